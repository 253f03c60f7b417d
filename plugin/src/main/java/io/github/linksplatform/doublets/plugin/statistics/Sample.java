package io.github.linksplatform.doublets.plugin.statistics;

import java.util.Arrays;
import java.util.List;
import org.apache.commons.math3.stat.descriptive.rank.Percentile;
import org.apache.commons.math3.stat.descriptive.rank.Percentile.EstimationType;

/**
 * Measured times of one operation of one store, one value a repetition.
 *
 * <p>Quantiles are those of commons-math3 with {@link EstimationType#LEGACY}: with n values, the p-quantile lies at
 * position p (n + 1) of the sorted values, counted from 1, between its neighbours in proportion, and at the smallest or
 * largest value beyond them. Of three values the quartiles are the smallest and the largest, which is what keeps the
 * rate of false verdicts low.
 */
public final class Sample {
    /** The name of the estimation of quartiles, for reports. */
    public static final String ESTIMATOR = EstimationType.LEGACY.name();

    private final double[] sorted;

    private Sample(double[] sorted) {
        this.sorted = sorted;
    }

    /**
     * A sample of values.
     *
     * @param values times in ns, finite and at least 0, at least one of them
     * @return the sample
     * @throws IllegalArgumentException if there is no value or one is not such a number
     */
    public static Sample of(double... values) {
        if (values.length == 0) {
            throw new IllegalArgumentException("A sample has no values; at least one is needed.");
        }
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        // Sorted, the smallest is first and what is not a number is last.
        if (!(sorted[0] >= 0) || !Double.isFinite(sorted[sorted.length - 1])) {
            throw new IllegalArgumentException("A sample lies between " + sorted[0] + " and "
                    + sorted[sorted.length - 1] + "; its values are finite numbers, at least 0.");
        }
        return new Sample(sorted);
    }

    /**
     * A sample of values.
     *
     * @param values as of {@link #of(double...)}
     * @return the sample
     */
    public static Sample of(List<Double> values) {
        return of(values.stream().mapToDouble(Double::doubleValue).toArray());
    }

    /**
     * How many values there are.
     *
     * @return at least 1
     */
    public int size() {
        return sorted.length;
    }

    /**
     * The smallest value.
     *
     * @return in ns
     */
    public double min() {
        return sorted[0];
    }

    /**
     * The largest value.
     *
     * @return in ns
     */
    public double max() {
        return sorted[sorted.length - 1];
    }

    /**
     * The median.
     *
     * @return in ns
     */
    public double median() {
        return percentile(50);
    }

    /**
     * The lower end of the interquartile range.
     *
     * @return in ns
     */
    public double lowerQuartile() {
        return percentile(25);
    }

    /**
     * The upper end of the interquartile range.
     *
     * @return in ns
     */
    public double upperQuartile() {
        return percentile(75);
    }

    /**
     * A quantile.
     *
     * @param percent which, over 0 and at most 100
     * @return in ns
     */
    public double percentile(double percent) {
        return new Percentile().withEstimationType(EstimationType.LEGACY).evaluate(sorted, percent);
    }

    /** The values from the smallest to the largest; not to be written to. */
    double[] sorted() {
        return sorted;
    }
}
