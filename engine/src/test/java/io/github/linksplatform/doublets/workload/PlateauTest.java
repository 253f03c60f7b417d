package io.github.linksplatform.doublets.workload;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PlateauTest {
    private static final long MS = 1_000_000;

    private final Plateau plateau = new Plateau();

    @Test
    void needsThreeLongCyclesThatAgree() {
        add(1, 100 * MS);
        add(1, 102 * MS);
        assertThat(plateau.reached()).isFalse();
        add(1, 103 * MS);
        assertThat(plateau.reached()).isTrue();
    }

    @Test
    void isNotReachedWhileTimesDiffer() {
        add(1, 100 * MS);
        add(1, 104 * MS);
        add(1, 100 * MS);
        assertThat(plateau.reached()).isFalse();
        add(2, 101 * MS);
        assertThat(plateau.reached()).isTrue();
    }

    @Test
    void judgesShortCyclesByTheMedianOfFiftyMilliseconds() {
        for (int window = 0; window < 3; window++) {
            assertThat(plateau.reached()).isFalse();
            add(40, MS);
            add(1, 10 * MS);
        }
        assertThat(plateau.reached()).isTrue();
    }

    @Test
    void takesMoreShortCyclesThanItHasRoomFor() {
        add(149_999, 1_000);
        assertThat(plateau.reached()).isFalse();
        add(1, 1_000);
        assertThat(plateau.reached()).isTrue();
    }

    private void add(int times, long ns) {
        for (int i = 0; i < times; i++) {
            plateau.add(ns);
        }
    }
}
