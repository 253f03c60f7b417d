package io.github.linksplatform.doublets.plugin.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class MannWhitneyTest {
    @Test
    void fullSeparationHasTheProbabilityOfTwoOrders() {
        assertThat(MannWhitney.twoSidedProbability(Sample.of(1, 2, 3), Sample.of(4, 5, 6)))
                .isCloseTo(2 / 20.0, within(1e-12));
        assertThat(MannWhitney.twoSidedProbability(Sample.of(6, 7, 8, 9, 10), Sample.of(1, 2, 3, 4, 5)))
                .isCloseTo(2 / 252.0, within(1e-12));
    }

    @Test
    void equalSamplesAreNoSurprise() {
        assertThat(MannWhitney.twoSidedProbability(Sample.of(1, 2, 3), Sample.of(1, 2, 3)))
                .isEqualTo(1);
        assertThat(MannWhitney.twoSidedProbability(Sample.of(7), Sample.of(7))).isEqualTo(1);
    }

    @Test
    void theCountAgreesWithEveryChoiceTriedAlsoWithTies() {
        Random random = new Random(20261130);
        for (int round = 0; round < 200; round++) {
            int m = 1 + random.nextInt(5);
            int n = 1 + random.nextInt(5);
            // Few distinct values make many ties.
            double[] pooled = random.doubles(m + n, 0, 6).map(Math::floor).toArray();
            Sample a = Sample.of(Arrays.copyOf(pooled, m));
            Sample b = Sample.of(Arrays.copyOfRange(pooled, m, m + n));

            assertThat(MannWhitney.twoSidedProbability(a, b))
                    .as("round %d: %s", round, Arrays.toString(pooled))
                    .isCloseTo(byTryingAll(pooled, m), within(1e-12));
        }
    }

    private static double byTryingAll(double[] pooled, int m) {
        double mean = m * (pooled.length + 1) / 2.0;
        double observed = Math.abs(rankSum(pooled, (1 << m) - 1) - mean);
        int extreme = 0;
        int all = 0;
        for (int choice = 0; choice < 1 << pooled.length; choice++) {
            if (Integer.bitCount(choice) == m) {
                all++;
                extreme += Math.abs(rankSum(pooled, choice) - mean) >= observed - 1e-9 ? 1 : 0;
            }
        }
        return (double) extreme / all;
    }

    private static double rankSum(double[] pooled, int choice) {
        double sum = 0;
        for (int i = 0; i < pooled.length; i++) {
            if ((choice & 1 << i) != 0) {
                double value = pooled[i];
                long below =
                        Arrays.stream(pooled).filter(other -> other < value).count();
                long equal =
                        Arrays.stream(pooled).filter(other -> other == value).count();
                sum += below + (equal + 1) / 2.0;
            }
        }
        return sum;
    }

    @Test
    void criticalPairsAreThoseOfThePublishedTables() {
        // One over the two-sided 5% critical values of U in Mann and Whitney's tables; 3 and 3 have none.
        assertThat(MannWhitney.criticalPairs(3, 3, 0.025)).isZero();
        assertThat(MannWhitney.criticalPairs(4, 4, 0.025)).isEqualTo(1);
        assertThat(MannWhitney.criticalPairs(5, 5, 0.025)).isEqualTo(3);
        assertThat(MannWhitney.criticalPairs(10, 10, 0.025)).isEqualTo(24);
        assertThat(MannWhitney.criticalPairs(5, 10, 0.025)).isEqualTo(9);
        assertThat(MannWhitney.criticalPairs(20, 20, 0.025)).isEqualTo(128);
    }

    @Test
    void theApproximationForLargeSamplesJoinsTheExactCount() {
        // 100 and 100 are counted, 101 and 101 are approximated.
        assertThat(MannWhitney.criticalPairs(101, 101, 0.025) - MannWhitney.criticalPairs(100, 100, 0.025))
                .isBetween(70, 100);
        Sample a = Sample.of(new Random(5).doubles(100, 1, 2).toArray());
        Sample b = Sample.of(new Random(6).doubles(100, 1.1, 2.1).toArray());
        Sample c = Sample.of(new Random(6).doubles(101, 1.1, 2.1).toArray());
        assertThat(MannWhitney.twoSidedProbability(a, c))
                .isCloseTo(MannWhitney.twoSidedProbability(a, b), within(0.002));
    }
}
