package io.github.linksplatform.doublets.workload;

import java.util.Arrays;

/**
 * What every operation of the links workload must come to, computed from the data alone.
 *
 * <p>Reading by an end yields, for every visited link, all links with that end, so a link is seen as often as there are
 * visited links with its end: these are counted first. It takes one {@code int} a link while it runs.
 *
 * @param all all links as created, those in the background included
 * @param measured the measured links as created
 * @param byFrom for each measured link, all links with its from
 * @param byTo for each measured link, all links with its to
 * @param swapped the measured links with their ends swapped
 * @param allSwapped all links after the update: those in the background as created, the measured ones swapped
 */
record LinkTotals(Total all, Total measured, Total byFrom, Total byTo, Total swapped, Total allSwapped) {
    /**
     * Computes the totals.
     *
     * @param background how many links lie in the background
     * @param size how many are measured, at least 1
     * @return their totals
     */
    static LinkTotals of(long background, long size) {
        long last = new Dataset(background + size).size();
        Tally below = new Tally();
        for (long id = 1; id <= background; id++) {
            long from = Dataset.from(id);
            below.accept(id, from, Dataset.to(id, from));
        }
        Tally measured = new Tally();
        Tally swapped = new Tally();
        int[] visits = new int[(int) last + 1];
        for (long id = background + 1; id <= last; id++) {
            long from = Dataset.from(id);
            long to = Dataset.to(id, from);
            measured.accept(id, from, to);
            swapped.accept(id, to, from);
            visits[(int) from]++;
        }
        long byFromCount = 0;
        long byFromChecksum = 0;
        for (long id = 1; id <= last; id++) {
            long from = Dataset.from(id);
            byFromCount += visits[(int) from];
            byFromChecksum += visits[(int) from] * Tally.checksum(id, from, Dataset.to(id, from));
        }
        Arrays.fill(visits, 0);
        for (long id = background + 1; id <= last; id++) {
            visits[(int) Dataset.to(id, Dataset.from(id))]++;
        }
        long byToCount = 0;
        long byToChecksum = 0;
        for (long id = 1; id <= last; id++) {
            long from = Dataset.from(id);
            long to = Dataset.to(id, from);
            byToCount += visits[(int) to];
            byToChecksum += visits[(int) to] * Tally.checksum(id, from, to);
        }
        return new LinkTotals(
                sum(below.total(), measured.total()),
                measured.total(),
                new Total(byFromCount, byFromChecksum),
                new Total(byToCount, byToChecksum),
                swapped.total(),
                sum(below.total(), swapped.total()));
    }

    private static Total sum(Total a, Total b) {
        return new Total(a.count() + b.count(), a.checksum() + b.checksum());
    }
}
