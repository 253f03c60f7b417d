package io.github.linksplatform.doublets.united;

import io.github.linksplatform.doublets.memory.Memory;

/** Records of 32 bytes. Both ends, and both children, are read at once; the half that is wanted is shifted out. */
final class Records32 extends Records {
    private static final long LOW = 0xFFFFFFFFL;

    Records32(Memory memory) {
        super(memory);
    }

    @Override
    long source(long id) {
        return memory.getInt(id << 5) & LOW;
    }

    @Override
    long target(long id) {
        return memory.getInt((id << 5) + 4) & LOW;
    }

    @Override
    long side(int tree, long node, long first, long second, long mask) {
        long key = (first << 32) | second;
        // The target is the upper half: as it is for the tree by target, turned for the tree by source.
        long ends = memory.getLong(node << 5);
        long nodeKey = (tree == SOURCE ? Long.rotateLeft(ends, 32) : ends) & (mask | ~LOW);
        return nodeKey == key ? EQUAL : below(nodeKey, key);
    }

    @Override
    long child(int tree, long node, long side) {
        return (memory.getLong((node << 5) + tree * 4L) >>> (side << 5)) & LOW;
    }

    @Override
    void child(int tree, long node, long side, long child) {
        memory.putInt((node << 5) + ((tree + side) << 2), (int) child);
    }

    @Override
    long size(int tree, long node) {
        return memory.getInt((node << 5) + tree * 4L + 8) & LOW;
    }

    @Override
    void size(int tree, long node, long size) {
        memory.putInt((node << 5) + tree * 4L + 8, (int) size);
    }

    @Override
    void leaf(int tree, long node) {
        memory.putLong((node << 5) + tree * 4L, 0);
        size(tree, node, 1);
    }
}
