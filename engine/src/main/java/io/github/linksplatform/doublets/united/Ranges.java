package io.github.linksplatform.doublets.united;

import io.github.linksplatform.doublets.Flow;
import io.github.linksplatform.doublets.LinkHandler;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Reads of the trees: one link by its key, all links with the first part of a key, all links with the whole key. Links
 * that match stand side by side in order, so below the topmost of them they end at two borders, one on each side, and
 * everything between the borders matches without being looked at.
 *
 * <p>Which of the two kinds of match is asked for is told by a mask of the second part: 0, or all bits.
 *
 * <p>Safe for several threads at once while nobody writes: the one stack that is kept is taken by whoever comes first,
 * and everyone else makes another.
 */
final class Ranges {
    private static final int LEFT_BORDER = 0;
    private static final int RIGHT_BORDER = Balance.MAX_DEPTH;
    private static final int BETWEEN = 2 * Balance.MAX_DEPTH;

    private final Records records;
    private final AtomicReference<long[]> spareStack = new AtomicReference<>(new long[3 * Balance.MAX_DEPTH]);

    Ranges(Records records) {
        this.records = records;
    }

    /** The id of the topmost link that matches, or 0. */
    long find(int tree, long root, long first, long second, long mask) {
        long node = root;
        while (node != 0) {
            long side = records.side(tree, node, first, second, mask);
            if (side == Records.EQUAL) {
                return node;
            }
            node = records.child(tree, node, side);
        }
        return 0;
    }

    /** Counts the links that match, by the sizes along the two borders. */
    long count(int tree, long root, long first, long second, long mask) {
        long top = find(tree, root, first, second, mask);
        if (top == 0) {
            return 0;
        }
        long left = records.child(tree, top, 0);
        long right = records.child(tree, top, 1);
        long count = 1;
        while ((left | right) != 0) {
            if (left != 0) {
                boolean matches = records.side(tree, left, first, second, mask) == Records.EQUAL;
                long next = records.child(tree, left, matches ? 0 : 1);
                count += matches ? records.size(tree, left) - sizeOrNone(tree, next) : 0;
                left = next;
            }
            if (right != 0) {
                boolean matches = records.side(tree, right, first, second, mask) == Records.EQUAL;
                long next = records.child(tree, right, matches ? 1 : 0);
                count += matches ? records.size(tree, right) - sizeOrNone(tree, next) : 0;
                right = next;
            }
        }
        return count;
    }

    private long sizeOrNone(int tree, long node) {
        return node == 0 ? 0 : records.size(tree, node);
    }

    /** Shows the links that match, ascending by key and id. */
    Flow each(int tree, long root, long first, long second, long mask, LinkHandler handler) {
        long top = find(tree, root, first, second, mask);
        if (top == 0) {
            return Flow.CONTINUE;
        }
        long[] stack = spareStack.getAndSet(null);
        if (stack == null) {
            stack = new long[3 * Balance.MAX_DEPTH];
        }
        Flow flow = each(tree, top, first, second, mask, handler, stack);
        spareStack.setRelease(stack);
        return flow;
    }

    private Flow each(int tree, long top, long first, long second, long mask, LinkHandler handler, long[] stack) {
        int leftEnd = LEFT_BORDER;
        int rightEnd = RIGHT_BORDER;
        long left = records.child(tree, top, 0);
        long right = records.child(tree, top, 1);
        while ((left | right) != 0) {
            if (left != 0) {
                if (records.side(tree, left, first, second, mask) == Records.EQUAL) {
                    stack[leftEnd++] = left;
                    left = records.child(tree, left, 0);
                } else {
                    left = records.child(tree, left, 1);
                }
            }
            if (right != 0) {
                if (records.side(tree, right, first, second, mask) == Records.EQUAL) {
                    stack[rightEnd++] = right;
                    right = records.child(tree, right, 1);
                } else {
                    right = records.child(tree, right, 0);
                }
            }
        }
        while (leftEnd > LEFT_BORDER) {
            long node = stack[--leftEnd];
            if (show(node, handler) == Flow.BREAK
                    || showAll(tree, records.child(tree, node, 1), handler, stack) == Flow.BREAK) {
                return Flow.BREAK;
            }
        }
        if (show(top, handler) == Flow.BREAK) {
            return Flow.BREAK;
        }
        for (int at = RIGHT_BORDER; at < rightEnd; at++) {
            long node = stack[at];
            if (showAll(tree, records.child(tree, node, 0), handler, stack) == Flow.BREAK
                    || show(node, handler) == Flow.BREAK) {
                return Flow.BREAK;
            }
        }
        return Flow.CONTINUE;
    }

    private Flow show(long node, LinkHandler handler) {
        return handler.handle(node, records.source(node), records.target(node));
    }

    /** Shows a whole subtree in order. */
    private Flow showAll(int tree, long top, LinkHandler handler, long[] stack) {
        int depth = BETWEEN;
        long node = top;
        while (node != 0 || depth > BETWEEN) {
            while (node != 0) {
                stack[depth++] = node;
                node = records.child(tree, node, 0);
            }
            node = stack[--depth];
            if (show(node, handler) == Flow.BREAK) {
                return Flow.BREAK;
            }
            node = records.child(tree, node, 1);
        }
        return Flow.CONTINUE;
    }
}
