package io.github.linksplatform.doublets.plugin.statistics;

import io.github.linksplatform.doublets.plugin.report.OperationResult;
import io.github.linksplatform.doublets.plugin.report.Report;
import io.github.linksplatform.doublets.plugin.report.VariantResult;
import io.github.linksplatform.doublets.plugin.report.Warning;
import io.github.linksplatform.doublets.plugin.report.Warning.Kind;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** What a reader should know before trusting a report's figures, as far as the report itself shows it. */
final class SampleWarnings {
    /** A store in memory waits for no disk, so less processor time than this share of wall time went to others. */
    private static final double CPU_SHARE = 0.9;

    /** A load average over this share of the processors, before measuring began, is other processes' work. */
    private static final double LOAD_SHARE = 0.5;

    private static final Set<Kind> DERIVED = EnumSet.of(
            Kind.FEW_REPETITIONS, Kind.NO_PLATEAU, Kind.CPU_BELOW_WALL, Kind.GC_IN_REGION, Kind.CLUSTERS, Kind.LOAD);

    private final List<Warning> warnings = new ArrayList<>();

    private SampleWarnings() {}

    /**
     * The warnings of a report.
     *
     * @param report a report
     * @return those that follow from its figures, after those of other kinds that it holds
     */
    static List<Warning> of(Report report) {
        SampleWarnings derived = new SampleWarnings();
        Set<String> keys = DERIVED.stream().map(Kind::key).collect(Collectors.toSet());
        report.warnings().stream()
                .filter(warning -> !keys.contains(warning.kind()))
                .forEach(derived.warnings::add);
        derived.load(report);
        report.results().forEach(derived::variant);
        return List.copyOf(derived.warnings);
    }

    private void load(Report report) {
        if (report.environment() == null
                || report.environment().loadBefore() == null
                || report.environment().cores() == null) {
            return;
        }
        double load = report.environment().loadBefore();
        if (load > LOAD_SHARE * report.environment().cores()) {
            warnings.add(Warning.of(Kind.LOAD, null, null, load));
        }
    }

    private void variant(VariantResult result) {
        if (result.warmUp() != null && result.warmUp().endedBy() != null) {
            long late = result.warmUp().endedBy().stream()
                    .filter(end -> !"plateau".equals(end))
                    .count();
            if (late > 0) {
                warnings.add(Warning.of(Kind.NO_PLATEAU, result.variant(), null, (double) late));
            }
        }
        result.operations().forEach((name, operation) -> operation(result, name, operation));
    }

    private void operation(VariantResult result, String name, OperationResult operation) {
        Sample sample = Sample.of(operation.samplesNs());
        if (operation.comparison() != null
                && operation.comparison().confidence().equals(Confidence.INSUFFICIENT.key())) {
            warnings.add(Warning.of(Kind.FEW_REPETITIONS, result.variant(), name, (double) sample.size()));
        }
        if ("volatile".equals(result.durability()) && operation.cpuNs() != null && sample.median() > 0) {
            double share = Sample.of(operation.cpuNs()).median() / sample.median();
            if (share < CPU_SHARE) {
                warnings.add(Warning.of(Kind.CPU_BELOW_WALL, result.variant(), name, share));
            }
        }
        if (operation.gcMs() != null) {
            double collected =
                    operation.gcMs().stream().mapToDouble(Double::doubleValue).sum();
            if (collected > 0) {
                warnings.add(Warning.of(Kind.GC_IN_REGION, result.variant(), name, collected));
            }
        }
        double gap = Clusters.gap(sample);
        if (gap > 0) {
            warnings.add(Warning.of(Kind.CLUSTERS, result.variant(), name, gap));
        }
    }
}
