package io.github.linksplatform.doublets.plugin.statistics;

import java.util.Locale;

/** What is said of a store's times beside those of its baseline. */
public enum Verdict {
    /** Its times are shorter. */
    FASTER,
    /** Its times are longer. */
    SLOWER,
    /** No difference is claimed; not the claim that there is none. */
    SAME;

    /** By how much of the baseline's median the medians must differ for a difference to be claimed. */
    public static final double MARGIN = 0.05;

    /**
     * The verdict: a difference is claimed only if the interquartile ranges do not overlap, not even in one point, and
     * the medians differ by more than {@link #MARGIN} of the baseline's.
     *
     * @param sample the store's times
     * @param baseline its baseline's times
     * @return the verdict
     */
    public static Verdict of(Sample sample, Sample baseline) {
        double difference = sample.median() - baseline.median();
        if (Math.abs(difference) <= MARGIN * baseline.median()) {
            return SAME;
        }
        if (sample.upperQuartile() < baseline.lowerQuartile()) {
            return FASTER;
        }
        return baseline.upperQuartile() < sample.lowerQuartile() ? SLOWER : SAME;
    }

    /**
     * The verdict in reports.
     *
     * @return "faster", "slower" or "same"
     */
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }
}
