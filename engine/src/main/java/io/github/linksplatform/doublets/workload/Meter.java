package io.github.linksplatform.doublets.workload;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.OptionalLong;

/**
 * Measures a region of one thread: wall time, CPU time, allocated bytes, and the time of garbage collections. The clock
 * is read last before the region and first after it, so that reading the other figures is not in its time.
 */
public final class Meter {
    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final com.sun.management.ThreadMXBean allocations =
            threads instanceof com.sun.management.ThreadMXBean extended && extended.isThreadAllocatedMemorySupported()
                    ? extended
                    : null;
    private final List<GarbageCollectorMXBean> collectors = ManagementFactory.getGarbageCollectorMXBeans();
    private final boolean cpuSupported = threads.isCurrentThreadCpuTimeSupported();

    private long startNs;
    private long startCpuNs;
    private long startAllocated;
    private long startGcMs;
    private long wallNs;
    private long cpuNs;
    private long allocated;
    private long gcMs;

    /** Finds out what this JVM can measure. */
    public Meter() {}

    /** Starts the region. */
    void start() {
        startGcMs = collectionMs();
        startAllocated = allocatedNow();
        startCpuNs = cpuNow();
        startNs = System.nanoTime();
    }

    /**
     * The time since the region started.
     *
     * @return wall time in ns
     */
    long elapsedNs() {
        return System.nanoTime() - startNs;
    }

    /** Ends the region. */
    void stop() {
        wallNs = System.nanoTime() - startNs;
        cpuNs = cpuNow() - startCpuNs;
        allocated = allocatedNow() - startAllocated;
        gcMs = collectionMs() - startGcMs;
    }

    /**
     * How long the last region took by the clock.
     *
     * @return ns
     */
    long wallNs() {
        return wallNs;
    }

    /**
     * How long this thread ran in the last region.
     *
     * @return ns, or empty if the JVM cannot tell
     */
    OptionalLong cpuNs() {
        return cpuSupported ? OptionalLong.of(cpuNs) : OptionalLong.empty();
    }

    /**
     * What this thread allocated on the heap in the last region.
     *
     * @return bytes, or empty if the JVM cannot tell
     */
    OptionalLong allocatedBytes() {
        return allocations == null ? OptionalLong.empty() : OptionalLong.of(allocated);
    }

    /**
     * How long collections took in the last region, as the collectors say.
     *
     * @return ms, or empty if the JVM cannot tell
     */
    OptionalLong gcMs() {
        return startGcMs < 0 ? OptionalLong.empty() : OptionalLong.of(gcMs);
    }

    private long cpuNow() {
        return cpuSupported ? threads.getCurrentThreadCpuTime() : 0;
    }

    private long allocatedNow() {
        return allocations == null ? 0 : allocations.getCurrentThreadAllocatedBytes();
    }

    private long collectionMs() {
        long sum = 0;
        for (GarbageCollectorMXBean collector : collectors) {
            long ms = collector.getCollectionTime();
            if (ms < 0) {
                return -1;
            }
            sum += ms;
        }
        return sum;
    }
}
