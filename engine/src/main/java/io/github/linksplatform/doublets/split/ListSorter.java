package io.github.linksplatform.doublets.split;

import java.util.Arrays;

/**
 * Puts lists of links into the order of one side: by the first end, the second end, the id, all unsigned.
 *
 * <p>It sorts by digits, from the least significant one of the id up, each time keeping the order of equal ones; digits
 * that all links have in common are left out, and so is what the list is sorted by already. Nothing is compared, and
 * nothing is moved but the links between the links.
 */
final class ListSorter {
    private static final int DIGIT_BITS = 11;
    private static final int DIGITS = 1 << DIGIT_BITS;

    private final SplitRecords records;
    private final int side;

    /** The first and the last link of each digit. */
    private long[] firsts = new long[0];

    private long[] lasts = new long[0];

    /** What was seen last: the order of the links, and the bits in which they differ. */
    private boolean inOrder;

    private boolean bySecond;
    private boolean byId;
    private long firstBits;
    private long secondBits;
    private long idBits;

    ListSorter(SplitRecords records, int side) {
        this.records = records;
        this.side = side;
    }

    /**
     * Sorts a list. Sees whether it has links with the same ends.
     *
     * @param last the last link of a list in which left is the link before
     * @return the last link of the sorted list
     */
    long sort(long last) {
        look(last);
        if (inOrder) {
            return last;
        }
        long end = last;
        if (!bySecond) {
            end = byId ? end : sortBy(Key.ID, idBits, end);
            end = sortBy(Key.SECOND, secondBits, end);
        }
        return sortBy(Key.FIRST, firstBits, end);
    }

    /** Finds out which order a list has and in which bits its links differ. */
    private void look(long last) {
        inOrder = true;
        bySecond = true;
        byId = true;
        firstBits = 0;
        secondBits = 0;
        idBits = 0;
        long first = records.first(side, last);
        long second = records.second(side, last);
        long after = last;
        for (long at = records.left(side, last); at != 0; at = records.left(side, at)) {
            long atFirst = records.first(side, at);
            long atSecond = records.second(side, at);
            if (atFirst == first && atSecond == second) {
                records.sawEqual();
            }
            firstBits |= atFirst ^ first;
            secondBits |= atSecond ^ second;
            idBits |= at ^ after;
            boolean idBefore = at < after;
            boolean secondBefore = atSecond == second ? idBefore : isBelow(atSecond, second);
            byId &= idBefore;
            bySecond &= secondBefore;
            inOrder &= atFirst == first ? secondBefore : isBelow(atFirst, first);
            first = atFirst;
            second = atSecond;
            after = at;
        }
    }

    private enum Key {
        FIRST,
        SECOND,
        ID
    }

    private static boolean isBelow(long a, long b) {
        return a + Long.MIN_VALUE < b + Long.MIN_VALUE;
    }

    private long sortBy(Key key, long varying, long last) {
        long end = last;
        for (int shift = 0; shift < Long.SIZE; shift += DIGIT_BITS) {
            if ((varying >>> shift & (DIGITS - 1)) != 0) {
                end = sortBy(key, shift, end);
            }
        }
        return end;
    }

    /** Deals the links out by one digit, the last one first, and puts them together again. */
    private long sortBy(Key key, int shift, long last) {
        if (firsts.length == 0) {
            firsts = new long[DIGITS];
            lasts = new long[DIGITS];
        }
        Arrays.fill(firsts, 0);
        for (long at = last; at != 0; ) {
            long before = records.left(side, at);
            int digit = (int) (valueOf(key, at) >>> shift) & (DIGITS - 1);
            long after = firsts[digit];
            if (after == 0) {
                lasts[digit] = at;
            } else {
                records.left(side, after, at);
                lookAtNeighbours(at, after);
            }
            firsts[digit] = at;
            at = before;
        }
        long end = 0;
        for (int digit = 0; digit < DIGITS; digit++) {
            if (firsts[digit] != 0) {
                records.left(side, firsts[digit], end);
                end = lasts[digit];
            }
        }
        return end;
    }

    /** Links with the same ends have all digits in common, so that they are neighbours when the last one is dealt out. */
    private void lookAtNeighbours(long at, long after) {
        if (records.second(side, at) == records.second(side, after)
                && records.first(side, at) == records.first(side, after)) {
            records.sawEqual();
        }
    }

    private long valueOf(Key key, long id) {
        return switch (key) {
            case FIRST -> records.first(side, id);
            case SECOND -> records.second(side, id);
            case ID -> id;
        };
    }
}
