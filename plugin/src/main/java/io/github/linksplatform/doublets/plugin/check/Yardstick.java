package io.github.linksplatform.doublets.plugin.check;

import io.github.linksplatform.doublets.plugin.report.OperationResult;
import io.github.linksplatform.doublets.plugin.report.Report;
import io.github.linksplatform.doublets.plugin.report.StoredReport;
import io.github.linksplatform.doublets.plugin.report.VariantResult;
import io.github.linksplatform.doublets.plugin.statistics.Sample;
import java.util.List;
import java.util.Optional;

/** What the times of two runs are compared as. */
public sealed interface Yardstick permits Yardstick.WallTime, ReferenceRow {
    /**
     * The figures of an operation, one a repetition.
     *
     * @param report a report
     * @param variant the variant
     * @param operation the operation
     * @return its figures; empty if the report has none of it by this yardstick
     */
    Optional<Sample> figures(Report report, String variant, String operation);

    /**
     * What of a report cannot be compared by this yardstick although it was measured.
     *
     * @param stored a report
     * @return a sentence each
     */
    List<String> gaps(StoredReport stored);

    /**
     * The row that figures are multiples of.
     *
     * @return its variant; empty if figures are ns per record
     */
    Optional<String> reference();

    /** Nanoseconds: what a user waits for, on a machine that is equally fast in both runs. */
    record WallTime() implements Yardstick {
        @Override
        public Optional<Sample> figures(Report report, String variant, String operation) {
            return report.result(variant)
                    .map(VariantResult::operations)
                    .map(operations -> operations.get(operation))
                    .map(OperationResult::samplesNs)
                    .map(Sample::of);
        }

        @Override
        public List<String> gaps(StoredReport stored) {
            return List.of();
        }

        @Override
        public Optional<String> reference() {
            return Optional.empty();
        }
    }
}
