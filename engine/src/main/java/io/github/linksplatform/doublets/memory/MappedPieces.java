package io.github.linksplatform.doublets.memory;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.MappedByteBuffer;
import java.util.Arrays;

/** A file in several mapped buffers, each a power of two long: for sizes that one buffer cannot hold. */
final class MappedPieces extends Memory {
    private static final VarHandle INT = MethodHandles.byteBufferViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle LONG = MethodHandles.byteBufferViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    /** 1 GiB a piece: the largest power of two that a buffer's index reaches, so the fewest mappings. */
    private static final int PIECE_SHIFT = 30;

    private final StoreFile file;
    private final int shift;
    private final int mask;
    private MappedByteBuffer[] pieces = new MappedByteBuffer[0];
    private long capacity;

    MappedPieces(StoreFile file, long capacity) {
        this(file, capacity, PIECE_SHIFT);
    }

    static Memory of(StoreFile file, long capacity) {
        return new MappedPieces(file, capacity);
    }

    /**
     * With pieces of another size, for tests.
     *
     * @param file the file, which is at least as large
     * @param capacity the size in bytes
     * @param shift the size of a piece is 2<sup>shift</sup> bytes
     */
    MappedPieces(StoreFile file, long capacity, int shift) {
        this.file = file;
        this.shift = shift;
        this.mask = (1 << shift) - 1;
        map(capacity);
    }

    private void map(long wanted) {
        int count = Math.toIntExact((wanted + mask) >>> shift);
        MappedByteBuffer[] mapped = Arrays.copyOf(pieces, count);
        for (int i = 0; i < count; i++) {
            long start = (long) i << shift;
            long length = Math.min(wanted - start, mask + 1L);
            if (mapped[i] == null || mapped[i].capacity() < length) {
                mapped[i] = file.map(start, length);
            }
        }
        pieces = mapped;
        capacity = wanted;
    }

    @Override
    public int getInt(long offset) {
        return (int) INT.get(pieces[(int) (offset >>> shift)], (int) offset & mask);
    }

    @Override
    public void putInt(long offset, int value) {
        INT.set(pieces[(int) (offset >>> shift)], (int) offset & mask, value);
    }

    @Override
    public long getLong(long offset) {
        return (long) LONG.get(pieces[(int) (offset >>> shift)], (int) offset & mask);
    }

    @Override
    public long getLong(int record, int shift) {
        return getLong(Integer.toUnsignedLong(record) << shift);
    }

    @Override
    public void putLong(long offset, long value) {
        LONG.set(pieces[(int) (offset >>> shift)], (int) offset & mask, value);
    }

    @Override
    public long capacity() {
        return capacity;
    }

    @Override
    public Memory grow(long wanted) {
        if (wanted > capacity) {
            file.extend(wanted);
            map(wanted);
        }
        return this;
    }

    @Override
    public void orderWrites() {
        VarHandle.storeStoreFence();
    }

    @Override
    public void flush() {
        for (MappedByteBuffer piece : pieces) {
            file.force(piece);
        }
    }

    @Override
    public void close() {
        pieces = new MappedByteBuffer[0];
        capacity = 0;
    }
}
