package io.github.linksplatform.doublets.memory;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;

/** Memory that can tell what it would hold if the process had been killed before one of its writes. */
public final class RecordingMemory extends Memory {
    private record Write(int offset, int length, long value) {}

    private final ByteBuffer bytes;
    private final List<Write> writes = new ArrayList<>();
    private byte[] start;

    public RecordingMemory(byte[] content) {
        bytes = ByteBuffer.wrap(content).order(ByteOrder.LITTLE_ENDIAN);
        mark();
    }

    /** Forgets the writes so far. */
    public void mark() {
        start = bytes.array().clone();
        writes.clear();
    }

    /** How many writes there were since the mark. */
    public int writes() {
        return writes.size();
    }

    /** What the memory held after so many writes since the mark. */
    public byte[] after(int count) {
        ByteBuffer content = ByteBuffer.wrap(start.clone()).order(ByteOrder.LITTLE_ENDIAN);
        for (Write write : writes.subList(0, count)) {
            if (write.length() == Long.BYTES) {
                content.putLong(write.offset(), write.value());
            } else {
                content.putInt(write.offset(), (int) write.value());
            }
        }
        return content.array();
    }

    @Override
    public int getInt(long offset) {
        return bytes.getInt((int) offset);
    }

    @Override
    public void putInt(long offset, int value) {
        writes.add(new Write((int) offset, Integer.BYTES, value));
        bytes.putInt((int) offset, value);
    }

    @Override
    public long getLong(long offset) {
        return bytes.getLong((int) offset);
    }

    @Override
    public long getLong(int record, int shift) {
        return getLong(Integer.toUnsignedLong(record) << shift);
    }

    @Override
    public void putLong(long offset, long value) {
        writes.add(new Write((int) offset, Long.BYTES, value));
        bytes.putLong((int) offset, value);
    }

    @Override
    public long capacity() {
        return bytes.capacity();
    }

    @Override
    public Memory grow(long capacity) {
        if (capacity > capacity()) {
            throw new AssertionError("The recorded memory is too small for this test.");
        }
        return this;
    }

    /** Its writes stay in the order of the program. */
    @Override
    public void orderWrites() {}

    @Override
    public void flush() {}

    @Override
    public void close() {}
}
