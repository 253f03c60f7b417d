package io.github.linksplatform.doublets.memory;

import io.github.linksplatform.doublets.Flow;
import io.github.linksplatform.doublets.LinkHandler;

/** Words of 32 bits. */
final class Words32 extends Words {
    private static final long LOW = 0xFFFFFFFFL;

    private Words32(Memory memory) {
        super(memory);
    }

    static Words of(Memory memory) {
        return new Words32(memory);
    }

    @Override
    public long get(long index) {
        return memory.getInt(index << 2) & LOW;
    }

    @Override
    public void put(long index, long value) {
        memory.putInt(index << 2, (int) value);
    }

    @Override
    public void putPair(long index, long first, long second) {
        memory.putLong(index << 2, (first & LOW) | (second << 32));
    }

    @Override
    public long readPairs(long[] records, int count, int shift) {
        Memory pairs = memory;
        long seen = 0;
        // From behind, so that no number is overwritten before it was read.
        for (int i = count - 1; i >= 0; i--) {
            long record = records[i];
            seen |= record;
            long pair = pairs.getLong((int) record, shift + 2);
            records[2 * i] = pair & LOW;
            records[2 * i + 1] = pair >>> 32;
        }
        return seen;
    }

    /**
     * {@inheritDoc}
     *
     * <p>The form is a word pair as it stands in memory, in one number, and two layers are read at once: so fewer numbers
     * go through the array, and fewer loops end where the processor does not expect it.
     */
    @Override
    public long readLayer(long root, int layers, int shift, long[] layer) {
        Memory pairs = memory;
        int toBytes = shift + 2;
        int end = 1 << (layers - 1);
        long seen = root;
        int count = 1;
        layer[0] = pairs.getLong((int) root, toBytes);
        if ((layers & 1) == 0) {
            long pair = layer[0];
            seen |= pair;
            layer[0] = pairs.getLong((int) pair, toBytes);
            layer[1] = pairs.getLong((int) (pair >>> 32), toBytes);
            count = 2;
        }
        for (; count < end; count *= 4) {
            // From behind, so that no pair is overwritten before it was read.
            for (int i = count - 1; i >= 0; i--) {
                long pair = layer[i];
                long left = pairs.getLong((int) pair, toBytes);
                long right = pairs.getLong((int) (pair >>> 32), toBytes);
                seen |= pair | left | right;
                layer[4 * i] = pairs.getLong((int) left, toBytes);
                layer[4 * i + 1] = pairs.getLong((int) (left >>> 32), toBytes);
                layer[4 * i + 2] = pairs.getLong((int) right, toBytes);
                layer[4 * i + 3] = pairs.getLong((int) (right >>> 32), toBytes);
            }
        }
        return eitherHalf(seen);
    }

    @Override
    public boolean toCharacters(long[] layer, int count, char[] characters, char[] out, int at) {
        int mask = characters.length - 1;
        int pairs = count / 2;
        long seen = 0;
        for (int i = 0; i < pairs; i++) {
            long pair = layer[i];
            seen |= pair;
            out[at + 2 * i] = characters[(int) pair & mask];
            out[at + 2 * i + 1] = characters[(int) (pair >>> 32) & mask];
        }
        return (eitherHalf(seen) & ~mask) == 0;
    }

    @Override
    public int stepsToCharacter(long record, int shift, char[] characters, char none, int most) {
        Memory pairs = memory;
        int mask = characters.length - 1;
        int reached = (int) record;
        for (int steps = 0; steps <= most; steps++) {
            if ((reached & ~mask) == 0 && characters[reached & mask] != none) {
                return steps;
            }
            reached = (int) pairs.getLong(reached, shift + 2);
        }
        return -1;
    }

    private static long eitherHalf(long pair) {
        return (pair & LOW) | (pair >>> 32);
    }

    @Override
    public Flow eachPair(long last, int shift, LinkHandler handler) {
        for (long id = 1; id <= last; id++) {
            long pair = memory.getLong(id << (shift + 2));
            if (handler.handle(id, pair & LOW, pair >>> 32) == Flow.BREAK) {
                return Flow.BREAK;
            }
        }
        return Flow.CONTINUE;
    }

    @Override
    public int bytes() {
        return Integer.BYTES;
    }
}
