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

    @Override
    public long readLeaves(long[] roots, int count, int shift, char[] characters, char[] out, int at) {
        Memory pairs = memory;
        int toBytes = shift + 3;
        int mask = characters.length - 1;
        long seen = 0;
        long leaves = 0;
        int to = at;
        for (int i = 0; i < count; i++) {
            long root = roots[i];
            long left = source(pairs, root, toBytes);
            long right = target(pairs, root, toBytes);
            seen |= root | left | right;
            for (int half = 0; half < 2; half++) {
                long parent = half == 0 ? left : right;
                long first = source(pairs, parent, toBytes);
                long second = target(pairs, parent, toBytes);
                long a = source(pairs, first, toBytes);
                long b = target(pairs, first, toBytes);
                long c = source(pairs, second, toBytes);
                long d = target(pairs, second, toBytes);
                seen |= first | second;
                leaves |= a | b | c | d;
                out[to] = characters[(int) a & mask];
                out[to + 1] = characters[(int) b & mask];
                out[to + 2] = characters[(int) c & mask];
                out[to + 3] = characters[(int) d & mask];
                to += 4;
            }
        }
        return (leaves & ~mask) == 0 ? seen : -1;
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
