package io.github.linksplatform.doublets.worker;

import java.lang.management.BufferPoolMXBean;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import javax.management.JMException;
import javax.management.ObjectName;

/** Collects garbage until there is no more to collect. */
final class Garbage {
    private static final String COMMANDS = "com.sun.management:type=DiagnosticCommand";

    /** What {@code jcmd} calls {@code System.trim_native_heap}: HotSpot has it on Linux with the GNU C library. */
    private static final String TRIM = "systemTrimNativeHeap";

    private static final int MAX_COLLECTIONS = 6;
    private static final long SETTLED_BYTES = 64 * 1024;
    private static final long PAUSE_MS = 5;

    private static final int MAPPING_PAUSE_MS = 10;
    private static final int MAPPING_PAUSES = 50;

    private Garbage() {}

    /**
     * Waits until files that are mapped no more are out of memory. They go one by one, by a thread of the JVM, after a
     * collection has found that nobody uses them; ends when none is left, or when none has gone for half a second.
     *
     * @return whether none is left
     */
    static boolean unmap() {
        long mapped = mapped();
        for (int still = 0; mapped > 0 && still < MAPPING_PAUSES; still++) {
            if (still == 0) {
                System.gc();
            }
            if (!pause(MAPPING_PAUSE_MS)) {
                return false;
            }
            long now = mapped();
            if (now < mapped) {
                mapped = now;
                still = -1;
            }
        }
        return mapped == 0;
    }

    private static long mapped() {
        for (BufferPoolMXBean pool : ManagementFactory.getPlatformMXBeans(BufferPoolMXBean.class)) {
            if (pool.getName().equals("mapped")) {
                return pool.getCount();
            }
        }
        return 0;
    }

    /** Waits; false if this thread is interrupted. */
    private static boolean pause(long ms) {
        try {
            Thread.sleep(ms);
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

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
            if (!pause(PAUSE_MS)) {
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

    /** Has the C library give freed memory back to the system, where the JVM can ask for that. */
    static void giveBackNative() {
        try {
            ManagementFactory.getPlatformMBeanServer().invoke(new ObjectName(COMMANDS), TRIM, null, null);
        } catch (JMException | RuntimeException e) {
            System.out.println("Freed native memory is not given back (" + e + ").");
        }
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
