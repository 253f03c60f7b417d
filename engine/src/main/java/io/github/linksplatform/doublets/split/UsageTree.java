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
     */
    void attach(long rootAt, long first, long second, long id) {
        long root = records.root(rootAt);
        attach(rootAt, root, root == 0 ? 0 : records.size(side, root), first, second, id);
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
     */
    void attach(long rootAt, long root, long nodes, long first, long second, long id) {
        records.leaf(side, id);
        if (root == 0) {
            records.root(rootAt, id);
            return;
        }
        long node = root;
        long size = nodes;
        int depth = 0;
        int violation = NO_VIOLATION;
        boolean right;
        while (true) {
            right = !order.precedes(first, second, id, node);
            records.size(side, node, size + 1);
            path[depth] = node;
            long child = right ? records.right(side, node) : records.left(side, node);
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
        if (right) {
            records.right(side, node, id);
        } else {
            records.left(side, node, id);
        }
        if (violation != NO_VIOLATION) {
            rebalance(rootAt, violation, depth);
        }
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
        detach(rootAt, root, root == 0 ? 0 : records.size(side, root), first, second, id);
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
            long child = order.precedes(first, second, id, node) ? records.left(side, node) : records.right(side, node);
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
        link(rootAt, depth, id, left != 0 ? left : right);
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
        long size = records.size(side, left);
        boolean fromRight = records.size(side, right) > size;
        if (fromRight) {
            size = records.size(side, right);
        }
        int depth = place + 1;
        int violation = violationAbove;
        long neighbour = fromRight ? right : left;
        while (true) {
            long inner = fromRight ? records.left(side, neighbour) : records.right(side, neighbour);
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
            long parent = path[depth - 1];
            if (fromRight) {
                records.left(side, parent, records.right(side, neighbour));
                records.right(side, neighbour, right);
            } else {
                records.right(side, parent, records.left(side, neighbour));
                records.left(side, neighbour, left);
            }
        }
        if (fromRight) {
            records.left(side, neighbour, left);
        } else {
            records.right(side, neighbour, right);
        }
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
            long left = records.left(side, node);
            long right = records.right(side, node);
            long leftWeight = weight(left);
            long rightWeight = weight(right);
            if (rightWeight > DELTA * leftWeight) {
                boolean single = weight(records.left(side, right)) < GAMMA * weight(records.right(side, right));
                link(
                        rootAt,
                        level,
                        node,
                        rotateLeft(node, single ? right : rotateRight(right, records.left(side, right))));
            } else if (leftWeight > DELTA * rightWeight) {
                boolean single = weight(records.right(side, left)) < GAMMA * weight(records.left(side, left));
                link(
                        rootAt,
                        level,
                        node,
                        rotateRight(node, single ? left : rotateLeft(left, records.right(side, left))));
            }
        }
    }

    /** Lifts a node's right child above it. */
    private long rotateLeft(long node, long child) {
        long inner = records.left(side, child);
        records.right(side, node, inner);
        records.left(side, child, node);
        rotated(node, child, records.right(side, child));
        return child;
    }

    /** Lifts a node's left child above it. */
    private long rotateRight(long node, long child) {
        long inner = records.right(side, child);
        records.left(side, node, inner);
        records.right(side, child, node);
        rotated(node, child, records.left(side, child));
        return child;
    }

    /** The sizes after a rotation: the child takes the node's, the node loses the child and its outer subtree. */
    private void rotated(long node, long child, long outer) {
        long size = records.size(side, node);
        records.size(side, child, size);
        records.size(side, node, size - weight(outer));
    }

    private long weight(long node) {
        return node == 0 ? 1 : records.size(side, node) + 1;
    }

    /** Puts another node where the path has one: under its parent, or at the root. */
    private void link(long rootAt, int depth, long old, long node) {
        if (depth == 0) {
            records.root(rootAt, node);
        } else if (records.left(side, path[depth - 1]) == old) {
            records.left(side, path[depth - 1], node);
        } else {
            records.right(side, path[depth - 1], node);
        }
    }

    private static LinksException damaged(long id) {
        return new LinksException("The link " + Long.toUnsignedString(id)
                + " is not in the index tree that should hold it: the index is damaged; rebuild the indexes.");
    }
}
