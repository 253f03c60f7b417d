package io.github.linksplatform.doublets.memory;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/** Memory in one array on the heap: up to 2 GiB − 8 bytes. */
public final class HeapMemory extends Memory {
    private static final VarHandle INT = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private byte[] bytes;

    /**
     * Allocates zeros.
     *
     * @param capacity the size in bytes
     */
    public HeapMemory(long capacity) {
        bytes = new byte[Math.toIntExact(capacity)];
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
    public void putLong(long offset, long value) {
        LONG.set(bytes, (int) offset, value);
    }

    @Override
    public long capacity() {
        return bytes.length;
    }

    @Override
    public void grow(long capacity) {
        bytes = Arrays.copyOf(bytes, Math.toIntExact(capacity));
    }

    @Override
    public void flush() {}

    @Override
    public void close() {
        bytes = new byte[0];
    }
}
