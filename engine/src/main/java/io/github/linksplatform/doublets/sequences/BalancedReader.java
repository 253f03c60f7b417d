package io.github.linksplatform.doublets.sequences;

import io.github.linksplatform.doublets.Links;
import java.util.Arrays;

/**
 * Reads trees of the shape that {@link SequenceWriter} makes, if their symbols are in the table.
 *
 * <p>How high a tree is, its left spine tells; the shape follows. It is assumed and not looked at, but every leaf that
 * is met must be a symbol of the table. That makes a wrong text impossible: below a symbol there is no other symbol, so
 * if every leaf at the assumed depth is one, none of the links above is.
 */
final class BalancedReader {
    /** The greatest height of a tree whose leaves are counted in an int. */
    private static final int MAX_HEIGHT = 30;

    private final UnicodeSymbols symbols;
    private final PerfectTree tree;
    private char[] units = new char[1024];

    BalancedReader(Links links, UnicodeSymbols symbols) {
        this.symbols = symbols;
        tree = new PerfectTree(links, symbols);
    }

    /**
     * Reads a text.
     *
     * @param top its tree
     * @return the text, or null if the tree is of another shape or has other symbols
     */
    String read(long top) {
        int length = 0;
        long node = top;
        for (int height = height(node); height > 0; height = height(node)) {
            long[] ends = tree.ends(node);
            long rest = ends[1];
            if (!readPerfect(ends[0], height - 1, length)) {
                return null;
            }
            length += 1 << (height - 1);
            node = rest;
        }
        if (!readPerfect(node, 0, length)) {
            return null;
        }
        String text = new String(units, 0, length + 1);
        return text.indexOf(UnicodeSymbols.NONE) < 0 ? text : null;
    }

    /** How many steps lead from a link by sources to a symbol; 0 also if none is reached. */
    private int height(long node) {
        long at = node;
        for (int height = 0; height <= MAX_HEIGHT + 1; height++) {
            if (symbols.unitOf(at) != UnicodeSymbols.NONE) {
                return height;
            }
            long[] ends = tree.ends(at);
            if (ends == null) {
                return 0;
            }
            at = ends[0];
        }
        return 0;
    }

    private boolean readPerfect(long root, int height, int at) {
        int end = at + (1 << height);
        if (units.length < end) {
            units = Arrays.copyOf(units, Math.max(end, 2 * units.length));
        }
        return tree.read(root, height, units, at);
    }
}
