package io.github.linksplatform.doublets.plugin.render.view;

import io.github.linksplatform.doublets.plugin.render.view.Page.CategoryView;
import io.github.linksplatform.doublets.plugin.render.view.Page.DurabilityRow;
import io.github.linksplatform.doublets.plugin.render.view.Page.LanguageView;
import io.github.linksplatform.doublets.plugin.render.view.Page.WidthView;
import io.github.linksplatform.doublets.plugin.render.view.TableView.CellView;
import io.github.linksplatform.doublets.plugin.render.view.TableView.ChartsView;
import io.github.linksplatform.doublets.plugin.render.view.TableView.RowView;
import io.github.linksplatform.doublets.plugin.render.words.Wording;
import io.github.linksplatform.doublets.plugin.report.OperationResult;
import io.github.linksplatform.doublets.plugin.report.Report;
import io.github.linksplatform.doublets.plugin.report.TableId;
import io.github.linksplatform.doublets.plugin.report.VariantResult;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Arranges assessed reports as a page. */
public final class PageBuilder {
    private final Wording wording;
    private final MemoryColumn memoryColumn;
    private final Function<TableId, ChartsView> charts;
    private final Labels labels;
    private final CellWriter cells;

    /** Whether tables have the column "Memory". */
    public enum MemoryColumn {
        /** Where it was measured. */
        SHOWN,
        /** Nowhere. */
        HIDDEN
    }

    /**
     * A builder of pages in one language.
     *
     * @param wording the language
     * @param memoryColumn whether memory is shown
     * @param charts the links to a table's charts from where the page will be, or null
     */
    public PageBuilder(Wording wording, MemoryColumn memoryColumn, Function<TableId, ChartsView> charts) {
        this.wording = wording;
        this.memoryColumn = memoryColumn;
        this.charts = charts;
        this.labels = new Labels(wording);
        this.cells = new CellWriter(wording);
    }

    /**
     * Builds a page.
     *
     * @param reports assessed reports in any order
     * @return the page
     */
    public Page build(List<Report> reports) {
        List<Report> ordered = reports.stream()
                .sorted(Comparator.comparing(Report::table, Labels.tableOrder()))
                .toList();
        List<CategoryView> categories = groups(ordered, report -> report.table().category()).entrySet().stream()
                .map(entry -> category(entry.getKey(), entry.getValue()))
                .toList();
        return new Page(categories, durability(ordered), new ConclusionsCounter(wording).count(ordered));
    }

    private static <K> Map<K, List<Report>> groups(List<Report> reports, Function<Report, K> key) {
        return reports.stream().collect(Collectors.groupingBy(key, LinkedHashMap::new, Collectors.toList()));
    }

    private CategoryView category(String key, List<Report> reports) {
        List<LanguageView> languages = groups(reports, report -> report.table().language()).entrySet().stream()
                .map(entry ->
                        new LanguageView(wording.text("language.heading", entry.getKey()), widths(entry.getValue())))
                .toList();
        return new CategoryView(key, wording.text("category." + key + ".heading"), languages);
    }

    private List<WidthView> widths(List<Report> reports) {
        return groups(reports, report -> report.table().bits()).entrySet().stream()
                .map(entry -> new WidthView(
                        wording.text("bits.heading", entry.getKey()),
                        entry.getValue().stream().map(this::table).toList()))
                .toList();
    }

    private TableView table(Report report) {
        List<String> operations = Labels.operations(report);
        List<VariantResult> results = Labels.rows(report);
        boolean server = results.stream().anyMatch(result -> result.serverBytes() != null);
        boolean memory =
                memoryColumn == MemoryColumn.SHOWN && results.stream().anyMatch(result -> resident(result) != null);
        List<String> columns = new ArrayList<>();
        columns.add(wording.text("column.storage"));
        operations.forEach(operation -> columns.add(labels.operation(operation)));
        columns.add(wording.text("column.file"));
        if (server) {
            columns.add(wording.text("column.server"));
        }
        if (memory) {
            columns.add(wording.text("column.memory"));
        }
        List<RowView> rows = new ArrayList<>();
        for (VariantResult result : results) {
            List<CellView> row = new ArrayList<>();
            operations.forEach(operation -> row.add(cell(result, operation)));
            row.add(cells.size(result.fileBytes()));
            if (server) {
                row.add(cells.size(result.serverBytes()));
            }
            if (memory) {
                row.add(cells.size(resident(result)));
            }
            rows.add(new RowView(result.variant(), Labels.variant(result.variant()), row));
        }
        TableId table = report.table();
        return new TableView(
                table.slug(),
                labels.size(table),
                labels.title(table),
                new ProvenanceWriter(wording).write(report),
                columns,
                rows,
                new NotesWriter(wording).write(report),
                charts.apply(table));
    }

    private static Long resident(VariantResult result) {
        return result.memory() == null ? null : result.memory().residentBytes();
    }

    /** A store that failed is not shown as fast: none of its figures are. */
    private CellView cell(VariantResult result, String operation) {
        if (result.failure() != null) {
            return cells.failed();
        }
        OperationResult figures = result.operations().get(operation);
        return figures == null ? cells.none() : cells.operation(figures);
    }

    private List<DurabilityRow> durability(List<Report> reports) {
        Map<String, DurabilityRow> rows = new LinkedHashMap<>();
        for (Report report : reports) {
            for (VariantResult result : Labels.rows(report)) {
                if (result.durability() != null) {
                    String survives =
                            wording.find("durability." + result.durability()).orElse(result.durability());
                    rows.putIfAbsent(result.variant(), new DurabilityRow(Labels.variant(result.variant()), survives));
                }
            }
        }
        return List.copyOf(rows.values());
    }
}
