package io.github.linksplatform.doublets.split;

import java.util.Arrays;

/**
 * Puts lists of links into the order of one side: by the first end, the second end, the id, all unsigned.
 *
 * <p>A list is copied to an array and sorted there by digits, from the least significant one of the id up, each time
 * keeping the order of equal ones; digits that all links have in common are left out, and so is what the list is sorted
 * by already. So nothing is compared, and no read of a record waits for the one before it. A list that is longer than
 * {@link #RUN} is sorted in runs, which are lists again and are merged: an index of any size is sorted with 24 MiB.
 */
final class ListSorter {
    /** The most links that are sorted in arrays. */
    static final int RUN = 1 << 20;

    private static final int DIGIT_BITS = 11;
    private static final int DIGITS = 1 << DIGIT_BITS;

    /** Longer arrays are given back after use. */
    private static final int KEPT = 4 * DIGITS;

    private final SplitRecords records;
    private final int side;
    private final int run;
    private final int[] ends = new int[DIGITS];

    private long[] ids = new long[0];
    private long[] dealt = ids;
    private long[] keys = ids;
    private int size;

    // What was seen of a run: the order of its links, the bits in which they differ, and whether some may be equal.
    private boolean inOrder;
    private boolean bySecond;
    private boolean byId;
    private boolean mayBeEqual;
    private long firstBits;
    private long secondBits;
    private long idBits;

    ListSorter(SplitRecords records, int side) {
        this(records, side, RUN);
    }

    /** With runs of another length, for tests. */
    ListSorter(SplitRecords records, int side, int run) {
        this.records = records;
        this.side = side;
        this.run = run;
    }

    /**
     * Sorts a list. Sees whether it has links with the same ends.
     *
     * @param last the last link of a list in which left is the link before
     * @param count how many links it has, at least 1
     * @return the sorted links, which are no list any more; to be taken before the next list is sorted
     */
    DescendingLinks sort(long last, long count) {
        long rest = readRun(last, count);
        sortRun();
        if (rest == 0) {
            return this::nextOfRun;
        }
        long[] runs = new long[Math.toIntExact((count + run - 1) / run)];
        runs[0] = link();
        for (int i = 1; i < runs.length; i++) {
            rest = readRun(rest, count - (long) i * run);
            sortRun();
            runs[i] = link();
        }
        release();
        return new ListWalk(records, side, merge(runs));
    }

    /** Gives back what sorting a long list took. */
    void release() {
        if (ids.length > KEPT) {
            ids = new long[0];
            dealt = ids;
            keys = ids;
        }
    }

    private long nextOfRun() {
        return size == 0 ? 0 : ids[--size];
    }

    /**
     * Copies the last links of a list, at most a run, and finds out which order they have and in which bits they differ.
     *
     * @return the link before them, or 0
     */
    private long readRun(long last, long count) {
        size = (int) Math.min(run, count);
        if (ids.length < size) {
            ids = new long[size];
            dealt = new long[size];
            keys = new long[size];
        }
        inOrder = true;
        bySecond = true;
        byId = true;
        mayBeEqual = false;
        firstBits = 0;
        secondBits = 0;
        idBits = 0;
        long first = records.first(side, last);
        long second = records.second(side, last);
        ids[size - 1] = last;
        long at = records.left(side, last);
        for (int i = size - 2; i >= 0; i--) {
            ids[i] = at;
            long atFirst = records.first(side, at);
            long atSecond = records.second(side, at);
            firstBits |= atFirst ^ first;
            secondBits |= atSecond ^ second;
            idBits |= at ^ ids[i + 1];
            boolean idBefore = at < ids[i + 1];
            boolean secondBefore = atSecond == second ? idBefore : isBelow(atSecond, second);
            byId &= idBefore;
            bySecond &= secondBefore;
            mayBeEqual |= !secondBefore || atSecond == second;
            inOrder &= atFirst == first ? secondBefore : isBelow(atFirst, first);
            first = atFirst;
            second = atSecond;
            at = records.left(side, at);
        }
        return at;
    }

    private static boolean isBelow(long a, long b) {
        return a + Long.MIN_VALUE < b + Long.MIN_VALUE;
    }

    private void sortRun() {
        if (!inOrder) {
            if (!bySecond) {
                if (!byId) {
                    sortBy(Key.ID, idBits);
                }
                sortBy(Key.SECOND, secondBits);
            }
            sortBy(Key.FIRST, firstBits);
        }
        if (mayBeEqual) {
            lookForEqual();
        }
    }

    private enum Key {
        FIRST,
        SECOND,
        ID
    }

    private void sortBy(Key key, long varying) {
        for (int shift = 0; shift < Long.SIZE; shift += DIGIT_BITS) {
            if ((varying >>> shift & (DIGITS - 1)) != 0) {
                readKeys(key);
                sortBy(shift);
            }
        }
    }

    private void readKeys(Key key) {
        switch (key) {
            case ID -> System.arraycopy(ids, 0, keys, 0, size);
            case FIRST -> {
                for (int i = 0; i < size; i++) {
                    keys[i] = records.first(side, ids[i]);
                }
            }
            case SECOND -> {
                for (int i = 0; i < size; i++) {
                    keys[i] = records.second(side, ids[i]);
                }
            }
        }
    }

    /** Deals the links out by one digit of their keys, the last one first. */
    private void sortBy(int shift) {
        Arrays.fill(ends, 0);
        for (int i = 0; i < size; i++) {
            ends[digit(i, shift)]++;
        }
        int end = 0;
        for (int digit = 0; digit < DIGITS; digit++) {
            end += ends[digit];
            ends[digit] = end;
        }
        for (int i = size - 1; i >= 0; i--) {
            dealt[--ends[digit(i, shift)]] = ids[i];
        }
        long[] sorted = dealt;
        dealt = ids;
        ids = sorted;
    }

    private int digit(int i, int shift) {
        return (int) (keys[i] >>> shift) & (DIGITS - 1);
    }

    /** Links with the same ends are neighbours. */
    private void lookForEqual() {
        for (int i = 1; i < size; i++) {
            if (records.second(side, ids[i - 1]) == records.second(side, ids[i])
                    && records.first(side, ids[i - 1]) == records.first(side, ids[i])) {
                records.sawEqual();
                return;
            }
        }
    }

    /** Makes a run a list; returns its last link. */
    private long link() {
        long before = 0;
        for (int i = 0; i < size; i++) {
            records.left(side, ids[i], before);
            before = ids[i];
        }
        return before;
    }

    /** Merges lists that are sorted, two at a time; returns the last link of the one that is left. */
    private long merge(long[] runs) {
        int count = runs.length;
        while (count > 1) {
            for (int i = 0; i < count / 2; i++) {
                runs[i] = merge(runs[2 * i], runs[2 * i + 1]);
            }
            if (count % 2 == 1) {
                runs[count / 2] = runs[count - 1];
            }
            count = (count + 1) / 2;
        }
        return runs[0];
    }

    private long merge(long one, long another) {
        long a = one;
        long b = another;
        long last = 0;
        long after = 0;
        while (a != 0 && b != 0) {
            long taken = precedes(a, b) ? b : a;
            if (taken == a) {
                a = records.left(side, a);
            } else {
                b = records.left(side, b);
            }
            if (after == 0) {
                last = taken;
            } else {
                records.left(side, after, taken);
            }
            after = taken;
        }
        records.left(side, after, a != 0 ? a : b);
        return last;
    }

    private boolean precedes(long a, long b) {
        return records.precedes(side, records.first(side, a), records.second(side, a), a, b);
    }
}
