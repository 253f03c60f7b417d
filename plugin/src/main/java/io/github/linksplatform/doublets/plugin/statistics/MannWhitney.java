package io.github.linksplatform.doublets.plugin.statistics;

import java.util.Arrays;
import org.apache.commons.math3.distribution.NormalDistribution;
import org.apache.commons.math3.stat.inference.MannWhitneyUTest;

/**
 * The Mann–Whitney test of two samples, exact.
 *
 * <p>The distribution of the rank sum under equality is counted by a recurrence over the pooled values in order: of each
 * group of equal values, any number goes to the first sample, in as many ways as the binomial coefficient says, and adds
 * its midrank that many times. Without equal values this is the recurrence of Mann and Whitney (1947); with them it is
 * the exact distribution given which values are equal, not an approximation.
 */
final class MannWhitney {
    /** Beyond so many values together the exact count takes long, and the normal approximation is good to 4 digits. */
    private static final int LARGEST_EXACT = 200;

    private MannWhitney() {}

    /**
     * The probability, if both samples come from one distribution, of a rank sum at least as far from its mean as the
     * observed one, on either side.
     *
     * @param a a sample
     * @param b a sample
     * @return over 0 and at most 1
     */
    static double twoSidedProbability(Sample a, Sample b) {
        if (a.size() + b.size() > LARGEST_EXACT) {
            return new MannWhitneyUTest().mannWhitneyUTest(a.sorted(), b.sorted());
        }
        double[] pooled = Arrays.copyOf(a.sorted(), a.size() + b.size());
        System.arraycopy(b.sorted(), 0, pooled, a.size(), b.size());
        Arrays.sort(pooled);
        // Midranks are multiples of one half, so twice the rank is a whole number.
        double[] counts = rankSumCounts(pooled, a.size());
        int observed = doubledRankSum(pooled, a.sorted());
        int mean = a.size() * (pooled.length + 1);
        double extreme = 0;
        double all = 0;
        for (int sum = 0; sum < counts.length; sum++) {
            all += counts[sum];
            if (Math.abs(sum - mean) >= Math.abs(observed - mean)) {
                extreme += counts[sum];
            }
        }
        return Math.min(1, extreme / all);
    }

    /**
     * The largest number of pairs k such that, without equal values, U is less than k with at most the given
     * probability.
     *
     * @param m size of a sample
     * @param n size of a sample
     * @param probability over 0 and under 0.5
     * @return k, at least 0
     */
    static int criticalPairs(int m, int n, double probability) {
        if (m + n > LARGEST_EXACT) {
            // Normal approximation with continuity correction; its error at this size is under one pair in a thousand.
            double deviation = Math.sqrt(m / 12.0 * n * (m + n + 1));
            double z = new NormalDistribution().inverseCumulativeProbability(probability);
            return (int) Math.max(0, Math.floor(m / 2.0 * n + z * deviation + 0.5));
        }
        double[] distinct = new double[m + n];
        Arrays.setAll(distinct, i -> i);
        double[] counts = rankSumCounts(distinct, m);
        double all = Arrays.stream(counts).sum();
        int smallest = m * (m + 1);
        double below = 0;
        int k = 0;
        while (below + counts[smallest + 2 * k] <= probability * all) {
            below += counts[smallest + 2 * k];
            k++;
        }
        return k;
    }

    /** How many choices of {@code size} of the sorted values have each doubled rank sum. */
    private static double[] rankSumCounts(double[] sorted, int size) {
        int largest = size * (2 * sorted.length - size + 1);
        double[][] counts = new double[size + 1][largest + 1];
        counts[0][0] = 1;
        for (int start = 0; start < sorted.length; ) {
            int end = endOfTie(sorted, start);
            int ties = end - start;
            int doubledRank = start + 1 + end;
            for (int chosen = Math.min(size, end); chosen > 0; chosen--) {
                double ways = 1;
                for (int taken = 1; taken <= Math.min(ties, chosen); taken++) {
                    ways = ways * (ties - taken + 1) / taken;
                    double[] before = counts[chosen - taken];
                    double[] after = counts[chosen];
                    for (int sum = taken * doubledRank; sum <= largest; sum++) {
                        after[sum] += ways * before[sum - taken * doubledRank];
                    }
                }
            }
            start = end;
        }
        return counts[size];
    }

    private static int doubledRankSum(double[] pooled, double[] sorted) {
        int sum = 0;
        int at = 0;
        for (int start = 0; start < pooled.length; ) {
            int end = endOfTie(pooled, start);
            while (at < sorted.length && sorted[at] == pooled[start]) {
                sum += start + 1 + end;
                at++;
            }
            start = end;
        }
        return sum;
    }

    private static int endOfTie(double[] sorted, int start) {
        int end = start + 1;
        while (end < sorted.length && sorted[end] == sorted[start]) {
            end++;
        }
        return end;
    }
}
