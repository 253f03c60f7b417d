package io.github.linksplatform.doublets.store.keyvalue;

import java.nio.ByteBuffer;
import java.util.Arrays;

/** Bytes of keys. */
public final class Keys {
    private Keys() {}

    /** Big-endian, so that the order of bytes is that of numbers from 0 on. */
    static byte[] of(long... numbers) {
        ByteBuffer buffer = ByteBuffer.allocate(numbers.length * Long.BYTES);
        for (long number : numbers) {
            buffer.putLong(number);
        }
        return buffer.array();
    }

    /**
     * Whether a key begins with some bytes.
     *
     * @param key a key
     * @param prefix the first bytes, perhaps none
     * @return whether they are the key's first
     */
    public static boolean startsWith(byte[] key, byte[] prefix) {
        return key.length >= prefix.length && Arrays.equals(key, 0, prefix.length, prefix, 0, prefix.length);
    }
}
