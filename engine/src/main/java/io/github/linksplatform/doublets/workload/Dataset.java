package io.github.linksplatform.doublets.workload;

/**
 * The links 1 … n of a workload, computed and never kept: link i goes from 1 + sm(2i) mod i to i + 1 − from, where sm
 * is {@link SplitMix64}. Both ends are 1 … i, and no two links have the same ends: they add up to i + 1.
 *
 * @param size how many links there are, 1 … {@value #MAX_SIZE}
 */
public record Dataset(long size) {
    /** The largest number of links: a little less than the ids that a 32-bit store of Doublets has. */
    public static final long MAX_SIZE = 2_000_000_000L;

    /**
     * Checks the size.
     *
     * @param size how many links there are, 1 … {@value #MAX_SIZE}
     * @throws IllegalArgumentException if it is out of range
     */
    public Dataset {
        if (size < 1 || size > MAX_SIZE) {
            throw new IllegalArgumentException("The workload has " + size + " links, those in the background included;"
                    + " valid are 1 to " + MAX_SIZE + ".");
        }
    }

    /**
     * Where a link comes from.
     *
     * @param id 1 … n
     * @return 1 … id
     */
    public static long from(long id) {
        return 1 + Long.remainderUnsigned(SplitMix64.at(2 * id), id);
    }

    /**
     * Where a link goes to.
     *
     * @param id 1 … n
     * @param from {@link #from(long)} of the same link
     * @return 1 … id
     */
    public static long to(long id, long from) {
        return id + 1 - from;
    }
}
