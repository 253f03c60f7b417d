package io.github.linksplatform.doublets.workload;

/**
 * What every operation of the links workload must come to, computed from the data alone.
 *
 * <p>Reading by an end visits each measured id once, as an end. No link has an end above its own id, so that what is
 * found are measured links, each once; without a background, all of them.
 *
 * @param all all links as created, those in the background included
 * @param measured the measured links as created
 * @param weighedById the same, each link {@linkplain Tally#weigh weighed} with its id
 * @param byFrom the links whose from is a measured id
 * @param byTo the links whose to is a measured id
 * @param weighedByFrom the same as {@code byFrom}, each link weighed with its from
 * @param weighedByTo the same as {@code byTo}, each link weighed with its to
 * @param swapped the measured links with their ends swapped
 * @param allSwapped all links after the update: those in the background as created, the measured ones swapped
 */
record LinkTotals(
        Total all,
        Total measured,
        Total weighedById,
        Total byFrom,
        Total byTo,
        Total weighedByFrom,
        Total weighedByTo,
        Total swapped,
        Total allSwapped) {
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
        Tally weighedById = new Tally();
        Tally byFrom = new Tally();
        Tally byTo = new Tally();
        Tally weighedByFrom = new Tally();
        Tally weighedByTo = new Tally();
        for (long id = background + 1; id <= last; id++) {
            long from = Dataset.from(id);
            long to = Dataset.to(id, from);
            measured.accept(id, from, to);
            swapped.accept(id, to, from);
            long checksum = Tally.checksum(id, from, to);
            weighedById.add(checksum * Tally.weight(id));
            if (from > background) {
                byFrom.add(checksum);
                weighedByFrom.add(checksum * Tally.weight(from));
            }
            if (to > background) {
                byTo.add(checksum);
                weighedByTo.add(checksum * Tally.weight(to));
            }
        }
        return new LinkTotals(
                sum(below.total(), measured.total()),
                measured.total(),
                weighedById.total(),
                byFrom.total(),
                byTo.total(),
                weighedByFrom.total(),
                weighedByTo.total(),
                swapped.total(),
                sum(below.total(), swapped.total()));
    }

    private static Total sum(Total a, Total b) {
        return new Total(a.count() + b.count(), a.checksum() + b.checksum());
    }
}
