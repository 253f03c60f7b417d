package io.github.linksplatform.doublets.split;

import io.github.linksplatform.doublets.Flow;
import io.github.linksplatform.doublets.LinkHandler;

/** Reads the trees of one side, in order. Several threads may use it at once while nobody writes. */
final class UsageReader {
    private final SplitRecords records;
    private final int side;

    UsageReader(SplitRecords records, int side) {
        this.records = records;
        this.side = side;
    }

    /**
     * Finds the topmost link by its ends.
     *
     * @param node the tree's root, or 0
     * @param first the end that this side is ordered by first
     * @param second the other end
     * @return a link with both, or 0
     */
    long find(long node, long first, long second) {
        long at = node;
        while (at != 0) {
            int order = records.compare(side, first, second, at);
            if (order == 0) {
                return at;
            }
            at = order < 0 ? records.left(side, at) : records.right(side, at);
        }
        return 0;
    }

    /**
     * Finds the topmost link by its other end, in a tree whose links all have the same first end.
     *
     * @param node the tree's root, or 0
     * @param second the other end
     * @return a link with it, or 0
     */
    long find(long node, long second) {
        long at = node;
        while (at != 0) {
            long own = records.second(side, at);
            if (own == second) {
                return at;
            }
            at = second + Long.MIN_VALUE < own + Long.MIN_VALUE ? records.left(side, at) : records.right(side, at);
        }
        return 0;
    }

    /**
     * Finds the least link of a tree.
     *
     * @param node the tree's root, or 0
     * @return the link that comes first in order, or 0
     */
    long least(long node) {
        long least = 0;
        for (long at = node; at != 0; at = records.left(side, at)) {
            least = at;
        }
        return least;
    }

    /**
     * Shows every link of a tree in order.
     *
     * @param node the tree's root, or 0
     * @param handler sees each link
     * @return {@link Flow#BREAK} if the handler stopped the walk
     */
    Flow each(long node, LinkHandler handler) {
        if (node == 0) {
            return Flow.CONTINUE;
        }
        WalkStack stack = WalkStack.ofThread();
        int bottom = stack.take();
        try {
            return walk(node, stack.nodes(), bottom, handler);
        } finally {
            stack.giveBack(bottom);
        }
    }

    private Flow show(long node, LinkHandler handler) {
        return handler.handle(node, records.source(node), records.target(node));
    }

    private Flow walk(long root, long[] nodes, int bottom, LinkHandler handler) {
        int top = bottom;
        long at = root;
        while (true) {
            for (; at != 0; at = records.left(side, at)) {
                nodes[top++] = at;
            }
            if (top == bottom) {
                return Flow.CONTINUE;
            }
            at = nodes[--top];
            if (show(at, handler) == Flow.BREAK) {
                return Flow.BREAK;
            }
            at = records.right(side, at);
        }
    }

    /**
     * Shows the links of a tree that lie in a range, in order.
     *
     * @param node the tree's root, or 0
     * @param first the end that this side is ordered by first
     * @param low the least other end
     * @param high the greatest other end
     * @param handler sees each link
     * @return {@link Flow#BREAK} if the handler stopped the walk
     */
    Flow eachWithin(long node, long first, long low, long high, LinkHandler handler) {
        WalkStack stack = WalkStack.ofThread();
        int bottom = stack.take();
        try {
            return walkWithin(node, first, low, high, stack.nodes(), bottom, handler);
        } finally {
            stack.giveBack(bottom);
        }
    }

    private Flow walkWithin(long root, long first, long low, long high, long[] nodes, int bottom, LinkHandler handler) {
        int top = bottom;
        long at = root;
        while (true) {
            while (at != 0) {
                if (records.compare(side, first, low, at) > 0) {
                    at = records.right(side, at);
                } else {
                    if (records.compare(side, first, high, at) >= 0) {
                        nodes[top++] = at;
                    }
                    at = records.left(side, at);
                }
            }
            if (top == bottom) {
                return Flow.CONTINUE;
            }
            at = nodes[--top];
            if (show(at, handler) == Flow.BREAK) {
                return Flow.BREAK;
            }
            at = records.right(side, at);
        }
    }

    /**
     * Counts the links of a tree that lie in a range.
     *
     * @param node the tree's root, or 0
     * @param first the end that this side is ordered by first
     * @param low the least other end
     * @param high the greatest other end
     * @return how many there are
     */
    long countWithin(long node, long first, long low, long high) {
        return rank(node, first, high, 0) - rank(node, first, low, 1);
    }

    /** Counts the nodes that a pair of ends compares with as at least the given order. */
    private long rank(long node, long first, long second, int order) {
        long count = 0;
        long at = node;
        while (at != 0) {
            if (records.compare(side, first, second, at) >= order) {
                count += 1 + records.sizeOf(side, records.left(side, at));
                at = records.right(side, at);
            } else {
                at = records.left(side, at);
            }
        }
        return count;
    }
}
