package io.github.linksplatform.doublets.split;

import java.util.Optional;
import java.util.function.LongPredicate;

/**
 * Proves the trees of one side sound, whatever bytes they are made of.
 *
 * <p>A node is looked into only after its parent's size was found to be the sum of its children's, so a walk ends even
 * in a tree of cycles; and only after the weights of the children were found balanced, so it is never deep.
 */
final class TreeVerifier {
    private final SplitRecords records;
    private final int side;
    private final long allocated;
    private final LongPredicate alive;
    private long visited;

    /**
     * A verifier of the trees of a store.
     *
     * @param records the records, of which those up to {@code allocated} exist
     * @param side source or target
     * @param allocated the largest id that a node can have
     * @param alive whether an id up to {@code allocated} is a live link
     */
    TreeVerifier(SplitRecords records, int side, long allocated, LongPredicate alive) {
        this.records = records;
        this.side = side;
        this.allocated = allocated;
        this.alive = alive;
    }

    /**
     * How many nodes all trees had that were found sound.
     *
     * @return the number
     */
    long visited() {
        return visited;
    }

    /**
     * Checks one tree: ids, sizes, balance, order, and that its nodes are live links that belong there.
     *
     * @param root its root, or 0
     * @param belongs whether usages of a value belong into this tree
     * @return the first fault found, as the part of a sentence
     */
    Optional<String> check(long root, LongPredicate belongs) {
        if (root == 0) {
            return Optional.empty();
        }
        if (root < 0 || root > allocated) {
            return fault("root", root, "is beyond the " + allocated + " links");
        }
        long size = records.size(side, root);
        if (size < 1 || size > allocated - visited) {
            return fault("root", root, "has the impossible size " + Long.toUnsignedString(size));
        }
        WalkStack stack = WalkStack.ofThread();
        int bottom = stack.take();
        Optional<String> fault;
        try {
            fault = walk(root, stack.nodes(), bottom, belongs);
        } finally {
            stack.giveBack(bottom);
        }
        if (fault.isEmpty()) {
            visited += size;
        }
        return fault;
    }

    private Optional<String> walk(long root, long[] nodes, int bottom, LongPredicate belongs) {
        int top = bottom;
        long at = root;
        long previous = 0;
        while (true) {
            for (; at != 0; at = records.left(side, at)) {
                Optional<String> fault = checkNode(at);
                if (fault.isPresent()) {
                    return fault;
                }
                nodes[top++] = at;
            }
            if (top == bottom) {
                return Optional.empty();
            }
            at = nodes[--top];
            if (!belongs.test(records.first(side, at)) || !alive.test(at)) {
                return fault("node", at, "does not belong where it is");
            }
            if (previous != 0
                    && !records.precedes(
                            side, records.first(side, previous), records.second(side, previous), previous, at)) {
                return fault("node", at, "is out of order");
            }
            previous = at;
            at = records.right(side, at);
        }
    }

    private Optional<String> checkNode(long node) {
        long left = records.left(side, node);
        long right = records.right(side, node);
        if (left < 0 || left > allocated || right < 0 || right > allocated) {
            return fault("node", node, "has a child beyond the " + allocated + " links");
        }
        long leftSize = left == 0 ? 0 : records.size(side, left);
        long rightSize = right == 0 ? 0 : records.size(side, right);
        long size = records.size(side, node);
        // Each is below 2^63 here or the comparison fails, so the sum cannot wrap to a right one.
        if (leftSize < (left == 0 ? 0 : 1)
                || rightSize < (right == 0 ? 0 : 1)
                || leftSize >= size
                || rightSize >= size
                || leftSize + rightSize + 1 != size) {
            return fault("node", node, "has a wrong size");
        }
        if (leftSize + 1 > UsageTree.DELTA * (rightSize + 1) || rightSize + 1 > UsageTree.DELTA * (leftSize + 1)) {
            return fault("node", node, "is out of balance");
        }
        return Optional.empty();
    }

    private Optional<String> fault(String kind, long node, String what) {
        return Optional.of(
                "the " + kind + " " + Long.toUnsignedString(node) + " of a tree by " + Side.name(side) + " " + what);
    }
}
