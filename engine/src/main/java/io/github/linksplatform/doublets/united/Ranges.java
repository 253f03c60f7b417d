package io.github.linksplatform.doublets.united;

import io.github.linksplatform.doublets.Flow;
import io.github.linksplatform.doublets.LinkHandler;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Reads of the trees: one link by its key, and the links whose first part is given and whose second part lies between
 * two values. Equal keys stand side by side, so a range finds every one of them.
 *
 * <p>Safe for several threads at once while nobody writes: the one stack that is kept is taken by whoever comes first,
 * and everyone else makes another.
 */
final class Ranges {
    private final Records records;
    private final AtomicReference<long[]> spareStack = new AtomicReference<>(new long[Balance.MAX_DEPTH]);

    Ranges(Records records) {
        this.records = records;
    }

    /** The id of a link with this key, or 0. */
    long find(int tree, long root, long first, long second) {
        long node = root;
        while (node != 0) {
            long side = records.side(tree, node, first, second);
            if (side == Records.EQUAL) {
                return node;
            }
            node = records.child(tree, node, side);
        }
        return 0;
    }

    /** 1 if the node's key lies below the key, and 0 if not; an equal key does not lie below. */
    private long isBelow(int tree, long node, long first, long second) {
        return records.side(tree, node, first, second) & 1;
    }

    /** 1 if the node's key lies below the key or is equal to it, else 0. */
    private long isBelowOrEqual(int tree, long node, long first, long second) {
        long side = records.side(tree, node, first, second);
        return (side | (side >>> 1)) & 1;
    }

    /**
     * Counts the links whose key is from (first, lowest) to (first, highest), by their ranks: the sizes on two paths.
     */
    long count(int tree, long root, long first, long lowest, long highest) {
        long lower = root;
        long upper = root;
        long count = 0;
        while ((lower | upper) != 0) {
            if (lower != 0) {
                long side = isBelow(tree, lower, first, lowest);
                long next = records.child(tree, lower, side);
                count -= side * (records.size(tree, lower) - sizeOrNone(tree, next));
                lower = next;
            }
            if (upper != 0) {
                long side = isBelowOrEqual(tree, upper, first, highest);
                long next = records.child(tree, upper, side);
                count += side * (records.size(tree, upper) - sizeOrNone(tree, next));
                upper = next;
            }
        }
        return count;
    }

    private long sizeOrNone(int tree, long node) {
        return node == 0 ? 0 : records.size(tree, node);
    }

    /** Shows the links whose key is from (first, lowest) to (first, highest), ascending by key and id. */
    Flow each(int tree, long root, long first, long lowest, long highest, LinkHandler handler) {
        long node = root;
        while (node != 0) {
            long side = isBelow(tree, node, first, lowest);
            if (side != isBelowOrEqual(tree, node, first, highest)) {
                break;
            }
            node = records.child(tree, node, side);
        }
        if (node == 0) {
            return Flow.CONTINUE;
        }
        long[] stack = spareStack.getAndSet(null);
        if (stack == null) {
            stack = new long[Balance.MAX_DEPTH];
        }
        Flow flow = eachBelow(tree, node, first, lowest, highest, handler, stack);
        spareStack.setRelease(stack);
        return flow;
    }

    private Flow eachBelow(
            int tree, long top, long first, long lowest, long highest, LinkHandler handler, long[] stack) {
        int depth = 0;
        long node = top;
        while (true) {
            while (node != 0) {
                if (isBelow(tree, node, first, lowest) != 0) {
                    node = records.child(tree, node, 1);
                } else {
                    if (isBelowOrEqual(tree, node, first, highest) != 0) {
                        stack[depth++] = node;
                    }
                    node = records.child(tree, node, 0);
                }
            }
            if (depth == 0) {
                return Flow.CONTINUE;
            }
            node = stack[--depth];
            if (handler.handle(node, records.source(node), records.target(node)) == Flow.BREAK) {
                return Flow.BREAK;
            }
            node = records.child(tree, node, 1);
        }
    }
}
