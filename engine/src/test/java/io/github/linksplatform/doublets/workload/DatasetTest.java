package io.github.linksplatform.doublets.workload;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class DatasetTest {
    static Stream<GoldenSums> goldenSums() {
        return GoldenSums.ALL.stream();
    }

    @Test
    void startsWithTheKnownLinks() {
        List<String> links = LongStream.rangeClosed(1, 5)
                .mapToObj(id -> Dataset.from(id) + "," + Dataset.to(id, Dataset.from(id)))
                .toList();

        assertThat(links).containsExactly("1,1", "1,2", "3,1", "3,2", "2,4");
    }

    @ParameterizedTest
    @MethodSource("goldenSums")
    void hasTheGoldenSums(GoldenSums golden) {
        LinkTotals totals = LinkTotals.of(0, golden.size());

        assertThat(totals.measured().checksumText()).isEqualTo(golden.created());
        assertThat(totals.swapped().checksumText()).isEqualTo(golden.swapped());
        assertThat(totals.measured().count()).isEqualTo(golden.size());
    }

    @ParameterizedTest
    @ValueSource(longs = {-1, 0, 3_000_000_000L})
    void refusesASizeItCannotCount(long size) {
        assertThatThrownBy(() -> new Dataset(size))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("The workload has " + size
                        + " links, those in the background included; valid are 1 to 2000000000.");
    }

    @Test
    void keepsBothEndsOfItsLastLinksInRange() {
        for (long id = Dataset.MAX_SIZE - 1000; id <= Dataset.MAX_SIZE; id++) {
            long from = Dataset.from(id);
            assertThat(from).isBetween(1L, id);
            assertThat(Dataset.to(id, from)).isBetween(1L, id);
        }
    }
}
