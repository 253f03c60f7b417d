package io.github.linksplatform.doublets.plugin.plan;

import io.github.linksplatform.doublets.store.Category;

/**
 * How much heap a worker is given, fixed from its start to its end so that no growth falls into a measured region.
 *
 * <p>The need is a bound on what the hungriest store of a table takes, the same for all rows: a row is not to be faster
 * because its collector had more room.
 */
public final class HeapSize {
    private static final long MIB = 1L << 20;

    /** The worker itself, the harness and a warm-up store. */
    private static final long BASE = 192 * MIB;

    /** Doublets reserve at least so many records at a time. */
    private static final long GROWTH_STEP = 1L << 20;

    /** Fields of a link in either layout, data and indices together, rounded up. */
    private static final long FIELDS = 8;

    /**
     * Links that one post takes at most, as measured with titles and contents of the objects workload, and what a cache
     * of strings takes for it.
     */
    private static final long LINKS_PER_POST = 48;

    private static final long CACHE_BYTES_PER_POST = 1024;

    /** Code, threads and the collector's own data of a worker, beside its heap. */
    private static final long WORKER_OVERHEAD = 128 * MIB;

    /** What Maven itself takes while it waits. */
    private static final long PARENT = 256 * MIB;

    private HeapSize() {}

    /**
     * The heap that one repetition of a table needs.
     *
     * @param table the table
     * @param background records that lie below the measured ones
     * @return bytes, a whole number of MiB
     */
    public static long need(Table table, long background) {
        long records = table.size() + background;
        long perField = table.idBits() / Byte.SIZE;
        long links = table.category() == Category.LINKS ? records : records * LINKS_PER_POST;
        long cache = table.category() == Category.LINKS ? 0 : records * CACHE_BYTES_PER_POST;
        // Twice, because an array is copied to grow.
        long store = 2 * Math.max(links, GROWTH_STEP) * FIELDS * perField;
        return roundUp(BASE + store + cache);
    }

    /**
     * The memory that has to be there for a repetition: its heap, what else a worker takes, what a store keeps outside
     * the heap, and Maven.
     *
     * @param table the table
     * @param background records that lie below the measured ones
     * @return bytes
     */
    public static long total(Table table, long background) {
        return need(table, background) + WORKER_OVERHEAD + PARENT;
    }

    /**
     * Refuses a plan one of whose tables does not fit.
     *
     * @param plan the plan
     * @param limit the memory of this machine or container, in bytes
     * @throws InvalidConfigurationException if a table needs more
     */
    public static void requireFit(Plan plan, long limit) throws InvalidConfigurationException {
        for (Table table : plan.tables()) {
            long total = total(table, plan.background());
            if (total > limit) {
                throw new InvalidConfigurationException(
                        table.category().key(),
                        Long.toString(table.size()),
                        "needs " + total / MIB + " MiB of memory at " + table.idBits()
                                + " bits while this machine or container allows " + limit / MIB + " MiB",
                        "take a smaller size, or raise the memory limit");
            }
        }
    }

    private static long roundUp(long bytes) {
        return (bytes + MIB - 1) / MIB * MIB;
    }
}
