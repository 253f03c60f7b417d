package io.github.linksplatform.doublets.plugin.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class VerdictTest {
    private static final Sample BASELINE = Sample.of(100, 101, 102);

    @Test
    void aDifferenceNeedsSeparateRangesAndOverFivePercent() {
        assertThat(Verdict.of(Sample.of(80, 81, 82), BASELINE)).isEqualTo(Verdict.FASTER);
        assertThat(Verdict.of(Sample.of(120, 121, 122), BASELINE)).isEqualTo(Verdict.SLOWER);
        // Separate, but by 4%.
        assertThat(Verdict.of(Sample.of(97, 97, 97.1), BASELINE)).isEqualTo(Verdict.SAME);
        // Medians 20% apart, but the ranges overlap.
        assertThat(Verdict.of(Sample.of(80, 81, 100.5), BASELINE)).isEqualTo(Verdict.SAME);
        assertThat(Verdict.of(Sample.of(101.5, 121, 122), BASELINE)).isEqualTo(Verdict.SAME);
    }

    @Test
    void rangesThatTouchOverlap() {
        assertThat(Verdict.of(Sample.of(80, 81, 100), BASELINE)).isEqualTo(Verdict.SAME);
        assertThat(Verdict.of(Sample.of(102, 121, 122), BASELINE)).isEqualTo(Verdict.SAME);
    }

    @Test
    void theMarginIsOfTheBaselineAndExclusive() {
        assertThat(Verdict.of(Sample.of(105), Sample.of(100))).isEqualTo(Verdict.SAME);
        assertThat(Verdict.of(Sample.of(105.01), Sample.of(100))).isEqualTo(Verdict.SLOWER);
        assertThat(Verdict.of(Sample.of(95), Sample.of(100))).isEqualTo(Verdict.SAME);
        assertThat(Verdict.of(Sample.of(94.99), Sample.of(100))).isEqualTo(Verdict.FASTER);
    }
}
