package io.github.linksplatform.doublets.worker;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
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
 * where pages are from {@code /proc/self/smaps}. The heap's pages are those of the one anonymous, writable mapping
 * whose size is that of the heap; there is one such mapping if the heap is fixed ({@code -Xms} equals {@code -Xmx}) and
 * the collector keeps it in one piece, as the serial and the parallel one do (a collector that maps archived objects
 * into it may cut off a few MiB, which is allowed for). Where it is not found, nothing is measured rather than
 * something else.
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
    private static final long CUT_OFF_BYTES = 16L << 20;
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
     * Starts before a store is opened: waits for earlier stores to be gone, collects garbage, looks, and lets the system forget the peak so far.
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
     * The growth of the peak over what was held at the start.
     *
     * @return bytes; empty if it cannot be measured, or the system does not let the peak be reset
     * @throws IOException if the system's figures cannot be read
     */
    OptionalLong peak() throws IOException {
        if (growth().isEmpty() || !peakReset) {
            return OptionalLong.empty();
        }
        long outside = Math.max(most.outside(), field(Files.readAllLines(STATUS), "VmHWM:") - most.heapPages());
        return OptionalLong.of(outside + most.live() - before.held());
    }

    private static Sample sample(long live) {
        try {
            return sample(
                    Files.readAllLines(SMAPS, StandardCharsets.ISO_8859_1),
                    ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getInit(),
                    live);
        } catch (IOException e) {
            return null;
        }
    }

    /** Adds up the mappings; null if not exactly one of them can be the heap. */
    private static Sample sample(List<String> smaps, long heapBytes, long live) {
        long pages = 0;
        long heapPages = 0;
        int heaps = 0;
        boolean inHeap = false;
        for (String line : smaps) {
            char first = line.charAt(0);
            if ((first >= '0' && first <= '9') || (first >= 'a' && first <= 'f')) {
                inHeap = isHeap(line, heapBytes);
                heaps += inHeap ? 1 : 0;
            } else if (line.startsWith("Rss:")) {
                long bytes = kibibytes(line) * KIB;
                pages += bytes;
                heapPages += inHeap ? bytes : 0;
            }
        }
        return heaps == 1 ? new Sample(pages - heapPages, heapPages, live) : null;
    }

    /** A line such as {@code ec000000-100000000 rw-p 00000000 00:00 0}, with no name behind it. */
    private static boolean isHeap(String mapping, long heapBytes) {
        int dash = mapping.indexOf('-');
        int space = mapping.indexOf(' ');
        long size = Long.parseUnsignedLong(mapping, dash + 1, space, 16) - Long.parseUnsignedLong(mapping, 0, dash, 16);
        return mapping.startsWith(" rw-p 00000000 00:00 0", space)
                && mapping.stripTrailing().endsWith(" 0")
                && size <= heapBytes
                && size >= heapBytes - CUT_OFF_BYTES;
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
