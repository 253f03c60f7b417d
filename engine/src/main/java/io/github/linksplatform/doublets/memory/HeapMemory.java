package io.github.linksplatform.doublets.memory;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * Memory in one array on the heap.
 *
 * <p>An offset is the array's own index. Bytes before the first one could keep a record within one cache line; but the
 * addition to every offset would keep the compiler from folding the check of the index into the access. As measured,
 * that makes ids of 32 bits slower, and about evens out for ids of 64 bits.
 */
final class HeapMemory extends Memory {
    private static final VarHandle INT = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private byte[] bytes;

    HeapMemory(long capacity) {
        bytes = new byte[Math.toIntExact(capacity)];
    }

    static Memory of(long capacity) {
        return new HeapMemory(capacity);
    }

    @Override
    public int getInt(long offset) {
        return (int) INT.get(bytes, (int) offset);
    }

    @Override
    public void putInt(long offset, int value) {
        INT.set(bytes, (int) offset, value);
    }

    @Override
    public long getLong(long offset) {
        return (long) LONG.get(bytes, (int) offset);
    }

    @Override
    public long getLong(int record, int shift) {
        return (long) LONG.get(bytes, record << shift);
    }

    @Override
    public void putLong(long offset, long value) {
        LONG.set(bytes, (int) offset, value);
    }

    @Override
    public long capacity() {
        return bytes.length;
    }

    /** Grows by at least half, so that the copying costs each byte a constant amount however far it goes. */
    @Override
    public Memory grow(long capacity) {
        if (capacity <= capacity()) {
            return this;
        }
        if (capacity > SINGLE_LIMIT) {
            return HeapPieces.copyOf(bytes, capacity);
        }
        long half = Math.min(SINGLE_LIMIT, capacity() + capacity() / 2);
        bytes = Arrays.copyOf(bytes, Math.toIntExact(Math.max(capacity, half)));
        return this;
    }

    @Override
    public void orderWrites() {}

    @Override
    public void flush() {}

    @Override
    public void close() {
        bytes = new byte[0];
    }
}
