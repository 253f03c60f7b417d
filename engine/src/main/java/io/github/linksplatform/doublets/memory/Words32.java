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
            long pair = pairs.getLong(record << (shift + 2));
            records[2 * i] = pair & LOW;
            records[2 * i + 1] = pair >>> 32;
        }
        return seen;
    }

    /** One read a record, and no read waits for one of the same step. */
    @Override
    public long readLeaves(long[] roots, int count, int shift, char[] characters, char[] out, int at) {
        Memory pairs = memory;
        int toBytes = shift + 2;
        int mask = characters.length - 1;
        long seen = 0;
        long above = 0;
        long leaves = 0;
        int to = at;
        for (int i = 0; i < count; i++) {
            long root = roots[i];
            long ends = pairs.getLong(root << toBytes);
            long left = pairs.getLong((ends & LOW) << toBytes);
            long right = pairs.getLong((ends >>> 32) << toBytes);
            long first = pairs.getLong((left & LOW) << toBytes);
            long second = pairs.getLong((left >>> 32) << toBytes);
            long third = pairs.getLong((right & LOW) << toBytes);
            long fourth = pairs.getLong((right >>> 32) << toBytes);
            seen |= root;
            above |= ends | left | right;
            leaves |= first | second | third | fourth;
            out[to] = characters[(int) first & mask];
            out[to + 1] = characters[(int) (first >>> 32) & mask];
            out[to + 2] = characters[(int) second & mask];
            out[to + 3] = characters[(int) (second >>> 32) & mask];
            out[to + 4] = characters[(int) third & mask];
            out[to + 5] = characters[(int) (third >>> 32) & mask];
            out[to + 6] = characters[(int) fourth & mask];
            out[to + 7] = characters[(int) (fourth >>> 32) & mask];
            to += 8;
        }
        boolean haveCharacters = (eitherHalf(leaves) & ~mask) == 0;
        return haveCharacters ? seen | eitherHalf(above) : -1;
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
