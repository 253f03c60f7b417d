package io.github.linksplatform.doublets.memory;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.MappedByteBuffer;

/** A file in one mapped buffer. */
final class MappedMemory extends Memory {
    private static final VarHandle INT = MethodHandles.byteBufferViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle LONG = MethodHandles.byteBufferViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private final StoreFile file;
    private ByteBuffer buffer;

    MappedMemory(StoreFile file, long capacity) {
        this.file = file;
        this.buffer = file.map(0, capacity);
    }

    static Memory of(StoreFile file, long capacity) {
        return new MappedMemory(file, capacity);
    }

    @Override
    public int getInt(long offset) {
        return (int) INT.get(buffer, (int) offset);
    }

    @Override
    public void putInt(long offset, int value) {
        INT.set(buffer, (int) offset, value);
    }

    @Override
    public long getLong(long offset) {
        return (long) LONG.get(buffer, (int) offset);
    }

    @Override
    public long getLong(int record, int shift) {
        return (long) LONG.get(buffer, record << shift);
    }

    @Override
    public void putLong(long offset, long value) {
        LONG.set(buffer, (int) offset, value);
    }

    @Override
    public long capacity() {
        return buffer.capacity();
    }

    @Override
    public Memory grow(long capacity) {
        if (capacity <= capacity()) {
            return this;
        }
        file.extend(capacity);
        if (capacity > SINGLE_LIMIT) {
            return MappedPieces.of(file, capacity);
        }
        buffer = file.map(0, capacity);
        return this;
    }

    @Override
    public void orderWrites() {
        VarHandle.storeStoreFence();
    }

    @Override
    public void flush() {
        if (buffer instanceof MappedByteBuffer mapped) {
            file.force(mapped);
        }
    }

    @Override
    public void close() {
        buffer = ByteBuffer.allocateDirect(0);
    }
}
