package io.github.linksplatform.doublets.sequences;

import io.github.linksplatform.doublets.Links;
import java.util.Arrays;

/**
 * Reads trees in which all leaves are at the same depth: the upper layers one by one, the three lowest at once, so that
 * the reads of a layer do not wait for each other.
 *
 * <p>That the links exist is not made sure. Whoever uses the leaves must see by them that the tree was one: no symbol
 * can be reached by way of a link that does not exist.
 */
final class PerfectTree {
    /** How many layers are read at once. */
    private static final int LOWEST = 3;

    private final Links links;
    private final UnicodeSymbols symbols;
    private long[] nodes = new long[1024];

    PerfectTree(Links links, UnicodeSymbols symbols) {
        this.links = links;
        this.symbols = symbols;
    }

    /**
     * Reads the text of a tree.
     *
     * @param root the tree
     * @param height its height, 0 … 30
     * @param out takes its 2<sup>height</sup> units, {@link UnicodeSymbols#NONE} for what is no symbol in the table
     * @param at where the first one is written
     * @return false if the tree is not so high, or has leaves that are no symbols: then what was written has no meaning
     */
    boolean read(long root, int height, char[] out, int at) {
        if (height >= LOWEST) {
            return descend(root, height - LOWEST)
                    && links.readLeaves(nodes, 1 << (height - LOWEST), symbols.table(), out, at);
        }
        if (!descend(root, height)) {
            return false;
        }
        for (int i = 0; i < 1 << height; i++) {
            out[at + i] = symbols.unitOf(nodes[i]);
        }
        return true;
    }

    /**
     * How high a tree is on its left side.
     *
     * @param root the tree
     * @param most the greatest height that is of interest
     * @return how many steps lead from it by sources to a symbol of the table, or -1 if more or none do. Whether the links
     *     on the way exist, reading the tree will show
     */
    int height(long root, int most) {
        return links.stepsToCharacter(root, symbols.table(), UnicodeSymbols.NONE, most);
    }

    /** Goes from the root down by some layers, to the first nodes of the array. */
    private boolean descend(long root, int layers) {
        if (nodes.length < 1 << layers) {
            nodes = Arrays.copyOf(nodes, 1 << layers);
        }
        nodes[0] = root;
        for (int layer = 0; layer < layers; layer++) {
            if (!links.readEnds(nodes, 1 << layer)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Reads the ends of one link.
     *
     * @param link the link
     * @return its source and its target, at the start of an array that the next call overwrites; null if there is no
     *     such link
     */
    long[] ends(long link) {
        return descend(link, 1) ? nodes : null;
    }
}
