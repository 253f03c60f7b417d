package io.github.linksplatform.doublets.worker;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;

/**
 * What this process holds in memory, on Linux: live objects, and resident pages outside the heap, so that the heap,
 * mapped files and native allocations all count.
 *
 * <p>Resident pages of the heap say nothing, because the garbage of earlier stores has touched them already. So
 *
 * <pre>held = resident pages − resident pages of the heap + heap in use after a settled collection</pre>
 *
 * where pages are from {@code /proc/self/smaps}, and the heap's are those of the {@link Mappings} that look like it: there
 * are such if the heap is fixed ({@code -Xms} equals {@code -Xmx}) and private memory, as that of the serial, the parallel,
 * the G1 and the Shenandoah collector is, with large pages or without. Where they are not found, nothing is measured
 * rather than something else.
 *
 * <p>Native memory that was freed stays resident, and what is allocated next is made of it without a trace. It can be
 * given back to the system first, which makes allocating it anew slower.
 *
 * <p>The peak is the larger of {@code VmHWM}, reset when the store is opened, less the heap's resident pages at the
 * end, and what was held outside the heap at any sample; plus the most live objects at any sample. Live objects between
 * two samples, such as an array and its larger copy, are not seen.
 */
final class ProcessMemory {
    private static final Path SMAPS = Path.of("/proc/self/smaps");
    private static final Path STATUS = Path.of("/proc/self/status");
    private static final Path CLEAR_REFS = Path.of("/proc/self/clear_refs");
    private static final String RESET_PEAK = "5";
    private static final long KIB = 1024;

    private final boolean peakReset;
    private final Sample before;
    private Sample most;

    /**
     * A look at the process.
     *
     * @param outside resident pages outside the heap, in bytes
     * @param heapPages resident pages of the heap, in bytes
     * @param live heap in use after a collection, in bytes
     */
    private record Sample(long outside, long heapPages, long live) {
        private long held() {
            return outside + live;
        }
    }

    private ProcessMemory(boolean peakReset, Sample before) {
        this.peakReset = peakReset;
        this.before = before;
        this.most = before;
    }

    /**
     * Starts before a store is opened: waits for earlier stores to be gone, collects garbage, looks, and lets the
     * system forget the peak so far.
     *
     * @return what later growth is counted from; nothing will be measured if files of earlier stores stay mapped
     */
    static ProcessMemory start() {
        // A mapping that goes later would be taken for memory that the store gave back.
        boolean unmapped = Garbage.unmap();
        long live = Garbage.collect();
        boolean peakReset = true;
        try {
            Files.writeString(CLEAR_REFS, RESET_PEAK);
        } catch (IOException e) {
            peakReset = false;
        }
        return new ProcessMemory(peakReset, unmapped ? sample(live) : null);
    }

    /**
     * The same once freed native memory is given back to the system, as far as the JVM can do that.
     *
     * @return what later growth is counted from
     */
    static ProcessMemory startAfterGivingBack() {
        // What was unmapped or collected only now is freed only then.
        Garbage.unmap();
        Garbage.collect();
        Garbage.giveBackNative();
        return start();
    }

    /**
     * The same as {@link #growth()}, without freed native memory: the compilers of the JVM leave some behind, too.
     *
     * @return the growth of what is held since the start, in bytes; empty if it cannot be measured
     */
    OptionalLong growthAfterGivingBack() {
        Garbage.collect();
        Garbage.giveBackNative();
        return growth();
    }

    /** Collects garbage and looks, so that the peak is known to be no less. */
    void look() {
        growth();
    }

    /**
     * Collects garbage and looks.
     *
     * @return the growth of what is held since the start, in bytes; empty if it cannot be measured
     */
    OptionalLong growth() {
        Sample now = sample(Garbage.collect());
        if (before == null || now == null) {
            return OptionalLong.empty();
        }
        most = new Sample(
                Math.max(most.outside(), now.outside()),
                Math.max(most.heapPages(), now.heapPages()),
                Math.max(most.live(), now.live()));
        return OptionalLong.of(now.held() - before.held());
    }

    /**
     * The peak since the start.
     *
     * @return what was held at most, in bytes; empty if it cannot be measured, or the system does not let the peak be
     *     reset
     * @throws IOException if the system's figures cannot be read
     */
    OptionalLong highest() throws IOException {
        if (growth().isEmpty() || !peakReset) {
            return OptionalLong.empty();
        }
        long outside = Math.max(most.outside(), field(Files.readAllLines(STATUS), "VmHWM:") - most.heapPages());
        return OptionalLong.of(outside + most.live());
    }

    /**
     * How much more was held than at the start.
     *
     * @param held what was held at another time, in bytes
     * @return the difference in bytes; empty if either is unknown
     */
    OptionalLong above(OptionalLong held) {
        return before == null || held.isEmpty()
                ? OptionalLong.empty()
                : OptionalLong.of(held.getAsLong() - before.held());
    }

    /** Null if the heap cannot be told apart. */
    private static Sample sample(long live) {
        try {
            Mappings mappings = Mappings.parse(Files.readAllBytes(SMAPS));
            OptionalLong heap = mappings.heapResidentBytes(
                    ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getInit());
            return heap.isPresent()
                    ? new Sample(mappings.residentBytes() - heap.getAsLong(), heap.getAsLong(), live)
                    : null;
        } catch (IOException e) {
            return null;
        }
    }

    private static long field(List<String> status, String name) throws IOException {
        for (String line : status) {
            if (line.startsWith(name)) {
                return kibibytes(line) * KIB;
            }
        }
        throw new IOException(STATUS + " has no field " + name);
    }

    /** The number in a line such as {@code Rss:      916 kB}. */
    private static long kibibytes(String line) {
        int end = line.lastIndexOf(' ');
        int start = line.lastIndexOf(' ', end - 1) + 1;
        // Some lines are separated by a tab.
        start = Math.max(start, line.lastIndexOf('\t', end) + 1);
        return Long.parseLong(line, start, end, 10);
    }
}
