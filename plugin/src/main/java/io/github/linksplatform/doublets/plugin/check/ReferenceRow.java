package io.github.linksplatform.doublets.plugin.check;

import io.github.linksplatform.doublets.plugin.report.OperationResult;
import io.github.linksplatform.doublets.plugin.report.Report;
import io.github.linksplatform.doublets.plugin.report.StoredReport;
import io.github.linksplatform.doublets.plugin.report.VariantResult;
import io.github.linksplatform.doublets.plugin.statistics.Sample;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Multiples of another row's times: each repetition by that of the same operation in the same round. Between two runs the
 * whole machine may have become slower or faster, by its clock, its temperature or its neighbours; that meets both rows
 * of a round alike and cancels out, and only a change of the one against the other is left.
 *
 * @param variant the row that serves as the unit, which must be a store that does not change between the runs
 */
public record ReferenceRow(String variant) implements Yardstick {
    @Override
    public Optional<Sample> figures(Report report, String measured, String operation) {
        if (measured.equals(variant)) {
            return Optional.empty();
        }
        Optional<VariantResult> unit = complete(report, variant);
        Optional<VariantResult> row = complete(report, measured);
        return unit.flatMap(its -> row.flatMap(own -> multiples(samples(own, operation), samples(its, operation))));
    }

    @Override
    public List<String> gaps(StoredReport stored) {
        Report report = stored.report();
        Optional<VariantResult> unit = complete(report, variant);
        if (unit.isEmpty()) {
            return List.of(stored.file() + " has no complete row " + variant
                    + ", which its times are to be multiples of, so nothing of it is compared.");
        }
        List<String> gaps = new ArrayList<>();
        for (VariantResult row : report.results()) {
            List<String> lacking = row.operations().keySet().stream()
                    .filter(operation -> !row.variant().equals(variant)
                            && figures(report, row.variant(), operation).isEmpty())
                    .toList();
            if (!lacking.isEmpty()) {
                gaps.add(stored.file() + ", " + row.variant() + " is not compared in " + String.join(", ", lacking)
                        + ": its repetitions have no counterparts in the row " + variant + ".");
            }
        }
        return gaps;
    }

    @Override
    public Optional<String> reference() {
        return Optional.of(variant);
    }

    /** A row that lacks repetitions cannot be matched with another round by round. */
    private static Optional<VariantResult> complete(Report report, String variant) {
        return report.result(variant)
                .filter(row -> row.failure() == null && !row.operations().isEmpty());
    }

    private static List<Double> samples(VariantResult row, String operation) {
        OperationResult result = row.operations().get(operation);
        return result == null ? List.of() : result.samplesNs();
    }

    private static Optional<Sample> multiples(List<Double> own, List<Double> units) {
        if (own.isEmpty() || own.size() != units.size() || Sample.of(units).min() == 0) {
            return Optional.empty();
        }
        double[] multiples = new double[own.size()];
        for (int i = 0; i < multiples.length; i++) {
            multiples[i] = own.get(i) / units.get(i);
        }
        return Optional.of(Sample.of(multiples));
    }
}
