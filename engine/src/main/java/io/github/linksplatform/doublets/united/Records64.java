package io.github.linksplatform.doublets.united;

import io.github.linksplatform.doublets.memory.Memory;

/** Records of 64 bytes. */
final class Records64 extends Records {
    Records64(Memory memory) {
        super(memory);
    }

    @Override
    long source(long id) {
        return memory.getLong(id << 6);
    }

    @Override
    long target(long id) {
        return memory.getLong((id << 6) + 8);
    }

    @Override
    long side(int tree, long node, long first, long second, long mask) {
        long at = node << 6;
        // The first parts differ almost always, so this is the one branch that is easy to guess.
        long nodeFirst = memory.getLong(tree == SOURCE ? at : at + 8);
        if (nodeFirst != first) {
            return below(nodeFirst, first);
        }
        long nodeSecond = memory.getLong(tree == SOURCE ? at + 8 : at) & mask;
        return nodeSecond == second ? EQUAL : below(nodeSecond, second);
    }

    /** Reads both children, which need not wait for the side. */
    @Override
    long child(int tree, long node, long side) {
        long at = (node << 6) + tree * 8L;
        long left = memory.getLong(at);
        long right = memory.getLong(at + 8);
        return left ^ ((left ^ right) & -side);
    }

    @Override
    void child(int tree, long node, long side, long child) {
        memory.putLong((node << 6) + ((tree + side) << 3), child);
    }

    @Override
    long size(int tree, long node) {
        return memory.getLong((node << 6) + tree * 8L + 16);
    }

    @Override
    void size(int tree, long node, long size) {
        memory.putLong((node << 6) + tree * 8L + 16, size);
    }

    @Override
    void leaf(int tree, long node) {
        child(tree, node, 0, 0);
        child(tree, node, 1, 0);
        size(tree, node, 1);
    }
}
