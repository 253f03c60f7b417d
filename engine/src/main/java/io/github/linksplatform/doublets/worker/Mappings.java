package io.github.linksplatform.doublets.worker;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/**
 * The mappings of a process, in the order of their addresses.
 *
 * @param all the mappings
 */
record Mappings(List<Mapping> all) {
    /** What of the heap's size may be missing: a collector maps archived objects into it, or cuts its spaces to fit large pages. */
    private static final long CUT_OFF_BYTES = 16L << 20;

    /**
     * A part of the address space.
     *
     * @param start its first address
     * @param end the address behind it
     * @param heapLike whether it could be a part of the heap: private, writable, of no file, without a name
     * @param residentBytes pages that are in memory
     */
    record Mapping(long start, long end, boolean heapLike, long residentBytes) {
        private long size() {
            return end - start;
        }
    }

    /** Copies the list. */
    Mappings {
        all = List.copyOf(all);
    }

    /**
     * Reads what the system writes. Works on bytes, because this runs between measured regions and is not to leave the
     * compilers work.
     *
     * @param smaps the content of {@code /proc/self/smaps}
     * @return its mappings
     */
    static Mappings parse(byte[] smaps) {
        return new Mappings(new Reader(smaps).read());
    }

    /**
     * The resident pages of all mappings.
     *
     * @return bytes
     */
    long residentBytes() {
        long sum = 0;
        for (Mapping mapping : all) {
            sum += mapping.residentBytes();
        }
        return sum;
    }

    /**
     * The resident pages of the heap: of those mappings, one or several in a row, that could be it, lie within a range of
     * its size, and fill that range but for a few MiB.
     *
     * @param heapBytes the size of the heap, fixed
     * @return bytes; empty if no mappings do, or if others do elsewhere
     */
    OptionalLong heapResidentBytes(long heapBytes) {
        Range best = null;
        boolean unique = true;
        for (int first = 0; first < all.size(); first++) {
            Range range = range(first, heapBytes);
            if (range == null) {
                continue;
            }
            if (best == null || (range.overlaps(best) && range.bytes() > best.bytes())) {
                best = range;
            } else {
                unique &= range.overlaps(best);
            }
        }
        return best == null || !unique ? OptionalLong.empty() : OptionalLong.of(best.residentBytes());
    }

    /** The longest row of mappings from one on that could be the heap together; null if they are not large enough. */
    private Range range(int first, long heapBytes) {
        long start = all.get(first).start();
        long bytes = 0;
        long resident = 0;
        long end = start;
        for (Mapping mapping : all.subList(first, all.size())) {
            if (!mapping.heapLike() || mapping.end() - start > heapBytes) {
                break;
            }
            bytes += mapping.size();
            resident += mapping.residentBytes();
            end = mapping.end();
        }
        return bytes > 0 && bytes >= heapBytes - CUT_OFF_BYTES ? new Range(start, end, bytes, resident) : null;
    }

    private record Range(long start, long end, long bytes, long residentBytes) {
        private boolean overlaps(Range other) {
            return start < other.end && other.start < end;
        }
    }

    /**
     * Reads lines such as {@code ec000000-100000000 rw-p 00000000 00:00 0}, with a name behind it if there is one, each
     * followed by lines such as {@code Rss:      916 kB}.
     */
    private static final class Reader {
        private static final byte[] HEAP_LIKE = bytes(" rw-p 00000000 00:00 0");
        private static final byte[] RESIDENT = bytes("Rss:");
        private static final long KIB = 1024;
        private static final int HEX = 16;
        private static final int DECIMAL = 10;

        private final byte[] text;
        private int at;

        Reader(byte[] text) {
            this.text = text;
        }

        private List<Mapping> read() {
            List<Mapping> mappings = new ArrayList<>();
            long start = 0;
            long end = 0;
            boolean heapLike = false;
            while (at < text.length) {
                if (digit() >= 0) {
                    start = number(HEX);
                    at++;
                    end = number(HEX);
                    heapLike = skips(HEAP_LIKE) && restIsBlank();
                } else if (skips(RESIDENT)) {
                    while (text[at] == ' ' || text[at] == '\t') {
                        at++;
                    }
                    mappings.add(new Mapping(start, end, heapLike, number(DECIMAL) * KIB));
                }
                while (at < text.length && text[at++] != '\n') {
                    // To the next line.
                }
            }
            return mappings;
        }

        private long number(int base) {
            long value = 0;
            for (int digit = digit(); digit >= 0; digit = digit()) {
                value = value * base + digit;
                at++;
            }
            return value;
        }

        /** The digit here, as small letters have it in base 16; -1 if there is none. */
        private int digit() {
            int c = at < text.length ? text[at] : -1;
            if (c >= '0' && c <= '9') {
                return c - '0';
            }
            return c >= 'a' && c <= 'f' ? c - 'a' + DECIMAL : -1;
        }

        private boolean skips(byte[] word) {
            for (int i = 0; i < word.length; i++) {
                if (at + i >= text.length || text[at + i] != word[i]) {
                    return false;
                }
            }
            at += word.length;
            return true;
        }

        private boolean restIsBlank() {
            while (at < text.length && text[at] == ' ') {
                at++;
            }
            return at == text.length || text[at] == '\n';
        }

        private static byte[] bytes(String text) {
            return text.getBytes(StandardCharsets.US_ASCII);
        }
    }
}
