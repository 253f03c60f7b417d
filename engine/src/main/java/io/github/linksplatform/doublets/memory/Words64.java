package io.github.linksplatform.doublets.memory;

import java.lang.invoke.VarHandle;

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
        VarHandle.storeStoreFence();
        memory.putLong(index << 3, first);
    }

    @Override
    public int bytes() {
        return Long.BYTES;
    }
}
