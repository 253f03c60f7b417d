package io.github.linksplatform.doublets.memory;

import io.github.linksplatform.doublets.Flow;
import io.github.linksplatform.doublets.LinkHandler;

/** Words of 64 bits. */
final class Words64 extends Words {
    private Words64(Memory memory) {
        super(memory);
    }

    static Words of(Memory memory) {
        return new Words64(memory);
    }

    @Override
    public long get(long index) {
        return memory.getLong(index << 3);
    }

    @Override
    public void put(long index, long value) {
        memory.putLong(index << 3, value);
    }

    @Override
    public void putPair(long index, long first, long second) {
        memory.putLong((index + 1) << 3, second);
        memory.orderWrites();
        memory.putLong(index << 3, first);
    }

    @Override
    public long readPairs(long[] records, int count, int shift) {
        Memory pairs = memory;
        long seen = 0;
        // From behind, so that no number is overwritten before it was read.
        for (int i = count - 1; i >= 0; i--) {
            long record = records[i];
            seen |= record;
            long offset = record << (shift + 3);
            records[2 * i] = pairs.getLong(offset);
            records[2 * i + 1] = pairs.getLong(offset + Long.BYTES);
        }
        return seen;
    }

    @Override
    public Flow eachPair(long last, int shift, LinkHandler handler) {
        for (long id = 1; id <= last; id++) {
            long offset = id << (shift + 3);
            if (handler.handle(id, memory.getLong(offset), memory.getLong(offset + Long.BYTES)) == Flow.BREAK) {
                return Flow.BREAK;
            }
        }
        return Flow.CONTINUE;
    }

    /**
     * {@inheritDoc}
     *
     * <p>The form is the numbers themselves; two layers are read at once, so that fewer of them go through the array.
     */
    @Override
    public long readLayer(long root, int layers, int shift, long[] layer) {
        Memory pairs = memory;
        int toBytes = shift + 3;
        int end = 1 << layers;
        long seen = root;
        int count = 1;
        layer[0] = root;
        if ((layers & 1) != 0) {
            layer[0] = source(pairs, root, toBytes);
            layer[1] = target(pairs, root, toBytes);
            count = 2;
        }
        for (; count < end; count *= 4) {
            // From behind, so that no number is overwritten before it was read.
            for (int i = count - 1; i >= 0; i--) {
                long record = layer[i];
                long left = source(pairs, record, toBytes);
                long right = target(pairs, record, toBytes);
                seen |= record | left | right;
                layer[4 * i] = source(pairs, left, toBytes);
                layer[4 * i + 1] = target(pairs, left, toBytes);
                layer[4 * i + 2] = source(pairs, right, toBytes);
                layer[4 * i + 3] = target(pairs, right, toBytes);
            }
        }
        return seen;
    }

    @Override
    public boolean toCharacters(long[] layer, int count, char[] characters, char[] out, int at) {
        int mask = characters.length - 1;
        long seen = 0;
        for (int i = 0; i < count; i++) {
            long record = layer[i];
            seen |= record;
            out[at + i] = characters[(int) record & mask];
        }
        return (seen & ~mask) == 0;
    }

    @Override
    public int stepsToCharacter(long record, int shift, char[] characters, char none, int most) {
        Memory pairs = memory;
        int toBytes = shift + 3;
        int mask = characters.length - 1;
        long reached = record;
        for (int steps = 0; steps <= most; steps++) {
            if ((reached & ~mask) == 0 && characters[(int) reached & mask] != none) {
                return steps;
            }
            reached = source(pairs, reached, toBytes);
        }
        return -1;
    }

    private static long source(Memory pairs, long record, int toBytes) {
        return pairs.getLong(record << toBytes);
    }

    private static long target(Memory pairs, long record, int toBytes) {
        return pairs.getLong((record << toBytes) + Long.BYTES);
    }

    @Override
    public int bytes() {
        return Long.BYTES;
    }
}
