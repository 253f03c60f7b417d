package io.github.linksplatform.doublets.plugin.statistics;

import io.github.linksplatform.doublets.plugin.report.OperationResult;
import io.github.linksplatform.doublets.plugin.report.OperationResult.Comparison;
import io.github.linksplatform.doublets.plugin.report.Report;
import io.github.linksplatform.doublets.plugin.report.VariantResult;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Derives from a report's samples everything that follows from them. Doing so twice changes nothing. */
public final class Assessment {
    private final Report report;

    private Assessment(Report report) {
        this.report = report;
    }

    /**
     * Fills in medians, extremes, comparisons and warnings. What the report says of them is replaced: the samples are
     * the truth.
     *
     * @param report a report
     * @return the report with what follows from its samples
     */
    public static Report of(Report report) {
        Assessment assessment = new Assessment(report);
        List<VariantResult> results =
                report.results().stream().map(assessment::assess).toList();
        Report assessed = report.with(results, report.warnings());
        return assessed.with(results, SampleWarnings.of(assessed));
    }

    /**
     * Compares two samples.
     *
     * @param name the name of the baseline
     * @param sample a store's times
     * @param baseline its baseline's times
     * @return the comparison, with a verdict whatever the number of repetitions; empty if a time is 0, which has no
     *     ratio
     */
    public static Optional<Comparison> compare(String name, Sample sample, Sample baseline) {
        if (sample.min() == 0 || baseline.min() == 0) {
            return Optional.empty();
        }
        Verdict verdict = Verdict.of(sample, baseline);
        RatioEstimate estimate = RatioEstimate.of(sample, baseline);
        return Optional.of(new Comparison(
                name,
                baseline.median() / sample.median(),
                verdict.key(),
                estimate.ratio(),
                estimate.interval()
                        .map(range -> List.of(range.low(), range.high()))
                        .orElse(null),
                MannWhitney.twoSidedProbability(sample, baseline),
                Confidence.of(verdict, sample, baseline, estimate.interval()).key()));
    }

    private VariantResult assess(VariantResult result) {
        Optional<VariantResult> baseline = baselineOf(result)
                .flatMap(report::result)
                .filter(found -> found.failure() == null && result.failure() == null);
        Map<String, OperationResult> operations = new LinkedHashMap<>();
        result.operations().forEach((name, operation) -> {
            OperationResult other =
                    baseline.map(found -> found.operations().get(name)).orElse(null);
            operations.put(
                    name, assess(operation, baseline.map(VariantResult::variant).orElse(null), other));
        });
        return result.with(operations);
    }

    private OperationResult assess(OperationResult operation, String baseline, OperationResult other) {
        Sample sample = Sample.of(operation.samplesNs());
        Optional<Comparison> comparison = other == null
                ? Optional.empty()
                : compare(baseline, sample, Sample.of(other.samplesNs())).map(this::withoutUnearnedVerdict);
        return new OperationResult(
                sample.median(),
                sample.min(),
                sample.max(),
                operation.samplesNs(),
                operation.cpuNs(),
                operation.allocatedBytes(),
                operation.gcMs(),
                comparison.orElse(null));
    }

    /** Reports of the other languages keep the words they were published with, at any number of repetitions. */
    private Comparison withoutUnearnedVerdict(Comparison comparison) {
        if (report.published() || !comparison.confidence().equals(Confidence.INSUFFICIENT.key())) {
            return comparison;
        }
        return new Comparison(
                comparison.baseline(),
                comparison.ratio(),
                null,
                comparison.hodgesLehmann(),
                comparison.interval(),
                comparison.p(),
                comparison.confidence());
    }

    private Optional<String> baselineOf(VariantResult result) {
        return report.published() ? PublishedBaselines.of(result.variant()) : Optional.ofNullable(result.baseline());
    }
}
