package io.github.linksplatform.doublets.split;

import io.github.linksplatform.doublets.LinksException;

/**
 * Trees of one side and one order: attaches and detaches nodes.
 *
 * <p>They are weight-balanced: with a weight of size + 1, no child weighs more than {@value #DELTA} times its sibling,
 * and a rotation is single if the inner grandchild weighs less than {@value #GAMMA} times the outer one. These two
 * integers are the pair proven to hold after every insertion and deletion (Hirai and Yamamoto, "Balancing
 * weight-balanced trees", Journal of Functional Programming 21, 2011), so the depth is at most
 * log<sub>4/3</sub>(size + 1). Every size-balanced tree of upstream's rule has this balance, and the fields are the
 * same.
 *
 * <p>Equal pairs are told apart by their ids. Nothing here recurses or allocates; one thread at a time.
 */
final class UsageTree {
    static final int DELTA = 3;
    static final int GAMMA = 2;

    /** Deeper than any balanced tree of 2<sup>38</sup> nodes, more than any memory can hold. */
    static final int MAX_DEPTH = 96;

    private static final int NO_VIOLATION = -1;

    private final SplitRecords records;
    private final int side;
    private final NodeOrder order;
    private final long[] path = new long[MAX_DEPTH];

    UsageTree(SplitRecords records, int side, NodeOrder order) {
        this.records = records;
        this.side = side;
        this.order = order;
    }

    /**
     * Puts a link into a tree in which it is not.
     *
     * @param rootAt where the tree's root is kept
     * @param first the link's end that this side is ordered by first
     * @param second its other end
     * @param id the link
     * @return whether it is the last one in order now
     */
    boolean attach(long rootAt, long first, long second, long id) {
        long root = records.root(rootAt);
        if (root == 0) {
            start(rootAt, id);
            return true;
        }
        return attach(rootAt, root, records.size(side, root), first, second, id);
    }

    /**
     * Whether a link comes after another one in the order of the tree.
     *
     * @param first the link's end that this side is ordered by first
     * @param second its other end
     * @param id the link
     * @param node the other one
     * @return whether it does
     */
    boolean follows(long first, long second, long id, long node) {
        return !order.precedes(first, second, id, node);
    }

    /**
     * Makes a link the only one of a tree that is empty.
     *
     * @param rootAt where the tree's root is kept
     * @param id the link
     */
    void start(long rootAt, long id) {
        records.leaf(side, id);
        records.root(rootAt, id);
    }

    /**
     * Puts a link into a tree in which it is not, for a caller that has looked at the tree.
     *
     * @param rootAt where the tree's root is kept
     * @param root the root, not 0
     * @param nodes the size of the tree
     * @param first the link's end that this side is ordered by first
     * @param second its other end
     * @param id the link
     * @return whether it is the last one in order now
     */
    boolean attach(long rootAt, long root, long nodes, long first, long second, long id) {
        records.leaf(side, id);
        long node = root;
        long size = nodes;
        int depth = 0;
        int violation = NO_VIOLATION;
        int last = Side.RIGHT;
        int direction;
        while (true) {
            direction = direction(first, second, id, node);
            last &= direction;
            records.size(side, node, size + 1);
            path[depth] = node;
            long child = records.child(side, node, direction);
            if (child == 0) {
                break;
            }
            long childSize = records.size(side, child);
            // Weights after the insertion: childSize + 2, and of the sibling size - 1 - childSize + 1.
            if (violation == NO_VIOLATION && childSize + 2 > DELTA * (size - childSize)) {
                violation = depth;
            }
            node = child;
            size = childSize;
            depth++;
        }
        records.child(side, node, direction, id);
        if (violation != NO_VIOLATION) {
            rebalance(rootAt, violation, depth);
        }
        return last == Side.RIGHT;
    }

    /** Where a link lies below a node: a number and not a branch, which would often be foretold wrongly. */
    private int direction(long first, long second, long id, long node) {
        return order.precedes(first, second, id, node) ? Side.LEFT : Side.RIGHT;
    }

    /**
     * Takes a link out of the tree in which it is. Its own fields keep what they held.
     *
     * @param rootAt where the tree's root is kept
     * @param first the link's end that this side is ordered by first
     * @param second its other end
     * @param id the link
     * @throws LinksException if it is not there: the file was damaged while it was open
     */
    void detach(long rootAt, long first, long second, long id) {
        long root = records.root(rootAt);
        detach(rootAt, root, records.sizeOf(side, root), first, second, id);
    }

