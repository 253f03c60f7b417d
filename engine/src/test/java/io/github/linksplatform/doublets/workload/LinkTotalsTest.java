package io.github.linksplatform.doublets.workload;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Against the definition: for each visited link, look at every link there is. */
class LinkTotalsTest {
    @ParameterizedTest
    @CsvSource({"0,1", "0,2", "0,10", "0,333", "1,1", "5,10", "300,100"})
    void areWhatTheDefinitionSays(long background, long size) {
        long last = background + size;
        Tally all = new Tally();
        Tally allSwapped = new Tally();
        Tally byFrom = new Tally();
        Tally byTo = new Tally();
        Tally byFromTo = new Tally();
        for (long id = 1; id <= last; id++) {
            boolean measured = id > background;
            all.accept(id, from(id), to(id));
            allSwapped.accept(id, measured ? to(id) : from(id), measured ? from(id) : to(id));
            for (long other = 1; measured && other <= last; other++) {
                if (from(other) == from(id)) {
                    byFrom.accept(other, from(other), to(other));
                }
                if (to(other) == to(id)) {
                    byTo.accept(other, from(other), to(other));
                }
                if (from(other) == from(id) && to(other) == to(id)) {
                    byFromTo.accept(other, from(other), to(other));
                }
            }
        }

        LinkTotals totals = LinkTotals.of(background, size);

        assertThat(totals.all()).isEqualTo(all.total());
        assertThat(totals.measured()).isEqualTo(byFromTo.total());
        assertThat(totals.byFrom()).isEqualTo(byFrom.total());
        assertThat(totals.byTo()).isEqualTo(byTo.total());
        assertThat(totals.allSwapped()).isEqualTo(allSwapped.total());
    }

    private static long from(long id) {
        return Dataset.from(id);
    }

    private static long to(long id) {
        return Dataset.to(id, from(id));
    }
}
