package io.github.linksplatform.doublets.plugin.report;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import java.util.Optional;

/**
 * What was measured for one table. Keys that the Rust and C# benchmarks write too have their names and meaning; the
 * others are ours.
 *
 * @param schema the version of our additions, 1; null in a report of the Rust and C# benchmarks, whose words are
 *     decided by the rule they were published under
 * @param table which table; its components are keys of the report itself
 * @param repetitions how many repetitions each variant was to have, at least 1
 * @param warmUpSize records in a store of a warm-up cycle
 * @param warmUpSeconds how long a warm-up lasts at least
 * @param provenance where the figures come from; its components are keys of the report itself
 * @param method how the figures were taken
 * @param environment the machine that took them
 * @param calibration how often the machine was found to see a difference where there is none
 * @param warnings what a reader should know before trusting a figure
 * @param results one entry a variant
 */
public record Report(
        Integer schema,
        @JsonUnwrapped TableId table,
        int repetitions,
        Long warmUpSize,
        Double warmUpSeconds,
        @JsonUnwrapped Provenance provenance,
        Method method,
        Environment environment,
        Calibration calibration,
        List<Warning> warnings,
        List<VariantResult> results) {
    /** The newest version of the report that this code knows. */
    public static final int SCHEMA = 1;

    /** Turns absent lists into empty ones. */
    public Report {
        warnings = warnings == null ? List.of() : List.copyOf(warnings);
        results = results == null ? List.of() : List.copyOf(results);
    }

    /**
     * Whether the report has the shape of the Rust and C# benchmarks, without our additions.
     *
     * @return true if it names no schema
     */
    public boolean published() {
        return schema == null;
    }

    /**
     * The result of a variant.
     *
     * @param variant its name
     * @return the result, or empty if the report has none of that name
     */
    public Optional<VariantResult> result(String variant) {
        return results.stream()
                .filter(result -> result.variant().equals(variant))
                .findFirst();
    }

    /**
     * The same report with other results and warnings.
     *
     * @param newResults the results
     * @param newWarnings the warnings
     * @return the report
     */
    public Report with(List<VariantResult> newResults, List<Warning> newWarnings) {
        return new Report(
                schema,
                table,
                repetitions,
                warmUpSize,
                warmUpSeconds,
                provenance,
                method,
                environment,
                calibration,
                newWarnings,
                newResults);
    }
}