    /**
     * The same for a caller that has looked at the tree.
     *
     * @param rootAt where the tree's root is kept
     * @param root the root
     * @param nodes the size of the tree
     * @param first the link's end that this side is ordered by first
     * @param second its other end
     * @param id the link
     * @throws LinksException if it is not there: the file was damaged while it was open
     */
    void detach(long rootAt, long root, long nodes, long first, long second, long id) {
        if (root == 0) {
            throw damaged(id);
        }
        long node = root;
        long size = nodes;
        int depth = 0;
        int violation = NO_VIOLATION;
        while (node != id) {
            long child = records.child(side, node, direction(first, second, id, node));
            if (child == 0) {
                throw damaged(id);
            }
            records.size(side, node, size - 1);
            path[depth] = node;
            long childSize = records.size(side, child);
            if (violation == NO_VIOLATION && lightens(size, childSize)) {
                violation = depth;
            }
            node = child;
            size = childSize;
            depth++;
        }
        long left = records.left(side, id);
        long right = records.right(side, id);
        if (left != 0 && right != 0) {
            replace(rootAt, depth, id, violation);
            return;
        }
        link(rootAt, depth, id, left | right);
        if (violation != NO_VIOLATION) {
            rebalance(rootAt, violation, depth - 1);
        }
    }

    /**
     * Puts the neighbour in order of a node with two children into its place: of the heavier subtree, so that the
     * balance of the place cannot get worse.
     */
    private void replace(long rootAt, int place, long id, int violationAbove) {
        long left = records.left(side, id);
        long right = records.right(side, id);
        int heavy = records.size(side, right) > records.size(side, left) ? Side.RIGHT : Side.LEFT;
        int light = heavy ^ 1;
        long neighbour = heavy == Side.RIGHT ? right : left;
        long size = records.size(side, neighbour);
        int depth = place + 1;
        int violation = violationAbove;
        while (true) {
            long inner = records.child(side, neighbour, light);
            if (inner == 0) {
                break;
            }
            records.size(side, neighbour, size - 1);
            path[depth] = neighbour;
            long innerSize = records.size(side, inner);
            if (violation == NO_VIOLATION && lightens(size, innerSize)) {
                violation = depth;
            }
            neighbour = inner;
            size = innerSize;
            depth++;
        }
        if (depth > place + 1) {
            records.child(side, path[depth - 1], light, records.child(side, neighbour, heavy));
            records.child(side, neighbour, heavy, records.child(side, id, heavy));
        }
        records.child(side, neighbour, light, records.child(side, id, light));
        records.size(side, neighbour, records.size(side, id) - 1);
        link(rootAt, place, id, neighbour);
        path[place] = neighbour;
        if (violation != NO_VIOLATION) {
            rebalance(rootAt, violation, depth - 1);
        }
    }

    /** Whether the sibling of a child that loses a node then weighs too much. */
    private static boolean lightens(long size, long childSize) {
        return size - childSize > DELTA * childSize;
    }

    /** Restores the balance of the nodes of the path, from the lowest up to the highest that may have lost it. */
    private void rebalance(long rootAt, int highest, int lowest) {
        for (int level = lowest; level >= highest; level--) {
            long node = path[level];
            long leftWeight = weight(records.left(side, node));
            long rightWeight = weight(records.right(side, node));
            if (rightWeight > DELTA * leftWeight) {
                link(rootAt, level, node, lift(node, Side.RIGHT));
            } else if (leftWeight > DELTA * rightWeight) {
                link(rootAt, level, node, lift(node, Side.LEFT));
            }
        }
    }

    /** Lifts what is too heavy below a node: its child on one side, or of that the inner one if that weighs so much. */
    private long lift(long node, int heavy) {
        long child = records.child(side, node, heavy);
        long inner = records.child(side, child, heavy ^ 1);
        long outer = records.child(side, child, heavy);
        boolean single = weight(inner) < GAMMA * weight(outer);
        return rotate(node, single ? child : rotate(child, inner, heavy ^ 1), heavy);
    }

    /** Lifts a node's child on one side above it. */
    private long rotate(long node, long child, int from) {
        records.child(side, node, from, records.child(side, child, from ^ 1));
        records.child(side, child, from ^ 1, node);
        long size = records.size(side, node);
        records.size(side, child, size);
        // The node loses the child and what hangs on its other side.
        records.size(side, node, size - weight(records.child(side, child, from)));
        return child;
    }

    private long weight(long node) {
        return records.sizeOf(side, node) + 1;
    }

    /** Puts another node where the path has one: under its parent, or at the root. */
    private void link(long rootAt, int depth, long old, long node) {
        if (depth == 0) {
            records.root(rootAt, node);
        } else {
            long parent = path[depth - 1];
            records.child(side, parent, records.left(side, parent) == old ? Side.LEFT : Side.RIGHT, node);
        }
    }

    private static LinksException damaged(long id) {
        return new LinksException("The link " + Long.toUnsignedString(id)
                + " is not in the index tree that should hold it: the index is damaged; rebuild the indexes.");
    }
}
