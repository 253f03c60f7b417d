package io.github.linksplatform.doublets.sequences;

import java.util.Arrays;

/**
 * The strings of links, in pages of 256 links each: strings that were written after each other are near each other,
 * so that reading them in order is as fast as reading an array. A page takes 1 KiB or 2, once one of its links has a
 * string.
 */
final class TextByLink {
    private static final int PAGE_BITS = 8;
    private static final int PAGE_SIZE = 1 << PAGE_BITS;

    private String[][] pages = new String[16][];

    /** The string of a link, or null if there is none. */
    String get(long link) {
        long page = link >>> PAGE_BITS;
        if (page >= pages.length || pages[(int) page] == null) {
            return null;
        }
        return pages[(int) page][(int) link & (PAGE_SIZE - 1)];
    }

    /** Remembers the string of a link, in place of an earlier one. */
    void put(long link, String text) {
        int page = Math.toIntExact(link >>> PAGE_BITS);
        if (page >= pages.length) {
            pages = Arrays.copyOf(pages, Math.max(page + 1, 2 * pages.length));
        }
        if (pages[page] == null) {
            pages[page] = new String[PAGE_SIZE];
        }
        pages[page][(int) link & (PAGE_SIZE - 1)] = text;
    }
}
