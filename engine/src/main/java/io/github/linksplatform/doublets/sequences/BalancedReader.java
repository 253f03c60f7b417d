package io.github.linksplatform.doublets.sequences;

import io.github.linksplatform.doublets.LinkNotFoundException;
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

    private final Links links;
    private final UnicodeSymbols symbols;
    private final PerfectTree tree;
    private byte[] text = new byte[1024];
    private int length;

    BalancedReader(Links links, UnicodeSymbols symbols) {
        this.links = links;
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
        tree.refresh();
        try {
            long node = top;
            for (int height = height(node); height > 0; height = height(node)) {
                if (!readPerfect(links.knownSource(node), height - 1)) {
                    return null;
                }
                node = links.knownTarget(node);
            }
            int last = symbols.ascii(node);
            if (last >= UnicodeSymbols.NOT_ASCII) {
                return null;
            }
            reserve(1);
            text[length++] = (byte) last;
            return new String(text, 0, length, StandardCharsets.ISO_8859_1);
        } catch (LinkNotFoundException | IndexOutOfBoundsException e) {
            // A tree of another shape led out of the store.
            return null;
        }
    }

    /** How many steps lead from a link by sources to a symbol; 0 also if none is reached. */
    private int height(long node) {
        long at = node;
        for (int height = 0; height <= MAX_HEIGHT + 1; height++) {
            if (symbols.ascii(at) < UnicodeSymbols.NOT_ASCII) {
                return height;
            }
            if (tree.outside(at) < 0) {
                return 0;
            }
            at = links.knownSource(at);
        }
        return 0;
    }

    /** Appends the 2<sup>height</sup> leaves of a tree of which all are at the same depth. */
    private boolean readPerfect(long root, int height) {
        int leaves = 1 << height;
        reserve(leaves);
        int seen = 0;
        if (height < PerfectTree.EIGHT) {
            long[] nodes = tree.descendants(root, height);
            if (nodes == null) {
                return false;
            }
            for (int i = 0; i < leaves; i++) {
                int unit = symbols.ascii(nodes[i]);
                seen |= unit;
                text[length++] = (byte) unit;
            }
        } else {
            long[] nodes = tree.descendants(root, height - PerfectTree.EIGHT);
            if (nodes == null) {
                return false;
            }
            for (int i = 0; i < leaves >> PerfectTree.EIGHT; i++) {
                long[] eight = tree.eight(nodes[i]);
                seen |= eight == null ? UnicodeSymbols.NOT_ASCII : append(eight);
            }
        }
        return seen < UnicodeSymbols.NOT_ASCII;
    }

    private int append(long[] leaves) {
        byte[] out = text;
        int at = length;
        int seen = 0;
        for (int i = 0; i < 8; i++) {
            int unit = symbols.ascii(leaves[i]);
            seen |= unit;
            out[at + i] = (byte) unit;
        }
        length = at + 8;
        return seen;
    }

    private void reserve(int more) {
        if (text.length - length < more) {
            text = Arrays.copyOf(text, Math.max(length + more, 2 * length));
        }
    }
}
