package io.github.linksplatform.doublets.sequences;

import io.github.linksplatform.doublets.Flow;
import io.github.linksplatform.doublets.Links;
import java.util.Arrays;

/**
 * The UTF-16 units that a store has links for, each a link from the unit's raw number to the marker of symbols.
 *
 * <p>Beside the links there are tables of them in memory, made from the store when it is opened: 128 KiB, and 2 KiB for
 * each 256 units of which one is in use, at most 512 KiB. They hold single symbols only. Symbols are never deleted while
 * an object of this class is in use.
 */
final class UnicodeSymbols {
    /** Stands for what is no symbol, as far as the table knows. Unicode assigns it no character. */
    static final char NONE = '\uFFFF';

    private static final int PAGE_BITS = 8;
    private static final int PAGE_SIZE = 1 << PAGE_BITS;

    /** Links above have no entry in the table: symbols of a text are usually among the first links. */
    private static final int TABLE_SIZE = 1 << 16;

    private final Links links;
    private final long marker;
    private final RawNumbers numbers;
    private final long[][] pages = new long[(Character.MAX_VALUE + 1) / PAGE_SIZE][];
    private final char[] table = new char[TABLE_SIZE];

    UnicodeSymbols(Links links, long marker) {
        this.links = links;
        this.marker = marker;
        numbers = new RawNumbers(links.constants());
        Arrays.fill(table, NONE);
        links.eachByTarget(marker, (id, source, target) -> {
            // The marker itself has the marker as its target, but no number as its source.
            if (links.constants().isExternal(source)) {
                remember((char) numbers.toNumber(source), id);
            }
            return Flow.CONTINUE;
        });
    }

    /** The symbol of a unit, or 0 if the store has none. */
    long find(char unit) {
        long[] page = pages[unit >>> PAGE_BITS];
        return page == null ? 0 : page[unit & (PAGE_SIZE - 1)];
    }

    /** The symbol of a unit, which the store has not yet. */
    long create(char unit) {
        long symbol = links.create(numbers.toReference(unit), marker);
        remember(unit, symbol);
        return symbol;
    }

    /** Whether a link with these ends is a symbol. */
    boolean isSymbol(long source, long target) {
        return target == marker && links.constants().isExternal(source);
    }

    /** The unit of a symbol that has this source. */
    char unit(long source) {
        return (char) numbers.toNumber(source);
    }

    /**
     * The unit of a symbol, if the table has it.
     *
     * @param link any value
     * @return a unit, or {@link #NONE}
     */
    char unitOf(long link) {
        return (link & -TABLE_SIZE) == 0 ? table[(int) link] : NONE;
    }

    /**
     * The units of the first links.
     *
     * @return a unit of each, or {@link #NONE}; as many as a power of two, not to be changed
     */
    char[] table() {
        return table;
    }

    private void remember(char unit, long symbol) {
        int page = unit >>> PAGE_BITS;
        if (pages[page] == null) {
            pages[page] = new long[PAGE_SIZE];
        }
        pages[page][unit & (PAGE_SIZE - 1)] = symbol;
        if (symbol < TABLE_SIZE) {
            table[(int) symbol] = unit;
        }
    }
}
