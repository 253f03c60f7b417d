package io.github.linksplatform.doublets.plugin.statistics;

import java.util.Arrays;
import java.util.Optional;

/**
 * How many times as fast one store is as another: the estimate of Hodges and Lehmann (1963) on logarithms, which is the
 * median of the quotients of all pairs, with the interval that inverts the exact Mann–Whitney test (Moses; Hollander and
 * Wolfe, Nonparametric Statistical Methods, 4.3).
 *
 * @param ratio the estimate; over 1 the store is faster than its baseline
 * @param interval where the true ratio lies with at least 95% probability; empty where the samples are too small for any
 *     interval, as three and three are
 */
record RatioEstimate(double ratio, Optional<Interval> interval) {
    private static final double TAIL = 0.025;

    /**
     * The ends of an interval of ratios.
     *
     * @param low lower end, over 0
     * @param high upper end, at least the lower
     */
    record Interval(double low, double high) {}

    /**
     * Estimates.
     *
     * @param sample the store's times, all over 0
     * @param baseline its baseline's times, all over 0
     * @return the estimate
     */
    static RatioEstimate of(Sample sample, Sample baseline) {
        double[] differences = new double[Math.multiplyExact(sample.size(), baseline.size())];
        int at = 0;
        for (double other : baseline.sorted()) {
            for (double own : sample.sorted()) {
                differences[at++] = StrictMath.log(other) - StrictMath.log(own);
            }
        }
        Arrays.sort(differences);
        int middle = differences.length / 2;
        double median =
                differences.length % 2 == 1 ? differences[middle] : (differences[middle - 1] + differences[middle]) / 2;
        int k = MannWhitney.criticalPairs(sample.size(), baseline.size(), TAIL);
        Optional<Interval> interval = k == 0
                ? Optional.empty()
                : Optional.of(new Interval(
                        StrictMath.exp(differences[k - 1]), StrictMath.exp(differences[differences.length - k])));
        return new RatioEstimate(StrictMath.exp(median), interval);
    }
}
