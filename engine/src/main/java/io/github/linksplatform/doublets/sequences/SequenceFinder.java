package io.github.linksplatform.doublets.sequences;

import io.github.linksplatform.doublets.Flow;
import io.github.linksplatform.doublets.LinkHandler;
import io.github.linksplatform.doublets.Links;
import java.util.Arrays;

/**
 * Finds the tree of units that are given, as {@link SequenceWriter} would make it, without searching for its pairs.
 *
 * <p>Seen from the left, such a tree is a symbol that is paired with the next symbol, then with the next two, the next
 * four and so on, the last time with those that are left. Given the tree so far, the links that come from it are few,
 * and the one to go on with is the one whose target has the next units as its leaves.
 *
 * <p>A tree with symbols that are not in the table is not found. Whoever creates what was not found searches for it.
 */
final class SequenceFinder implements LinkHandler {
    /** Below, searching for pairs is quicker than reading what may be the right one. */
    private static final int FEWEST_LEAVES_TO_READ = 4;

    /** If more links come from a tree, the one with the right target is searched for. */
    private static final int MOST_CANDIDATES = 16;

    /** If fewer leaves are left then, they are not looked for: creating what is missing searches for their pairs too. */
    private static final int FEWEST_LEAVES_TO_SEARCH = 32;

    private final Links links;
    private final UnicodeSymbols symbols;
    private final PerfectTree tree;
    private char[] read = new char[1024];
    private char[] units;
    private int found;

    // What is looked for while candidates are shown.
    private int from;
    private int to;
    private boolean several;
    private long match;

    SequenceFinder(Links links, UnicodeSymbols symbols) {
        this.links = links;
        this.symbols = symbols;
        tree = new PerfectTree(links, symbols);
    }

    /**
     * Finds the tree of as many units from the first on as the store has one of.
     *
     * @param text the units, none of them {@link UnicodeSymbols#NONE}, of which only those before {@code length} count
     * @param length how many there are, at least 1
     * @return the tree of the first {@link #found()} units, or 0 if there is no symbol of the first one
     */
    long findLongest(char[] text, int length) {
        units = text;
        if (read.length < length) {
            read = new char[text.length];
        }
        return findLongest(0, length);
    }

    /**
     * How many leaves the tree has that was found last.
     *
     * @return all, or a power of two, or 0
     */
    int found() {
        return found;
    }

    /** Calls itself for at most half of the leaves, so at most 31 times deep. */
    private long findLongest(int start, int end) {
        long part = symbols.find(units[start]);
        if (part == 0) {
            found = 0;
            return 0;
        }
        int size = 1;
        while (size < end - start) {
            // Compared as a difference: twice the size may not be an int.
            int next = size < end - start - size ? 2 * size : end - start;
            long whole = grow(part, start + size, start + next);
            if (whole == 0) {
                break;
            }
            part = whole;
            size = next;
        }
        found = size;
        return part;
    }

    /** The link from a part to the tree of the leaves that follow, or 0. */
    private long grow(long part, int start, int end) {
        int length = end - start;
        if (length >= FEWEST_LEAVES_TO_READ) {
            long candidates = links.countBySource(part);
            if (candidates <= MOST_CANDIDATES) {
                from = start;
                to = end;
                several = candidates > 1;
                match = 0;
                links.eachBySource(part, this);
                return match;
            }
            if (length < FEWEST_LEAVES_TO_SEARCH) {
                return 0;
            }
        }
        long rest = findLongest(start, end);
        return found == length ? links.search(part, rest) : 0;
    }

    @Override
    public Flow handle(long id, long source, long target) {
        if (matches(target)) {
            match = id;
            return Flow.BREAK;
        }
        return Flow.CONTINUE;
    }

    private boolean matches(long root) {
        long node = root;
        int at = from;
        while (true) {
            int size = Integer.highestOneBit(to - at);
            if (size == to - at) {
                return matchesPerfect(node, size, at);
            }
            long[] ends = tree.ends(node);
            if (ends == null) {
                return false;
            }
            long rest = ends[1];
            if (!matchesPerfect(ends[0], size, at)) {
                return false;
            }
            node = rest;
            at += size;
        }
    }

    private boolean matchesPerfect(long root, int size, int at) {
        int height = Integer.numberOfTrailingZeros(size);
        // What does not match differs here, most often.
        if (several && symbols.unitOf(firstLeaf(root, height)) != units[at]) {
            return false;
        }
        return tree.read(root, height, read, 0) && Arrays.equals(read, 0, size, units, at, at + size);
    }

    private long firstLeaf(long root, int height) {
        long node = root;
        for (int level = 0; level < height; level++) {
            long[] ends = tree.ends(node);
            if (ends == null) {
                return 0;
            }
            node = ends[0];
        }
        return node;
    }
}
