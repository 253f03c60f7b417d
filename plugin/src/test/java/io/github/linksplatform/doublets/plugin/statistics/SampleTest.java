package io.github.linksplatform.doublets.plugin.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class SampleTest {
    @Test
    void quartilesAreThoseOfTheLegacyEstimation() {
        Sample sample = Sample.of(9, 2, 5, 3, 7, 8, 4, 6);

        assertThat(sample.median()).isEqualTo(5.5);
        // Positions 9/4 and 27/4 of the sorted values.
        assertThat(sample.lowerQuartile()).isEqualTo(3.25);
        assertThat(sample.upperQuartile()).isEqualTo(7.75);
        assertThat(sample.min()).isEqualTo(2);
        assertThat(sample.max()).isEqualTo(9);
        assertThat(Sample.ESTIMATOR).isEqualTo("LEGACY");
    }

    @Test
    void oneTwoAndThreeValuesHaveQuartiles() {
        assertQuartiles(Sample.of(5), 5, 5, 5);
        assertQuartiles(Sample.of(5, 1), 1, 3, 5);
        assertQuartiles(Sample.of(5, 1, 2), 1, 2, 5);
    }

    private static void assertQuartiles(Sample sample, double lower, double median, double upper) {
        assertThat(sample.lowerQuartile()).isEqualTo(lower);
        assertThat(sample.median()).isEqualTo(median);
        assertThat(sample.upperQuartile()).isEqualTo(upper);
    }

    @Test
    void positionsDoNotOverflowInLargeSamples() {
        // 99 times 25,000,001 is beyond what an int holds.
        double[] values = new double[25_000_000];
        Arrays.setAll(values, i -> i + 1.0);

        assertThat(Sample.of(values).percentile(99)).isEqualTo(24_750_000.99);
    }

    @Test
    void whatIsNoTimeIsRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> Sample.of()).withMessageContaining("no values");
        for (double value : new double[] {-1, Double.NaN, Double.POSITIVE_INFINITY}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Sample.of(1, value, 2))
                    .withMessageContaining(Double.toString(value));
        }
    }
}
