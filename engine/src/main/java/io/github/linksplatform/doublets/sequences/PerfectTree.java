package io.github.linksplatform.doublets.sequences;

import io.github.linksplatform.doublets.Links;

/**
 * Reads trees in which all leaves are at the same depth.
 *
 * <p>That the links exist is not made sure. Whoever uses the leaves must see by them that the tree was one: no symbol
 * can be reached by way of a link that does not exist.
 */
final class PerfectTree {
    private final Links links;
    private final UnicodeSymbols symbols;
    private final long[] ends = new long[2];
    private long[] leaves = new long[1024];

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
        if (height == 0) {
            out[at] = symbols.unitOf(root);
            return true;
        }
        int count = 1 << height;
        if (leaves.length < count) {
            leaves = new long[count];
        }
        return links.readLayer(root, height, leaves) && links.toCharacters(leaves, count, symbols.table(), out, at);
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

    /**
     * Reads the ends of one link.
     *
     * @param link the link
     * @return its source and its target, in an array that the next call overwrites; null if there is no such link
     */
    long[] ends(long link) {
        ends[0] = link;
        return links.readEnds(ends, 1) ? ends : null;
    }
}
