package io.github.linksplatform.doublets.united;

import io.github.linksplatform.doublets.memory.Slots;
import java.util.Arrays;
import java.util.function.Consumer;

/**
 * Checks one tree: every node in order, once, with the right size and within the balance, and no other link than those
 * with an end to index. Does not trust anything that it reads, so it ends with any content of the records.
 */
final class TreeCheck {
    private final int tree;
    private final String name;
    private final Records records;
    private final Slots slots;
    private final Consumer<String> damage;
    private final Consumer<String> shape;
    private boolean equalLinks;

    /**
     * A check of one tree.
     *
     * @param tree which tree
     * @param records the records
     * @param slots which ids are in use
     * @param damage takes what makes answers wrong
     * @param shape takes what other implementations do otherwise: the order of equal links, and the balance
     */
    TreeCheck(int tree, Records records, Slots slots, Consumer<String> damage, Consumer<String> shape) {
        this.tree = tree;
        this.name = tree == Records.SOURCE ? "the tree by source" : "the tree by target";
        this.records = records;
        this.slots = slots;
        this.damage = damage;
        this.shape = shape;
    }

    private long first(long id) {
        return tree == Records.SOURCE ? records.source(id) : records.target(id);
    }

    private long second(long id) {
        return tree == Records.SOURCE ? records.target(id) : records.source(id);
    }

    /**
     * Walks the tree in order. Sizes are checked on the way down and shrink with each level, so there is no way round in
     * a circle, and a tree that is as deep as it has links does no harm.
     *
     * @param root its root
     * @param expected how many links it should hold
     */
    void run(long root, long expected) {
        long size = root == 0 ? 0 : records.size(tree, root);
        if (size != expected) {
            damage.accept(name + " holds " + Long.toUnsignedString(size) + " links where there are " + expected);
            return;
        }
        long[] stack = new long[Balance.MAX_DEPTH];
        int depth = 0;
        long previous = 0;
        long node = root;
        while (node != 0 || depth > 0) {
            while (node != 0) {
                if (!isSound(node)) {
                    return;
                }
                if (depth == stack.length) {
                    stack = Arrays.copyOf(stack, 2 * depth);
                }
                stack[depth++] = node;
                node = records.child(tree, node, 0);
            }
            node = stack[--depth];
            if (!isAfter(previous, node)) {
                return;
            }
            previous = node;
            node = records.child(tree, node, 1);
        }
    }

    /** Whether two links with the same ends were seen. */
    boolean sawEqualLinks() {
        return equalLinks;
    }

    /** Checks a node against its children. */
    private boolean isSound(long node) {
        if (!slots.exists(node) || first(node) == 0) {
            damage.accept(
                    name + " holds the id " + Long.toUnsignedString(node) + ", which is no link that belongs there");
            return false;
        }
        long left = records.child(tree, node, 0);
        long right = records.child(tree, node, 1);
        if ((left != 0 && !slots.exists(left)) || (right != 0 && !slots.exists(right))) {
            damage.accept(name + " has a child under the link " + node + " that is no link");
            return false;
        }
        long size = records.size(tree, node);
        long leftSize = left == 0 ? 0 : records.size(tree, left);
        long rightSize = right == 0 ? 0 : records.size(tree, right);
        boolean smaller = Long.compareUnsigned(leftSize, size) < 0 && Long.compareUnsigned(rightSize, size) < 0;
        if (!smaller || size != leftSize + 1 + rightSize) {
            damage.accept(name + " has the size " + Long.toUnsignedString(size) + " at the link " + node
                    + " where it should be 1 more than " + Long.toUnsignedString(leftSize) + " and "
                    + Long.toUnsignedString(rightSize));
            return false;
        }
        if (!Balance.holds(leftSize, rightSize)) {
            shape.accept(name + " is out of balance at the link " + node + " with " + leftSize + " and " + rightSize
                    + " links below");
        }
        return true;
    }

    private boolean isAfter(long previous, long node) {
        if (previous == 0) {
            return true;
        }
        long side = records.side(tree, previous, first(node), second(node));
        if (side == 0) {
            damage.accept(name + " is out of order between the links " + previous + " and " + node);
            return false;
        }
        equalLinks |= side == Records.EQUAL;
        if (side == Records.EQUAL && previous >= node) {
            shape.accept(name + " holds the equal links " + previous + " and " + node + " in another order than by id");
            return previous != node;
        }
        return true;
    }
}
