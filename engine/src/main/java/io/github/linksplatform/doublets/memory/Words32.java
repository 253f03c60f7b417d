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
     * <p>Each half of a tree is read in a turn of its own, and as few values as possible live through it: more do not fit
     * into the registers of a processor.
     */
    @Override
    public long readLeaves(long[] roots, int count, int shift, char[] characters, char[] out, int at) {
        Memory pairs = memory;
        int toBytes = shift + 2;
        int mask = characters.length - 1;
        long above = 0;
        long leaves = 0;
        for (int i = 0; i < count; i++) {
            long root = roots[i];
            long ends = pairs.getLong((int) root, toBytes);
            above |= root | ends;
            int to = at + 8 * i;
            for (int half = 0; half < 2; half++) {
                int parent = half == 0 ? (int) ends : (int) (ends >>> 32);
                long pair = pairs.getLong(parent, toBytes);
                long first = pairs.getLong((int) pair, toBytes);
                long second = pairs.getLong((int) (pair >>> 32), toBytes);
                above |= pair;
                leaves |= first | second;
                out[to + 4 * half] = characters[(int) first & mask];
                out[to + 4 * half + 1] = characters[(int) (first >>> 32) & mask];
                out[to + 4 * half + 2] = characters[(int) second & mask];
                out[to + 4 * half + 3] = characters[(int) (second >>> 32) & mask];
            }
        }
        return (eitherHalf(leaves) & ~mask) == 0 ? eitherHalf(above) : -1;
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
