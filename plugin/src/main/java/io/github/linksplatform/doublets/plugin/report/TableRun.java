package io.github.linksplatform.doublets.plugin.report;

import io.github.linksplatform.doublets.plugin.plan.Table;
import io.github.linksplatform.doublets.worker.Result;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What came of the repetitions of one table, gathered while they run. */
public final class TableRun {
    private final Table table;
    private final Map<String, List<Result>> results = new LinkedHashMap<>();
    private final Map<String, VariantResult.Failure> failures = new LinkedHashMap<>();
    private double seconds;

    /**
     * Nothing yet.
     *
     * @param table the table
     */
    public TableRun(Table table) {
        this.table = table;
    }

    /**
     * The table.
     *
     * @return the table
     */
    public Table table() {
        return table;
    }

    /**
     * Adds a repetition that was measured.
     *
     * @param result its figures
     * @param took from the start to the end of its fork, in seconds
     */
    public void add(Result result, double took) {
        results.computeIfAbsent(result.variant(), name -> new ArrayList<>()).add(result);
        seconds += took;
    }

    /**
     * Adds a repetition that failed.
     *
     * @param variant its variant
     * @param failure why
     */
    public void add(String variant, VariantResult.Failure failure) {
        failures.putIfAbsent(variant, failure);
    }

    /** The results of a variant in the order of repetitions. */
    List<Result> results(String variant) {
        return results.getOrDefault(variant, List.of()).stream()
                .sorted(Comparator.comparingInt(Result::repetition))
                .toList();
    }

    /** Why a variant's figures are missing, or null if they are not. */
    VariantResult.Failure failure(String variant) {
        return failures.get(variant);
    }

    /** How long the forks took, in seconds. */
    double seconds() {
        return seconds;
    }

    /** Whether there is anything to report. */
    boolean isEmpty() {
        return results.isEmpty() && failures.isEmpty();
    }
}
