package io.github.linksplatform.doublets.plugin.report;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Whether a report says what every report must say, so that nothing after reading has to ask. */
final class ReportCheck {
    private static final List<String> CATEGORIES = List.of("links", "objects");
    private static final List<Integer> WIDTHS = List.of(32, 64);

    private final Path file;

    private ReportCheck(Path file) {
        this.file = file;
    }

    /**
     * Checks a report.
     *
     * @param file the file it is read from or written to, for messages
     * @param report the report
     * @throws ReportException if a required key is missing or a value is out of its range
     */
    static void check(Path file, Report report) {
        new ReportCheck(file).check(report);
    }

    private void check(Report report) {
        TableId table = report.table();
        demand(table != null && table.language() != null && !table.language().isBlank(), "has no language");
        demand(
                CATEGORIES.contains(table.category()),
                "has the category '" + table.category() + "'; valid categories are links and objects");
        demand(WIDTHS.contains(table.bits()), "has bits " + table.bits() + "; valid widths are 32 and 64");
        demand(table.size() >= 1, "has the size " + table.size() + "; a size is at least 1");
        demand(report.repetitions() >= 1, "has repetitions " + report.repetitions() + "; there is at least 1");
        demand(!report.results().isEmpty(), "has no results");
        Set<String> variants = new HashSet<>();
        for (VariantResult result : report.results()) {
            demand(result.variant() != null && !result.variant().isBlank(), "has a result without a variant");
            demand(variants.add(result.variant()), "has the variant " + result.variant() + " twice");
            result.operations().forEach((name, operation) -> check(result.variant(), name, operation));
        }
    }

    private void check(String variant, String name, OperationResult operation) {
        String what = "the operation " + name + " of " + variant;
        demand(
                operation != null
                        && operation.samplesNs() != null
                        && !operation.samplesNs().isEmpty(),
                "has no samples_ns for " + what);
        for (Map.Entry<String, List<Double>> list : Map.of(
                        "samples_ns", operation.samplesNs(),
                        "cpu_ns", orNone(operation.cpuNs()),
                        "allocated_bytes", orNone(operation.allocatedBytes()),
                        "gc_ms", orNone(operation.gcMs()))
                .entrySet()) {
            for (Double value : list.getValue()) {
                demand(
                        value != null && Double.isFinite(value) && value >= 0,
                        "has " + value + " among " + list.getKey() + " of " + what
                                + "; a figure is a finite number, at least 0");
            }
        }
    }

    private static List<Double> orNone(List<Double> list) {
        return list == null ? List.of() : list;
    }

    private void demand(boolean met, String problem) {
        if (!met) {
            throw new ReportException("The report " + file + " " + problem + ".");
        }
    }
}
