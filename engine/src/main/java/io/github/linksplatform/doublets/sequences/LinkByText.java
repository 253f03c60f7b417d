package io.github.linksplatform.doublets.sequences;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/**
 * A hash table from strings to links with open addressing.
 *
 * <p>Its hash is its own and not {@link String#hashCode()}, because a string object remembers that one: a table that
 * used it would be faster the more often the same object is given.
 */
final class LinkByText {
    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    /** 2<sup>64</sup> divided by the golden ratio, odd: spreads what it multiplies over the upper bits. */
    private static final long GAMMA = 0x9E3779B97F4A7C15L;

    private static final int LANE = Long.BYTES;

    private String[] texts = new String[16];
    private int[] hashes = new int[16];
    private long[] links = new long[16];
    private int size;

    /** The link of a text, or 0 if there is none. */
    long get(String text, int hash) {
        int slot = slotOf(text, hash);
        return texts[slot] == null ? 0 : links[slot];
    }

    /** Remembers the link of a text, in place of an earlier one. */
    void put(String text, int hash, long link) {
        int slot = slotOf(text, hash);
        if (texts[slot] == null) {
            if (2 * ++size > texts.length) {
                grow();
                slot = slotOf(text, hash);
            }
            texts[slot] = text;
            hashes[slot] = hash;
        }
        links[slot] = link;
    }

    private int slotOf(String text, int hash) {
        int mask = texts.length - 1;
        int slot = hash & mask;
        while (texts[slot] != null && (hashes[slot] != hash || !texts[slot].equals(text))) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }

    private void grow() {
        String[] oldTexts = texts;
        int[] oldHashes = hashes;
        long[] oldLinks = links;
        texts = new String[2 * oldTexts.length];
        hashes = new int[texts.length];
        links = new long[texts.length];
        int mask = texts.length - 1;
        for (int i = 0; i < oldTexts.length; i++) {
            if (oldTexts[i] != null) {
                int slot = oldHashes[i] & mask;
                while (texts[slot] != null) {
                    slot = (slot + 1) & mask;
                }
                texts[slot] = oldTexts[i];
                hashes[slot] = oldHashes[i];
                links[slot] = oldLinks[i];
            }
        }
    }

    /** A hash of all of a text, in four lanes whose multiplications do not wait for each other. */
    static int hash(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        long a = bytes.length;
        long b = 1;
        long c = 2;
        long d = 3;
        int i = 0;
        for (; i + 4 * LANE <= bytes.length; i += 4 * LANE) {
            a = mix(a, (long) LONG.get(bytes, i));
            b = mix(b, (long) LONG.get(bytes, i + LANE));
            c = mix(c, (long) LONG.get(bytes, i + 2 * LANE));
            d = mix(d, (long) LONG.get(bytes, i + 3 * LANE));
        }
        for (; i + LANE <= bytes.length; i += LANE) {
            a = mix(a, (long) LONG.get(bytes, i));
        }
        long rest = 0;
        for (; i < bytes.length; i++) {
            rest = (rest << Byte.SIZE) | (bytes[i] & 0xFF);
        }
        return (int) (mix(mix(mix(mix(a, b), c), d), rest) >>> 32);
    }

    /** Turned, so that also the upper bits of what came first reach all bits of what follows. */
    private static long mix(long hash, long bits) {
        return (Long.rotateLeft(hash, 29) ^ bits) * GAMMA;
    }
}
