package io.github.linksplatform.doublets.plugin.compare;

import io.github.linksplatform.doublets.worker.Result;

/**
 * Where the time of a run went.
 *
 * @param totalSeconds from the start of the first fork to the end of the last, those of a resumed run included
 * @param warmUpSeconds time of warm-ups
 * @param measuredSeconds time of timed regions
 */
public record TimeShares(double totalSeconds, double warmUpSeconds, double measuredSeconds) {
    /** No time at all. */
    public static final TimeShares NONE = new TimeShares(0, 0, 0);

    private static final double NS_PER_SECOND = 1e9;

    /**
     * These and the time of one more repetition.
     *
     * @param seconds from the start to the end of its fork
     * @param result what it measured
     * @return the sums
     */
    public TimeShares plus(double seconds, Result result) {
        double measured = 0;
        for (Result.Operation operation : result.operations()) {
            measured += operation.ns() * operation.count() * operation.passes() / NS_PER_SECOND;
        }
        return new TimeShares(
                totalSeconds + seconds, warmUpSeconds + result.warmUpSeconds(), measuredSeconds + measured);
    }

    /**
     * These and time without figures.
     *
     * @param seconds from the start to the end of a fork that failed, or of what forks of a kind have in common
     * @return the sums
     */
    public TimeShares plus(double seconds) {
        return new TimeShares(totalSeconds + seconds, warmUpSeconds, measuredSeconds);
    }

    /**
     * A share of the total.
     *
     * @param seconds one of the components
     * @return percent, rounded; 0 of nothing
     */
    public long percent(double seconds) {
        return totalSeconds == 0 ? 0 : Math.round(100 * seconds / totalSeconds);
    }
}
