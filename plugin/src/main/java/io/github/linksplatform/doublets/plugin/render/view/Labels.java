package io.github.linksplatform.doublets.plugin.render.view;

import io.github.linksplatform.doublets.plugin.render.words.Wording;
import io.github.linksplatform.doublets.plugin.report.Report;
import io.github.linksplatform.doublets.plugin.report.TableId;
import io.github.linksplatform.doublets.plugin.report.VariantResult;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What rows, columns and tables are called, and in which order they stand. */
public final class Labels {
    private static final Map<String, List<String>> OPERATIONS = Map.of(
            "links",
                    List.of(
                            "create",
                            "query_all",
                            "query_by_id",
                            "query_by_from_to",
                            "query_by_from",
                            "query_by_to",
                            "update",
                            "delete"),
            "objects", List.of("create", "read_all", "read_by_id", "delete"));

    /** Our own rows: the baselines, the other embedded stores, then stores with other libraries or servers between. */
    private static final List<String> FAMILIES = List.of(
            "SQLite_", "AndroidXSQLite_", "Doublets_United_", "Doublets_Split_", "SQLiteHibernate_", "PostgreSQL_");

    private static final List<String> LANGUAGES = List.of("Java", "Rust", "C#");

    /** The prefix of stores that measure the harness itself and are never shown. */
    private static final String HIDDEN = "Noop";

    private final Wording wording;

    /**
     * Labels in a language.
     *
     * @param wording the language
     */
    public Labels(Wording wording) {
        this.wording = wording;
    }

    /**
     * Tables by category, language, id width and size.
     *
     * @return the order
     */
    public static Comparator<TableId> tableOrder() {
        return Comparator.comparing(TableId::category)
                .thenComparing(table -> rank(LANGUAGES, table.language()))
                .thenComparing(TableId::language)
                .thenComparing(TableId::bits)
                .thenComparing(TableId::size);
    }

    /**
     * The rows of a table: without hidden stores, ours in a fixed order, others as their report has them.
     *
     * @param report the report
     * @return the results to show
     */
    public static List<VariantResult> rows(Report report) {
        List<VariantResult> rows = new ArrayList<>(report.results());
        rows.removeIf(result -> result.variant().startsWith(HIDDEN));
        if (!report.published()) {
            rows.sort(Comparator.comparing(result -> family(result.variant())));
        }
        return rows;
    }

    private static int family(String variant) {
        for (int i = 0; i < FAMILIES.size(); i++) {
            if (variant.startsWith(FAMILIES.get(i))) {
                return i;
            }
        }
        return FAMILIES.size();
    }

    private static int rank(List<String> order, String value) {
        int rank = order.indexOf(value);
        return rank < 0 ? order.size() : rank;
    }

    /**
     * The operations of a table: those of the category in their order, then others as the report has them.
     *
     * @param report the report
     * @return the operations' names
     */
    public static List<String> operations(Report report) {
        Set<String> operations =
                new LinkedHashSet<>(OPERATIONS.get(report.table().category()));
        report.results().forEach(result -> operations.addAll(result.operations().keySet()));
        return List.copyOf(operations);
    }

    /**
     * A row's label.
     *
     * @param variant a variant's name
     * @return the name with spaces
     */
    public static String variant(String variant) {
        return variant.replace('_', ' ');
    }

    /**
     * A column's label.
     *
     * @param operation an operation's name
     * @return the label
     */
    public String operation(String operation) {
        return wording.find("operation." + operation).orElseGet(() -> spelled(operation));
    }

    /**
     * A label where there is little room.
     *
     * @param operation an operation's name
     * @return the label
     */
    public String shortOperation(String operation) {
        return wording.find("operation." + operation + ".short").orElseGet(() -> operation(operation));
    }

    private static String spelled(String operation) {
        String words = operation.replace('_', ' ');
        return words.isEmpty() ? words : Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }

    /**
     * The size of a table.
     *
     * @param table the table
     * @return for example "100,000 links"
     */
    public String size(TableId table) {
        return wording.plural("size." + table.category(), table.size());
    }

    /**
     * A table's heading where it stands alone.
     *
     * @param table the table
     * @return for example "Java doublets vs SQLite: 100,000 links, 64 bit"
     */
    public String title(TableId table) {
        return wording.text("table.title", table.language(), size(table), table.bits());
    }
}
