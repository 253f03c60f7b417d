package io.github.linksplatform.doublets.worker;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;

/** Collects garbage until there is no more to collect. */
final class Garbage {
    private static final int MAX_COLLECTIONS = 6;
    private static final long SETTLED_BYTES = 64 * 1024;
    private static final long PAUSE_MS = 5;

    private Garbage() {}

    /**
     * Collects at least twice, because cleaners run after the first, and until two collections in a row leave the same
     * behind and their counters stand still.
     *
     * @return the heap that is in use then, in bytes: live objects
     */
    static long collect() {
        long before = Long.MAX_VALUE;
        long counted = -1;
        for (int i = 0; i < MAX_COLLECTIONS; i++) {
            System.gc();
            try {
                Thread.sleep(PAUSE_MS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return used();
            }
            long now = used();
            long count = collections();
            boolean settled = Math.abs(before - now) <= SETTLED_BYTES && count == counted + 1;
            if (settled && i > 0) {
                return now;
            }
            before = now;
            counted = count;
        }
        return used();
    }

    private static long used() {
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }

    private static long collections() {
        List<GarbageCollectorMXBean> collectors = ManagementFactory.getGarbageCollectorMXBeans();
        long sum = 0;
        for (GarbageCollectorMXBean collector : collectors) {
            sum += collector.getCollectionCount();
        }
        return sum;
    }
}
