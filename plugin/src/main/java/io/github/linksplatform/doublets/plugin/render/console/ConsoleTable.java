package io.github.linksplatform.doublets.plugin.render.console;

import io.github.linksplatform.doublets.plugin.render.view.Labels;
import io.github.linksplatform.doublets.plugin.render.words.Numbers;
import io.github.linksplatform.doublets.plugin.render.words.Wording;
import io.github.linksplatform.doublets.plugin.report.OperationResult;
import io.github.linksplatform.doublets.plugin.report.Report;
import io.github.linksplatform.doublets.plugin.report.VariantResult;
import java.util.ArrayList;
import java.util.List;

/**
 * A table of median times in ASCII, which every console shows, and narrow enough for 80 columns after the "[INFO] " of
 * Maven: four operations side by side, the others below. The shortest time of a column has an asterisk.
 */
public final class ConsoleTable {
    /** The widest line. */
    static final int WIDTH = 73;

    private static final int OPERATIONS_A_LINE = 4;
    private static final int CELL_WIDTH = 10;
    private static final int LABEL_WIDTH = WIDTH - OPERATIONS_A_LINE * CELL_WIDTH;
    private static final String FAMILY = "Doublets ";

    private final Labels labels = new Labels(Wording.ENGLISH);
    private final Numbers numbers = new Numbers(Wording.ENGLISH);
    private final Report report;
    private final List<VariantResult> rows;
    private final boolean withoutFamily;

    private ConsoleTable(Report report) {
        this.report = report;
        this.rows = Labels.rows(report);
        this.withoutFamily =
                rows.stream().anyMatch(row -> Labels.variant(row.variant()).length() >= LABEL_WIDTH);
    }

    /**
     * The lines of a table.
     *
     * @param report an assessed report
     * @return its title, and for each four operations their names and a line a store
     */
    public static List<String> lines(Report report) {
        return new ConsoleTable(report).lines();
    }

    private List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(labels.title(report.table()));
        List<String> operations = Labels.operations(report);
        for (int i = 0; i < operations.size(); i += OPERATIONS_A_LINE) {
            lines.addAll(block(operations.subList(i, Math.min(operations.size(), i + OPERATIONS_A_LINE))));
        }
        return lines;
    }

    private List<String> block(List<String> operations) {
        List<String> lines = new ArrayList<>();
        StringBuilder head = new StringBuilder(left(""));
        operations.forEach(
                operation -> head.append(right(labels.shortOperation(operation).replace("Read by", "By"))));
        lines.add(head.toString());
        List<Double> shortest = operations.stream().map(this::shortest).toList();
        for (VariantResult row : rows) {
            StringBuilder line = new StringBuilder(left(label(row)));
            for (int i = 0; i < operations.size(); i++) {
                line.append(right(cell(row, operations.get(i), shortest.get(i))));
            }
            lines.add(line.toString());
        }
        return lines;
    }

    private double shortest(String operation) {
        return rows.stream()
                .filter(row -> figures(row, operation) != null)
                .mapToDouble(row -> figures(row, operation).medianNs())
                .min()
                .orElse(-1);
    }

    private static OperationResult figures(VariantResult row, String operation) {
        return row.failure() == null ? row.operations().get(operation) : null;
    }

    private String cell(VariantResult row, String operation, double shortest) {
        OperationResult figures = figures(row, operation);
        if (figures == null) {
            return row.failure() == null ? "-" : "failed";
        }
        String time = numbers.time(figures.medianNs()).replace('µ', 'u');
        return figures.medianNs() == shortest ? "*" + time : time;
    }

    /** "Doublets" alone tells nothing apart, so it makes way where names are long. */
    private String label(VariantResult row) {
        String label = Labels.variant(row.variant());
        return withoutFamily && label.startsWith(FAMILY) ? label.substring(FAMILY.length()) : label;
    }

    private static String left(String label) {
        return label.length() < LABEL_WIDTH
                ? label + " ".repeat(LABEL_WIDTH - label.length())
                : label.substring(0, LABEL_WIDTH - 2) + "~ ";
    }

    private static String right(String text) {
        String fitting = text.length() < CELL_WIDTH ? text : text.substring(0, CELL_WIDTH - 1);
        return " ".repeat(CELL_WIDTH - fitting.length()) + fitting;
    }
}
