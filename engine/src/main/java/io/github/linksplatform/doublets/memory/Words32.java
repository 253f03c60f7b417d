package io.github.linksplatform.doublets.memory;

import io.github.linksplatform.doublets.Flow;
import io.github.linksplatform.doublets.LinkHandler;

/** Words of 32 bits. */
final class Words32 extends Words {
    private Words32(Memory memory) {
        super(memory);
    }

    static Words of(Memory memory) {
        return new Words32(memory);
    }

    @Override
    public long get(long index) {
        return memory.getInt(index << 2) & 0xFFFFFFFFL;
    }

    @Override
    public void put(long index, long value) {
        memory.putInt(index << 2, (int) value);
    }

    @Override
    public void putPair(long index, long first, long second) {
        memory.putLong(index << 2, (first & 0xFFFFFFFFL) | (second << 32));
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
            records[2 * i] = pair & 0xFFFFFFFFL;
            records[2 * i + 1] = pair >>> 32;
        }
        return seen;
    }

    @Override
    public Flow eachPair(long last, int shift, LinkHandler handler) {
        for (long id = 1; id <= last; id++) {
            long pair = memory.getLong(id << (shift + 2));
            if (handler.handle(id, pair & 0xFFFFFFFFL, pair >>> 32) == Flow.BREAK) {
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
