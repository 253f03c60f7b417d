package io.github.linksplatform.doublets.memory;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/** Memory in several arrays on the heap, each a power of two long: for sizes that one array cannot hold. */
final class HeapPieces extends Memory {
    private static final VarHandle INT = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    /** 64 MiB a piece: little is wasted at the end, and growing copies no bytes. */
    private static final int PIECE_SHIFT = 26;

    private final int shift;
    private final int mask;
    private byte[][] pieces = new byte[0][];

    HeapPieces(long capacity) {
        this(capacity, PIECE_SHIFT);
    }

    static Memory of(long capacity) {
        return new HeapPieces(capacity);
    }

    /** Larger memory that begins with what another one held. */
    static Memory copyOf(byte[] source, long capacity) {
        HeapPieces pieces = new HeapPieces(capacity);
        pieces.copyFrom(source);
        return pieces;
    }

    /**
     * With pieces of another size, for tests.
     *
     * @param capacity the size in bytes
     * @param shift the size of a piece is 2<sup>shift</sup> bytes
     */
    HeapPieces(long capacity, int shift) {
        this.shift = shift;
        this.mask = (1 << shift) - 1;
        grow(capacity);
    }

    /** Takes over what another memory held. */
    void copyFrom(byte[] source) {
        int done = 0;
        while (done < source.length) {
            int part = Math.min(source.length - done, mask + 1);
            System.arraycopy(source, done, pieces[done >>> shift], 0, part);
            done += part;
        }
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
        return (long) pieces.length << shift;
    }

    @Override
    public Memory grow(long capacity) {
        int old = pieces.length;
        int wanted = Math.toIntExact((capacity + mask) >>> shift);
        if (wanted > old) {
            byte[][] grown = Arrays.copyOf(pieces, wanted);
            for (int i = old; i < wanted; i++) {
                grown[i] = new byte[mask + 1];
            }
            pieces = grown;
        }
        return this;
    }

    @Override
    public void orderWrites() {}

    @Override
    public void flush() {}

    @Override
    public void close() {
        pieces = new byte[0][];
    }
}
