package io.github.linksplatform.doublets.plugin.compare;

import io.github.linksplatform.doublets.plugin.fork.ForkFailure;
import java.nio.file.Path;
import java.util.List;

/**
 * What came of a comparison.
 *
 * @param reports the files that were written, one a table
 * @param failures why rows lack figures, in the order it happened
 * @param time where the time went
 */
public record ComparisonOutcome(List<Path> reports, List<ForkFailure> failures, TimeShares time) {
    /** Copies the lists. */
    public ComparisonOutcome {
        reports = List.copyOf(reports);
        failures = List.copyOf(failures);
    }
}
