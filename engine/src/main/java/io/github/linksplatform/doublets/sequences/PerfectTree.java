package io.github.linksplatform.doublets.sequences;

import io.github.linksplatform.doublets.Links;
import java.util.Arrays;

/**
 * Reads trees in which all leaves are at the same depth, many links a step, whose loads do not wait for each other.
 *
 * <p>That the links exist is not asked, only that their ids are possible ones. Whoever uses what is read must see by the
 * leaves that the tree was one: methods here may throw {@link IndexOutOfBoundsException} or {@link
 * io.github.linksplatform.doublets.LinkNotFoundException} if it was not.
 */
final class PerfectTree {
    /** The height of a tree of eight leaves. */
    static final int EIGHT = 3;

    private final Links links;
    private long highest;
    private long[] nodes = new long[128];
    private final long[] eight = new long[1 << EIGHT];

    PerfectTree(Links links) {
        this.links = links;
    }

    /** Takes note of the links that there are now. */
    void refresh() {
        highest = links.highestId();
    }

    /** Negative if no link can have this id. */
    long outside(long id) {
        return (highest - id) | (id - 1);
    }

    /**
     * Reads a link's descendants so many levels below.
     *
     * @param root the link
     * @param levels 0 … 30
     * @return them, 2<sup>levels</sup> from the start of an array that the next call overwrites; null if the tree is
     *     not so high
     */
    long[] descendants(long root, int levels) {
        if (nodes.length < 1 << levels) {
            nodes = Arrays.copyOf(nodes, 1 << levels);
        }
        nodes[0] = root;
        long outside = 0;
        for (int level = 0; level < levels; level++) {
            // From behind, so that no node is overwritten before it was read.
            for (int i = (1 << level) - 1; i >= 0; i--) {
                long at = nodes[i];
                outside |= outside(at);
                nodes[2 * i] = links.knownSource(at);
                nodes[2 * i + 1] = links.knownTarget(at);
            }
        }
        return outside < 0 ? null : nodes;
    }

    /**
     * Reads the leaves of a tree of eight.
     *
     * @param root its root
     * @return the leaves, in an array that the next call overwrites; null if the tree is not so high
     */
    long[] eight(long root) {
        long left = links.knownSource(root);
        long right = links.knownTarget(root);
        long first = links.knownSource(left);
        long second = links.knownTarget(left);
        long third = links.knownSource(right);
        long fourth = links.knownTarget(right);
        long[] leaves = eight;
        leaves[0] = links.knownSource(first);
        leaves[1] = links.knownTarget(first);
        leaves[2] = links.knownSource(second);
        leaves[3] = links.knownTarget(second);
        leaves[4] = links.knownSource(third);
        leaves[5] = links.knownTarget(third);
        leaves[6] = links.knownSource(fourth);
        leaves[7] = links.knownTarget(fourth);
        long outside = outside(root)
                | outside(left)
                | outside(right)
                | outside(first)
                | outside(second)
                | outside(third)
                | outside(fourth);
        return outside < 0 ? null : leaves;
    }

    /**
     * Reads the first leaf.
     *
     * @param root a tree
     * @param height its height
     * @return the link so many sources below; 0 if the tree is not so high
     */
    long firstLeaf(long root, int height) {
        long at = root;
        long outside = 0;
        for (int level = 0; level < height; level++) {
            outside |= outside(at);
            at = links.knownSource(at);
        }
        return outside < 0 ? 0 : at;
    }
}
