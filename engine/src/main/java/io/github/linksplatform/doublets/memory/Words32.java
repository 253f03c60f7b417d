package io.github.linksplatform.doublets.memory;

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
    public int bytes() {
        return Integer.BYTES;
    }
}
