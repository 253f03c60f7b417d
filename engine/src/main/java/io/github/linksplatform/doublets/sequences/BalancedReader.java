package io.github.linksplatform.doublets.sequences;

import io.github.linksplatform.doublets.Links;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Reads trees of the shape that {@link SequenceWriter} makes, if their symbols are ASCII.
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
    private byte[] text = new byte[1024];
    private int length;

    BalancedReader(Links links, UnicodeSymbols symbols) {
        this.symbols = symbols;
        tree = new PerfectTree(links);
    }

    /**
     * Reads a text.
     *
     * @param top its tree
     * @return the text, or null if the tree is of another shape or has other symbols
     */
    String read(long top) {
        length = 0;
        long node = top;
        for (int height = height(node); height > 0; height = height(node)) {
            long[] ends = tree.ends(node);
            long rest = ends[1];
            if (!readPerfect(ends[0], height - 1)) {
                return null;
            }
            node = rest;
        }
        return readPerfect(node, 0) ? new String(text, 0, length, StandardCharsets.ISO_8859_1) : null;
    }

    /** How many steps lead from a link by sources to a symbol; 0 also if none is reached. */
    private int height(long node) {
        long at = node;
        for (int height = 0; height <= MAX_HEIGHT + 1; height++) {
            if (symbols.ascii(at) < UnicodeSymbols.NOT_ASCII) {
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

    /** Appends the 2<sup>height</sup> leaves of a tree of which all are at the same depth. */
    private boolean readPerfect(long root, int height) {
        int count = 1 << height;
        if (text.length - length < count) {
            text = Arrays.copyOf(text, Math.max(length + count, 2 * length));
        }
        long[] leaves = tree.leaves(root, height);
        boolean isText = leaves != null && symbols.copyAscii(leaves, count, text, length);
        length += count;
        return isText;
    }
}
