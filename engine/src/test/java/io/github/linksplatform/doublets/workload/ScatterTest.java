package io.github.linksplatform.doublets.workload;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ScatterTest {
    @Test
    void visitsTenInTheKnownOrder() {
        assertThat(visits(Scatter.of(1, 10))).containsExactly(1L, 8L, 5L, 2L, 9L, 6L, 3L, 10L, 7L, 4L);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 12, 30, 97, 1_000, 2_310})
    void visitsEachOnceWhereverItStarts(long size) {
        List<Long> visits = visits(Scatter.of(3_001, size));

        assertThat(visits).doesNotHaveDuplicates().hasSize((int) size);
        assertThat(visits).allMatch(id -> id >= 3_001 && id <= 3_000 + size);
    }

    @Test
    void comesBackToTheFirstAtTheLargestSize() {
        Scatter order = Scatter.of(1, Dataset.MAX_SIZE);

        // stride · n is a multiple of n: the last visit plus one stride is the first again.
        long last = 1 + (Dataset.MAX_SIZE - order.stride());
        assertThat(order.after(last)).isEqualTo(1);
        assertThat(order.after(Dataset.MAX_SIZE)).isBetween(1L, Dataset.MAX_SIZE);
    }

    private static List<Long> visits(Scatter order) {
        List<Long> visits = new ArrayList<>();
        long id = order.first();
        for (long k = 0; k < order.size(); k++) {
            visits.add(id);
            id = order.after(id);
        }
        return visits;
    }
}
