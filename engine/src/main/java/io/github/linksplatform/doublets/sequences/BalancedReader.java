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

    private final PerfectTree tree;
    private char[] units = new char[1024];

    BalancedReader(Links links, UnicodeSymbols symbols) {
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
        int height;
        while ((height = tree.height(node, MAX_HEIGHT + 1)) > 0) {
            long[] ends = tree.ends(node);
            if (ends == null) {
                return null;
            }
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

    private boolean readPerfect(long root, int height, int at) {
        int end = at + (1 << height);
        if (units.length < end) {
            units = Arrays.copyOf(units, Math.max(end, 2 * units.length));
        }
        return tree.read(root, height, units, at);
    }
}
