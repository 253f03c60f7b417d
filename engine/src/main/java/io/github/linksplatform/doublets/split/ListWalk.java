package io.github.linksplatform.doublets.split;

/** The links of a list, from the last one on: left is the link before. */
final class ListWalk implements DescendingLinks {
    private final SplitRecords records;
    private final int side;
    private long at;

    /**
     * A walk through a list.
     *
     * @param records the records
     * @param side source or target
     * @param last the last link of the list
     */
    ListWalk(SplitRecords records, int side, long last) {
        this.records = records;
        this.side = side;
        at = last;
    }

    @Override
    public long next() {
        long taken = at;
        if (taken != 0) {
            at = records.left(side, taken);
        }
        return taken;
    }
}
