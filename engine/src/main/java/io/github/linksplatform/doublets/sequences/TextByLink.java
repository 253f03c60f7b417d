package io.github.linksplatform.doublets.sequences;

/** A hash table from links to their strings with open addressing, without an object for each entry. */
final class TextByLink {
    /** 2<sup>64</sup> divided by the golden ratio, odd: neighbouring links fall into distant slots. */
    private static final long GAMMA = 0x9E3779B97F4A7C15L;

    private long[] links = new long[16];
    private String[] texts = new String[16];
    private int size;

    /** The string of a link, or null if there is none. */
    String get(long link) {
        return texts[slotOf(link)];
    }

    /** Remembers the string of a link, in place of an earlier one. */
    void put(long link, String text) {
        int slot = slotOf(link);
        if (texts[slot] == null) {
            if (2 * ++size > texts.length) {
                grow();
                slot = slotOf(link);
            }
            links[slot] = link;
        }
        texts[slot] = text;
    }

    private int slotOf(long link) {
        int mask = texts.length - 1;
        int slot = (int) ((link * GAMMA) >>> 32) & mask;
        while (texts[slot] != null && links[slot] != link) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }

    private void grow() {
        long[] oldLinks = links;
        String[] oldTexts = texts;
        links = new long[2 * oldLinks.length];
        texts = new String[links.length];
        for (int i = 0; i < oldLinks.length; i++) {
            if (oldTexts[i] != null) {
                int slot = slotOf(oldLinks[i]);
                links[slot] = oldLinks[i];
                texts[slot] = oldTexts[i];
            }
        }
    }
}
