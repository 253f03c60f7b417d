package io.github.linksplatform.doublets.united;

import io.github.linksplatform.doublets.memory.Memory;

/** Records of 64 bytes: one cache line each. */
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
        long source = memory.getLong(node << 6);
        long target = memory.getLong((node << 6) + 8);
        long nodeFirst = tree == SOURCE ? source : target;
        long nodeSecond = (tree == SOURCE ? target : source) & mask;
        long difference = nodeFirst ^ first;
        if ((difference | (nodeSecond ^ second)) == 0) {
            return EQUAL;
        }
        long same = (~difference & (difference - 1)) >>> 63;
        return below(nodeFirst, first) | (same & below(nodeSecond, second));
    }

    @Override
    long child(int tree, long node, long side) {
        return memory.getLong((node << 6) + ((tree + side) << 3));
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
