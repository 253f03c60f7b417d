package io.github.linksplatform.doublets.sequences;

import io.github.linksplatform.doublets.Links;
import java.util.Arrays;

/**
 * Reads trees in which all leaves are at the same depth, layer by layer, so that the reads of a layer do not wait for
 * each other.
 *
 * <p>That the links exist is not made sure. Whoever uses the leaves must see by them that the tree was one: no symbol
 * can be reached by way of a link that does not exist.
 */
final class PerfectTree {
    private final Links links;
    private long[] nodes = new long[1024];

    PerfectTree(Links links) {
        this.links = links;
    }

    /**
     * Reads the leaves.
     *
     * @param root the tree
     * @param height its height, 0 … 30
     * @return the 2<sup>height</sup> leaves, from the start of an array that the next call overwrites; null if the tree
     *     is not so high
     */
    long[] leaves(long root, int height) {
        if (nodes.length < 1 << height) {
            nodes = Arrays.copyOf(nodes, 1 << height);
        }
        nodes[0] = root;
        for (int level = 0; level < height; level++) {
            if (!links.readEnds(nodes, 1 << level)) {
                return null;
            }
        }
        return nodes;
    }

    /**
     * Reads the ends of one link.
     *
     * @param link the link
     * @return its source and its target, at the start of an array that the next call overwrites; null if there is no
     *     such link
     */
    long[] ends(long link) {
        return leaves(link, 1);
    }
}
