package io.github.linksplatform.doublets.workload;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/**
 * The checksum of a post: the sum of the UTF-8 bytes of its title and of its content, and its date in seconds.
 *
 * <p>It reads every character, and it is inside the timed region of every store; so it adds eight bytes at a time.
 */
final class PostChecksum {
    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    /** Every second byte of a long: four lanes of 16 bits. */
    private static final long LANES = 0x00FF_00FF_00FF_00FFL;
    /** A long adds at most 2 · 255 to a lane, and a lane holds 65,535. */
    private static final int MAX_BYTES_BEFORE_FOLD = 128 * Long.BYTES;

    private PostChecksum() {}

    static long of(String title, String content, long publicationDate) {
        return sumOfBytes(title) + sumOfBytes(content) + publicationDate;
    }

    private static long sumOfBytes(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        int wholeLongs = bytes.length - bytes.length % Long.BYTES;
        long sum = 0;
        int i = 0;
        while (i < wholeLongs) {
            int end = Math.min(wholeLongs, i + MAX_BYTES_BEFORE_FOLD);
            long lanes = 0;
            for (; i < end; i += Long.BYTES) {
                long eight = (long) LONG.get(bytes, i);
                lanes += (eight & LANES) + (eight >>> 8 & LANES);
            }
            sum += (lanes & 0xFFFF) + (lanes >>> 16 & 0xFFFF) + (lanes >>> 32 & 0xFFFF) + (lanes >>> 48);
        }
        for (; i < bytes.length; i++) {
            sum += bytes[i] & 0xFF;
        }
        return sum;
    }
}
