package io.github.linksplatform.doublets.plugin.check;

import io.github.linksplatform.doublets.plugin.report.Environment;
import io.github.linksplatform.doublets.plugin.report.OperationResult.Comparison;
import io.github.linksplatform.doublets.plugin.report.Report;
import io.github.linksplatform.doublets.plugin.report.ReportException;
import io.github.linksplatform.doublets.plugin.report.StoredReport;
import io.github.linksplatform.doublets.plugin.report.VariantResult;
import io.github.linksplatform.doublets.plugin.statistics.Assessment;
import io.github.linksplatform.doublets.plugin.statistics.Sample;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * Compares new reports with a baseline. An operation counts as slower only if its median and the lower end of the 95%
 * interval of the slowdown (Hodges and Lehmann, on logarithms) are both beyond the limit, against the run of the baseline
 * whose median is the slowest.
 */
public final class SlowdownCheck {
    private final Baseline baseline;
    private final SlowdownLimits limits;
    private final Yardstick yardstick;
    private final OtherMachine otherMachine;

    /** What becomes of a baseline that was measured elsewhere. */
    public enum OtherMachine {
        /** It is refused: its times say nothing of a change. */
        REFUSED,
        /** It is used. */
        ALLOWED
    }

    /**
     * A check.
     *
     * @param baseline what to compare with
     * @param limits how much slower an operation may be
     * @param yardstick what times are compared as
     * @param otherMachine what becomes of a baseline that was measured on another processor or JVM
     */
    public SlowdownCheck(Baseline baseline, SlowdownLimits limits, Yardstick yardstick, OtherMachine otherMachine) {
        this.baseline = baseline;
        this.limits = limits;
        this.yardstick = yardstick;
        this.otherMachine = otherMachine;
    }

    /**
     * Carries it out.
     *
     * @param reports new reports
     * @return what was found, one entry an operation that both have
     * @throws ReportException if the baseline was measured elsewhere, or has no table of the new reports
     */
    public CheckResult run(List<StoredReport> reports) {
        List<Finding> findings = new ArrayList<>();
        List<String> missing = new ArrayList<>();
        for (StoredReport stored : reports) {
            List<StoredReport> runs = baseline.of(stored.report().table());
            if (runs.isEmpty()) {
                missing.add(
                        "The baseline has no table " + stored.report().table().slug() + ".");
            }
            runs.forEach(run -> requireSameMachine(run, stored));
            for (VariantResult row : stored.report().results()) {
                for (String operation : row.operations().keySet()) {
                    finding(stored, runs, row.variant(), operation).ifPresent(findings::add);
                }
            }
            missing.addAll(lost(stored, runs));
            missing.addAll(yardstick.gaps(stored));
            runs.forEach(run -> missing.addAll(yardstick.gaps(run)));
        }
        if (findings.isEmpty()) {
            String same = "; measure the same tables and variants";
            throw new ReportException("The baseline and the new reports have no operation in common"
                    + yardstick
                            .reference()
                            .map(unit -> " that can be a multiple of the row " + unit + same + ", " + unit
                                    + " and others beside it")
                            .orElse(same)
                    + ", or name another directory with doublets.baseline.");
        }
        return new CheckResult(findings, missing);
    }

    private Optional<Finding> finding(StoredReport stored, List<StoredReport> runs, String variant, String operation) {
        Optional<Sample> measured = yardstick.figures(stored.report(), variant, operation);
        return measured.flatMap(now -> slowest(runs, variant, operation)
                .flatMap(before -> Assessment.compare("baseline", now, before).map(comparison -> {
                    double limit = limits.of(variant, operation);
                    double slowdown = now.median() / before.median() - 1;
                    Double atLeast = atLeast(comparison);
                    return new Finding(
                            stored.report().table().slug(),
                            variant,
                            operation,
                            before.median(),
                            now.median(),
                            yardstick.reference().orElse(null),
                            slowdown,
                            atLeast,
                            limit,
                            status(slowdown, atLeast, limit),
                            comparison.verdict(),
                            stored.file());
                })));
    }

    private static Finding.Status status(double slowdown, Double atLeast, double limit) {
        if (slowdown <= limit) {
            return Finding.Status.WITHIN;
        }
        return atLeast != null && atLeast > limit ? Finding.Status.SLOWER : Finding.Status.UNDECIDED;
    }

    /** The interval is of how many times as fast it became, so its upper end is the least slowdown. */
    private static Double atLeast(Comparison comparison) {
        List<Double> interval = comparison.interval();
        return interval == null ? null : 1 / interval.get(1) - 1;
    }

    private Optional<Sample> slowest(List<StoredReport> runs, String variant, String operation) {
        return runs.stream()
                .map(run -> yardstick.figures(run.report(), variant, operation))
                .flatMap(Optional::stream)
                .max(Comparator.comparingDouble(Sample::median));
    }

    /** Rows that the baseline has figures of and the new report has not, with the reason. */
    private static List<String> lost(StoredReport stored, List<StoredReport> runs) {
        List<String> lost = new ArrayList<>();
        runs.stream()
                .flatMap(run -> run.report().results().stream())
                .filter(row -> !row.operations().isEmpty())
                .map(VariantResult::variant)
                .distinct()
                .forEach(variant -> {
                    Optional<VariantResult> row = stored.report().result(variant);
                    if (row.isEmpty() || row.get().operations().isEmpty()) {
                        String reason = row.map(VariantResult::failure)
                                .map(VariantResult.Failure::message)
                                .orElse("it was not measured.");
                        lost.add(stored.report().table().slug() + ", " + variant + " has no figures: " + reason);
                    }
                });
        return lost;
    }

    private void requireSameMachine(StoredReport before, StoredReport now) {
        Map<String, String> then = identity(before.report());
        Map<String, String> here = identity(now.report());
        List<String> differences = new ArrayList<>();
        here.forEach((what, value) -> {
            if (!Objects.equals(value, then.get(what))) {
                differences.add(what + " was " + then.get(what) + " and is " + value);
            }
        });
        if (otherMachine == OtherMachine.REFUSED && !differences.isEmpty()) {
            throw new ReportException("The baseline " + before.file() + " was measured elsewhere: "
                    + String.join("; ", differences)
                    + "; measure a baseline here, or set doublets.allowOtherMachine if you know that they compare.");
        }
    }

    private static Map<String, String> identity(Report report) {
        Environment environment = report.environment();
        return Map.of(
                "the schema", String.valueOf(report.schema()),
                "the processor", environment == null ? "not recorded" : String.valueOf(environment.cpuModel()),
                "the number of cores", environment == null ? "not recorded" : String.valueOf(environment.cores()),
                "the JVM", environment == null ? "not recorded" : String.valueOf(environment.jvm()));
    }
}
