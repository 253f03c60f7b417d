package io.github.linksplatform.doublets.plugin.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

class RatioEstimateTest {
    @Test
    void theRatioIsTheMedianOfAllQuotients() {
        // 2/1, 4/1, 2/2, 4/2 and, for an odd number, 8/1 and 8/2.
        assertThat(RatioEstimate.of(Sample.of(1, 2), Sample.of(2, 4)).ratio()).isCloseTo(2, within(1e-12));
        assertThat(RatioEstimate.of(Sample.of(1), Sample.of(2, 4, 8)).ratio()).isCloseTo(4, within(1e-12));
    }

    @Test
    void threeAndThreeHaveNoInterval() {
        assertThat(RatioEstimate.of(Sample.of(1, 2, 3), Sample.of(10, 11, 12)).interval())
                .isEmpty();
    }

    @Test
    void fourAndFourReachFromTheSmallestToTheLargestQuotient() {
        RatioEstimate.Interval interval = RatioEstimate.of(Sample.of(1, 2, 3, 4), Sample.of(10, 20, 30, 40))
                .interval()
                .orElseThrow();

        assertThat(interval.low()).isCloseTo(10.0 / 4, within(1e-12));
        assertThat(interval.high()).isCloseTo(40.0, within(1e-12));
    }

    @Test
    void theIntervalHoldsTheTrueRatioAsOftenAsItSays() {
        Random random = new Random(20261130);
        int held = 0;
        int rounds = 4000;
        for (int round = 0; round < rounds; round++) {
            Sample sample = Noise.sample(random, 10, 1, 0.1);
            Sample baseline = Noise.sample(random, 10, 3, 0.1);
            Optional<RatioEstimate.Interval> interval =
                    RatioEstimate.of(sample, baseline).interval();
            held += interval.filter(range -> range.low() <= 3 && 3 <= range.high())
                            .isPresent()
                    ? 1
                    : 0;
        }
        // 95.67% is the exact level of k = 24 of 100 pairs.
        assertThat((double) held / rounds).isBetween(0.95, 0.965);
    }
}
