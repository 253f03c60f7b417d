package io.github.linksplatform.doublets.plugin.statistics;

/**
 * Finds samples that fall into two clusters, as they do when something switched between repetitions: a compiler's
 * choice, a processor's clock, another process.
 *
 * <p>The rule is ours: the widest gap between neighbours leaves at least two values on either side, is over three times
 * as wide as the wider side, and over 10% of the median. A single outlier is no cluster.
 */
final class Clusters {
    private static final int FEWEST_ON_A_SIDE = 2;
    private static final double TIMES_A_SIDE = 3;
    private static final double SHARE_OF_MEDIAN = 0.1;

    private Clusters() {}

    /** The gap between two clusters as a share of the median, or 0 if there are none. */
    static double gap(Sample sample) {
        double[] sorted = sample.sorted();
        double widest = 0;
        for (int i = FEWEST_ON_A_SIDE; i <= sorted.length - FEWEST_ON_A_SIDE; i++) {
            double gap = sorted[i] - sorted[i - 1];
            double side = Math.max(sorted[i - 1] - sorted[0], sorted[sorted.length - 1] - sorted[i]);
            if (gap > TIMES_A_SIDE * side) {
                widest = Math.max(widest, gap);
            }
        }
        double share = sample.median() > 0 ? widest / sample.median() : 0;
        return share > SHARE_OF_MEDIAN ? share : 0;
    }
}
