package io.github.linksplatform.doublets.united;

import io.github.linksplatform.doublets.memory.Header;

/**
 * The way from the root of one tree to a place in it, and what is done at its end: to hang a node there or to take it
 * away. One object serves all writes of a store, so no write allocates.
 */
final class Path {
    /** The last mark stands for this level and all below it. */
    private static final int LAST_MARK = 63;

    /** The nodes passed and the side taken at each, from the root; see {@link #step}. */
    final long[] steps = new long[Balance.MAX_DEPTH];

    private final int tree;
    private final Records records;
    private final Header header;
    private final Balance balance;

    Path(int tree, Records records, Header header, Balance balance) {
        this.tree = tree;
        this.records = records;
        this.header = header;
        this.balance = balance;
    }

    /** A node and the side taken there, as one value. */
    static long step(long node, long side) {
        return node << 1 | side;
    }

    /** The mark for a level where the balance is to be looked at. */
    static long mark(int level) {
        return 1L << Math.min(level, LAST_MARK);
    }

    /** Makes a node the child at the end of a path, or the root if the path is empty. */
    void link(int depth, long node) {
        if (depth > 0) {
            records.child(tree, steps[depth - 1] >>> 1, steps[depth - 1] & 1, node);
        } else if (tree == Records.SOURCE) {
            header.sourceRoot(node);
        } else {
            header.targetRoot(node);
        }
    }

    /** Restores the balance at the marked levels, from the deepest up. */
    void restore(int depth, long marks) {
        if (marks < 0) {
            for (int level = depth - 1; level >= LAST_MARK; level--) {
                restoreAt(level);
            }
        }
        long left = marks & Long.MAX_VALUE;
        while (left != 0) {
            int level = 63 - Long.numberOfLeadingZeros(left);
            restoreAt(level);
            left ^= 1L << level;
        }
    }

    private void restoreAt(int level) {
        long node = steps[level] >>> 1;
        long top = balance.restore(tree, node);
        if (top != node) {
            link(level, top);
        }
    }

    /**
     * Takes the node at the end of the path out of the tree; the sizes above it have been lowered already.
     *
     * @param depth the length of the path
     * @param node the node at its end
     * @param parentSize the lowered size of the node above, or 0 if there is none
     * @param marks the levels that may be out of balance so far
     */
    void remove(int depth, long node, long parentSize, long marks) {
        long left = records.child(tree, node, 0);
        long right = records.child(tree, node, 1);
        long size = records.size(tree, node) - 1;
        long allMarks = marks | markShrunk(depth, size, parentSize);
        if (left == 0 || right == 0) {
            link(depth, left | right);
            restore(depth, allMarks);
            return;
        }
        // The next node in order takes its place.
        int level = depth;
        steps[level++] = step(node, 1);
        long above = size;
        long next = right;
        for (long child = records.child(tree, next, 0); child != 0; child = records.child(tree, next, 0)) {
            long nextSize = records.size(tree, next) - 1;
            records.size(tree, next, nextSize);
            allMarks |= markShrunk(level, nextSize, above);
            steps[level++] = step(next, 0);
            above = nextSize;
            next = child;
        }
        allMarks |= markShrunk(level, records.size(tree, next) - 1, above);
        link(level, records.child(tree, next, 1));
        records.child(tree, next, 0, left);
        records.child(tree, next, 1, records.child(tree, node, 1));
        records.size(tree, next, size);
        steps[depth] = step(next, 1);
        link(depth, next);
        restore(level, allMarks);
    }

    private static long markShrunk(int depth, long size, long parentSize) {
        return Balance.isTooSmall(size, parentSize) ? mark(depth - 1) : 0;
    }
}
