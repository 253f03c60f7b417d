package io.github.linksplatform.doublets.sequences;

import io.github.linksplatform.doublets.Links;

/**
 * Writes a string as a tree of pairs: each symbol is paired with its right neighbour, each pair with the next one, and
 * so on until one is left. What has no right neighbour in its layer is carried to the next: "abcde" is
 * ((ab)(cd))e.
 *
 * <p>First the longest part from the left that the store has is found ({@link SequenceFinder}); then what is missing is
 * created layer by layer.
 */
final class SequenceWriter {
    private final Links links;
    private final UnicodeSymbols symbols;
    private final SequenceFinder finder;
    private char[] units = new char[1024];
    private long[] nodes = new long[1024];
    /** Which nodes are new: such a link is part of no pair yet, so none is searched for. */
    private boolean[] fresh = new boolean[1024];

    SequenceWriter(Links links, UnicodeSymbols symbols) {
        this.links = links;
        this.symbols = symbols;
        finder = new SequenceFinder(links, symbols);
    }

    /** The link from the tree of a text, which is not empty, to a marker; what the store has not is created. */
    long write(String text, long marker) {
        int length = text.length();
        if (units.length < length) {
            units = new char[length];
            nodes = new long[length];
            fresh = new boolean[length];
        }
        text.getChars(0, length, units, 0);
        long tree = 0;
        int found = 0;
        if (text.indexOf(UnicodeSymbols.NONE) < 0) {
            tree = finder.findLongest(units, length);
            found = finder.found();
        }
        boolean isNew = false;
        if (found < length) {
            takeSymbols(found, length);
            complete(tree, found, length);
            tree = nodes[0];
            isNew = fresh[0];
        }
        long string = isNew ? 0 : links.search(tree, marker);
        return string != 0 ? string : links.create(tree, marker);
    }

    private void takeSymbols(int from, int to) {
        for (int i = from; i < to; i++) {
            long symbol = symbols.find(units[i]);
            fresh[i] = symbol == 0;
            nodes[i] = symbol == 0 ? symbols.create(units[i]) : symbol;
        }
    }

    /**
     * Makes the tree of all leaves into the first node.
     *
     * @param left the tree of the first leaves, if there is one
     * @param size how many these are, a power of two, or 0; the nodes of the others are there
     * @param length how many leaves there are
     */
    private void complete(long left, int size, int length) {
        // The left part joins in the layer that it is a node of.
        int first = size;
        int count = length - size;
        for (int width = 1; first > 0 || count > 1; width *= 2) {
            if (width == size) {
                first--;
                count++;
                nodes[first] = left;
                fresh[first] = false;
                System.arraycopy(nodes, first, nodes, 0, count);
                System.arraycopy(fresh, first, fresh, 0, count);
                first = 0;
            }
            count = pairUp(first, count);
        }
    }

    /** Pairs neighbours, in place; returns how many nodes are left. */
    private int pairUp(int first, int count) {
        int pairs = count / 2;
        for (int i = 0; i < pairs; i++) {
            int at = first + 2 * i;
            boolean isNew = fresh[at] || fresh[at + 1];
            long pair = isNew ? 0 : links.search(nodes[at], nodes[at + 1]);
            fresh[first + i] = pair == 0;
            nodes[first + i] = pair == 0 ? links.create(nodes[at], nodes[at + 1]) : pair;
        }
        if (count % 2 == 1) {
            fresh[first + pairs] = fresh[first + count - 1];
            nodes[first + pairs] = nodes[first + count - 1];
        }
        return pairs + count % 2;
    }
}
