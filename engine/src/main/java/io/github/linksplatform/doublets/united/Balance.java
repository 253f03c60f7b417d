package io.github.linksplatform.doublets.united;

/**
 * What keeps a tree shallow.
 *
 * <p><b>The bound.</b> With the weight of a tree being its size + 1, no subtree weighs more than three times its
 * sibling. If one change breaks the bound, one rotation restores it: a single one where the inner grandchild weighs less
 * than twice the outer one, else a double one (Hirai and Yamamoto, "Balancing weight-balanced trees", 2011, the
 * parameters (3, 2)). So a tree of n nodes is never deeper than log(n + 1) / log(4 / 3): 75 for 2<sup>31</sup> nodes.
 *
 * <p><b>The rule.</b> Beyond that a grandchild should not be larger than its parent's sibling, which is the rule of
 * size-balanced trees and brings the depth close to the best. It is followed along the path of an insertion, wherever
 * that does not break the bound.
 */
final class Balance {
    /** The levels that a path can have: more than the bound allows for any number of links that fits a memory. */
    static final int MAX_DEPTH = 128;

    /** How often one sibling may weigh the other. */
    private static final long RATIO = 3;

    private final Records records;

    Balance(Records records) {
        this.records = records;
    }

    /** Whether two siblings keep the bound. */
    static boolean holds(long size, long siblingSize) {
        return size + 1 <= RATIO * (siblingSize + 1) && siblingSize + 1 <= RATIO * (size + 1);
    }

    /** Whether a node is too large beside its sibling, from its own and its parent's size. */
    static boolean isTooLarge(long size, long parentSize) {
        return size + 1 > RATIO * (parentSize - size);
    }

    /** Whether a node is too small beside its sibling, from its own and its parent's size. */
    static boolean isTooSmall(long size, long parentSize) {
        return parentSize - size > RATIO * (size + 1);
    }

    /**
     * Restores the bound, and the rule where that is possible, at one node whose subtrees keep the bound.
     *
     * @param tree which tree
     * @param node the node
     * @return the node that is now in its place, perhaps the same
     */
    long restore(int tree, long node) {
        long leftSize = sizeOrNone(tree, records.child(tree, node, 0));
        long rightSize = sizeOrNone(tree, records.child(tree, node, 1));
        long side = leftSize > rightSize ? 0 : 1;
        long heavy = Math.max(leftSize, rightSize);
        long light = Math.min(leftSize, rightSize);
        if (heavy < 2) {
            return node;
        }
        long child = records.child(tree, node, side);
        long inner = records.child(tree, child, 1 - side);
        long outerSize = sizeOrNone(tree, records.child(tree, child, side));
        long innerSize = heavy - 1 - outerSize;
        if (heavy + 1 > RATIO * (light + 1)) {
            return innerSize + 1 < 2 * (outerSize + 1)
                    ? rotate(tree, node, child, side, innerSize)
                    : rotateTwice(tree, node, child, inner, side);
        }
        if (outerSize > light && holds(innerSize, light) && holds(outerSize, innerSize + light + 1)) {
            return rotate(tree, node, child, side, innerSize);
        }
        if (innerSize > light) {
            long near = sizeOrNone(tree, records.child(tree, inner, side));
            long far = innerSize - 1 - near;
            if (holds(outerSize, near) && holds(far, light) && holds(outerSize + near + 1, far + light + 1)) {
                return rotateTwice(tree, node, child, inner, side);
            }
        }
        return node;
    }

    private long sizeOrNone(int tree, long node) {
        return node == 0 ? 0 : records.size(tree, node);
    }

    /** The child takes the node's place, the node takes the inner grandchild. */
    private long rotate(int tree, long node, long child, long side, long innerSize) {
        long size = records.size(tree, node);
        long childSize = records.size(tree, child);
        records.child(tree, node, side, records.child(tree, child, 1 - side));
        records.child(tree, child, 1 - side, node);
        records.size(tree, node, size - childSize + innerSize);
        records.size(tree, child, size);
        return child;
    }

    /** The inner grandchild takes the node's place, with the child and the node below it. */
    private long rotateTwice(int tree, long node, long child, long inner, long side) {
        long size = records.size(tree, node);
        long childSize = records.size(tree, child);
        long near = records.child(tree, inner, side);
        long far = records.child(tree, inner, 1 - side);
        long farSize = sizeOrNone(tree, far);
        records.child(tree, child, 1 - side, near);
        records.child(tree, node, side, far);
        records.child(tree, inner, side, child);
        records.child(tree, inner, 1 - side, node);
        records.size(tree, node, size - childSize + farSize);
        records.size(tree, child, childSize - 1 - farSize);
        records.size(tree, inner, size);
        return inner;
    }
}
