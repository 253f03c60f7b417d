package io.github.linksplatform.doublets.sequences;

import io.github.linksplatform.doublets.Links;
import io.github.linksplatform.doublets.LinksException;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/**
 * Reads a tree of pairs from left to right down to its symbols, whatever its shape: with a stack of its own, so that a
 * tree may be as deep as the store is large.
 */
final class SequenceReader {
    /** A balanced tree of the longest string is 31 deep; only deeper paths are looked at for a cycle. */
    private static final int FIRST_CHECK = 64;

    private final Links links;
    private final UnicodeSymbols symbols;
    /** The links from the top to the present one, and where to go on after each: 0 if its target is being read. */
    private long[] path = new long[FIRST_CHECK];

    private long[] pending = new long[FIRST_CHECK];

    SequenceReader(Links links, UnicodeSymbols symbols) {
        this.links = links;
        this.symbols = symbols;
    }

    String read(long top) {
        StringBuilder text = new StringBuilder();
        int depth = 0;
        int nextCheck = FIRST_CHECK;
        long link = top;
        while (true) {
            if (!links.exists(link)) {
                throw new LinksException("The string of link " + Long.toUnsignedString(top) + " cannot be read: "
                        + Long.toUnsignedString(link) + ", a part of it, is not a link.");
            }
            long source = links.source(link);
            long target = links.target(link);
            if (!symbols.isSymbol(source, target)) {
                if (depth == nextCheck) {
                    checkForCycle(top, depth);
                    nextCheck = 2 * depth;
                }
                push(depth++, link, target);
                link = source;
                continue;
            }
            text.append(symbols.unit(source));
            while (depth > 0 && pending[depth - 1] == 0) {
                depth--;
            }
            if (depth == 0) {
                return text.toString();
            }
            link = pending[depth - 1];
            pending[depth - 1] = 0;
        }
    }

    private void push(int depth, long link, long target) {
        if (target == 0) {
            throw new LinksException("The link " + Long.toUnsignedString(link)
                    + " is no part of a string: its target is null, and a part is a pair of parts or a symbol.");
        }
        if (depth == path.length) {
            path = Arrays.copyOf(path, 2 * depth);
            pending = Arrays.copyOf(pending, 2 * depth);
        }
        path[depth] = link;
        pending[depth] = target;
    }

    /** A path that meets one link twice never ends. Checked each time its depth has doubled, so at little cost. */
    private void checkForCycle(long top, int depth) {
        Set<Long> met = new HashSet<>(2 * depth);
        for (int i = 0; i < depth; i++) {
            if (!met.add(path[i])) {
                throw new LinksException("The string of link " + Long.toUnsignedString(top)
                        + " cannot be read: it contains itself, by way of link " + Long.toUnsignedString(path[i])
                        + ".");
            }
        }
    }
}
