package io.github.linksplatform.doublets.workload;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Against the definition: for each visited id, look at every link there is. */
class LinkTotalsTest {
    @ParameterizedTest
    @CsvSource({"0,1", "0,2", "0,10", "0,333", "1,1", "5,10", "300,100"})
    void areWhatTheDefinitionSays(long background, long size) {
        long last = background + size;
        Tally all = new Tally();
        Tally allSwapped = new Tally();
        Tally weighedById = new Tally();
        Tally byFrom = new Tally();
        Tally byTo = new Tally();
        Tally weighedByFrom = new Tally();
        Tally weighedByTo = new Tally();
        Tally byFromTo = new Tally();
        for (long id = 1; id <= last; id++) {
            boolean measured = id > background;
            all.accept(id, from(id), to(id));
            allSwapped.accept(id, measured ? to(id) : from(id), measured ? from(id) : to(id));
            if (measured) {
                weighedById.add(Tally.checksum(id, from(id), to(id)) * (2 * id + 1));
            }
            for (long other = 1; measured && other <= last; other++) {
                if (from(other) == id) {
                    byFrom.accept(other, from(other), to(other));
                    weighedByFrom.add(Tally.checksum(other, from(other), to(other)) * (2 * id + 1));
                }
                if (to(other) == id) {
                    byTo.accept(other, from(other), to(other));
                    weighedByTo.add(Tally.checksum(other, from(other), to(other)) * (2 * id + 1));
                }
                if (from(other) == from(id) && to(other) == to(id)) {
                    byFromTo.accept(other, from(other), to(other));
                }
            }
        }

        LinkTotals totals = LinkTotals.of(background, size);

        assertThat(totals.all()).isEqualTo(all.total());
        assertThat(totals.measured()).isEqualTo(byFromTo.total());
        assertThat(totals.weighedById()).isEqualTo(weighedById.total());
        assertThat(totals.byFrom()).isEqualTo(byFrom.total());
        assertThat(totals.byTo()).isEqualTo(byTo.total());
        assertThat(totals.weighedByFrom()).isEqualTo(weighedByFrom.total());
        assertThat(totals.weighedByTo()).isEqualTo(weighedByTo.total());
        assertThat(totals.allSwapped()).isEqualTo(allSwapped.total());
    }

    /** Every end is visited once, so that every link is found once: the golden sums are those of reading by an end. */
    @ParameterizedTest
    @ValueSource(longs = {1, 10, 1_000})
    void readingByAnEndFindsEachLinkOnce(long size) {
        LinkTotals totals = LinkTotals.of(0, size);

        assertThat(totals.byFrom()).isEqualTo(totals.all());
        assertThat(totals.byTo()).isEqualTo(totals.all());
    }

    private static long from(long id) {
        return Dataset.from(id);
    }

    private static long to(long id) {
        return Dataset.to(id, from(id));
    }
}
