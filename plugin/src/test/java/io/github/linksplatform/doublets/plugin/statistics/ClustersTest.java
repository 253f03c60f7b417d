package io.github.linksplatform.doublets.plugin.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;

class ClustersTest {
    @Test
    void twoGroupsFarApartAreFound() {
        assertThat(Clusters.gap(Sample.of(10, 10.1, 10.2, 15, 15.1))).isCloseTo(4.8 / 10.2, within(1e-12));
    }

    @Test
    void oneOutlierIsNoCluster() {
        assertThat(Clusters.gap(Sample.of(10, 10.1, 10.2, 10.3, 20))).isZero();
        assertThat(Clusters.gap(Sample.of(5, 10, 10.1, 10.2, 10.3))).isZero();
    }

    @Test
    void groupsCloseTogetherAreNone() {
        assertThat(Clusters.gap(Sample.of(10, 10, 10.9, 10.9))).isZero();
        assertThat(Clusters.gap(Sample.of(10, 20))).isZero();
        assertThat(Clusters.gap(Sample.of(0, 0, 0, 0))).isZero();
    }

    @Test
    void ordinaryNoiseSeldomLooksLikeClusters() {
        Random random = new Random(20261130);
        int found = 0;
        for (int trial = 0; trial < 10_000; trial++) {
            found += Clusters.gap(Noise.sample(random, 10, 1, 0.1)) > 0 ? 1 : 0;
        }
        assertThat(found).isLessThan(10);
    }
}
