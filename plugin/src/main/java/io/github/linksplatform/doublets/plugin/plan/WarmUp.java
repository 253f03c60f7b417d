package io.github.linksplatform.doublets.plugin.plan;

/**
 * How long a worker warms up.
 *
 * @param minSeconds at least so long, in seconds
 * @param maxSeconds at most so long, in seconds, not less than the former
 */
public record WarmUp(double minSeconds, double maxSeconds) {
    /** Records in a store of a warm-up cycle, if the table is not smaller. */
    private static final long SIZE = 10_000;

    /**
     * The number of records in a store of a warm-up cycle.
     *
     * @param tableSize records in a measured store
     * @return records, at most 10,000
     */
    public static long size(long tableSize) {
        return Math.min(tableSize, SIZE);
    }
}
