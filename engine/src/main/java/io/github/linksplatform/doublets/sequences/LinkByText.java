package io.github.linksplatform.doublets.sequences;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * A hash table from strings to links with open addressing. It keeps links and hashes only; a string itself is that of
 * its link.
 *
 * <p>Its hash is its own and not {@link String#hashCode()}, because a string object remembers that one: a table that
 * used it would be faster the more often the same object is given.
 */
final class LinkByText {
    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    /** 2<sup>64</sup> divided by the golden ratio, odd: spreads what it multiplies over the upper bits. */
    private static final long GAMMA = 0x9E3779B97F4A7C15L;

    private static final int LANE = Long.BYTES;

    /** Texts of fewer units are hashed whole: a character or word of a large alphabet is told by its upper half too. */
    private static final int SHORT = 4 * LANE;

    private final TextByLink texts;

    /** The link and the hash of each slot, beside each other; no link, 0, where the slot is empty. */
    private long[] slots = new long[32];

    private int size;

    /** Reused: an array of its own for each text would be as much new memory as the text. */
    private byte[] bytes = new byte[1024];

    LinkByText(TextByLink texts) {
        this.texts = texts;
    }

    /** The link of a text, or 0 if there is none. */
    long get(String text, long hash) {
        int mask = slots.length - 2;
        int slot = slotOf(hash) & mask;
        while (true) {
            long link = slots[slot];
            if (link == 0 || (slots[slot + 1] == hash && texts.get(link).equals(text))) {
                return link;
            }
            slot = (slot + 2) & mask;
        }
    }

    /** Remembers the link of a text that has none; the text is that of the link already. */
    void add(long hash, long link) {
        if (4 * ++size > slots.length) {
            grow();
        }
        put(hash, link);
    }

    private void put(long hash, long link) {
        int mask = slots.length - 2;
        int slot = slotOf(hash) & mask;
        while (slots[slot] != 0) {
            slot = (slot + 2) & mask;
        }
        slots[slot] = link;
        slots[slot + 1] = hash;
    }

    private void grow() {
        long[] old = slots;
        slots = new long[2 * old.length];
        for (int slot = 0; slot < old.length; slot += 2) {
            if (old[slot] != 0) {
                put(old[slot + 1], old[slot]);
            }
        }
    }

    /** By the upper bits, which all that was hashed has reached. */
    private static int slotOf(long hash) {
        return (int) (hash >>> 32);
    }

    /**
     * A hash of a text: of all UTF-16 units of a short one, of their lower halves of a longer one, in four lanes whose
     * multiplications do not wait for each other. Long texts that differ in upper halves alone have the same hash.
     */
    @SuppressWarnings("deprecation") // No other method copies a text to an array that is there, at the speed of memory.
    long hash(String text) {
        int length = text.length();
        if (length < SHORT) {
            long hash = length;
            for (int i = 0; i < length; i++) {
                hash = mix(hash, text.charAt(i));
            }
            return hash;
        }
        if (bytes.length < length) {
            bytes = new byte[length];
        }
        text.getBytes(0, length, bytes, 0);
        long a = length;
        long b = 1;
        long c = 2;
        long d = 3;
        int i = 0;
        for (; i + 4 * LANE <= length; i += 4 * LANE) {
            a = mix(a, (long) LONG.get(bytes, i));
            b = mix(b, (long) LONG.get(bytes, i + LANE));
            c = mix(c, (long) LONG.get(bytes, i + 2 * LANE));
            d = mix(d, (long) LONG.get(bytes, i + 3 * LANE));
        }
        for (; i + LANE <= length; i += LANE) {
            a = mix(a, (long) LONG.get(bytes, i));
        }
        long rest = 0;
        for (; i < length; i++) {
            rest = (rest << Byte.SIZE) | (bytes[i] & 0xFF);
        }
        return mix(mix(mix(mix(a, b), c), d), rest);
    }

    /** Turned, so that also the upper bits of what came first reach all bits of what follows. */
    private static long mix(long hash, long bits) {
        return (Long.rotateLeft(hash, 29) ^ bits) * GAMMA;
    }
}
