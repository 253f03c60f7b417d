package io.github.linksplatform.doublets.split;

import java.util.Arrays;
import java.util.concurrent.locks.StampedLock;

/**
 * The large trees of one side that were changed since they were read: lists meanwhile, so that a change of a tree of a
 * million nodes costs as little as one of ten.
 *
 * <p>A list goes through the fields of its nodes: left is the link before, 0 at the first; right is the link after, and
 * at the last the link itself, which is the mark of a list, since no node of a tree is its own child. The root is the
 * last link, and its size is the number of all, as the size of a tree's root is. The sizes of the others mean nothing
 * but that they are not 0. So a link is added at the end, and taken out where it is, without looking at any other but
 * its neighbours, and the index needs no room beside the records.
 *
 * <p>Before a tree is read it is made from its list: sorted, if the links did not come in order, and perfectly balanced.
 * All trees that became lists had together at most two nodes for each change of a large tree. So making lists and trees
 * of each other costs a change a constant amount, however reads and changes alternate.
 *
 * <p>Lists are in memory and in open files only: a file whose process was killed gets all trees from the sources and
 * targets, and one that is closed has no lists.
 */
final class UsageLists {
    /** The fewest nodes of a list. Smaller trees are changed as fast. */
    static final int MIN_SIZE = 512;

    /** How many nodes a change of a large tree pays for that are made into lists. */
    private static final int CREDIT = 2;

    private final SplitRecords records;
    private final int side;
    private final TreeBuilder builder;
    private final ListSorter sorter;
    private final long[] path = new long[UsageTree.MAX_DEPTH];

    /** Held while trees are made of lists, which the first reader does that needs one: there may be others. */
    private final StampedLock lock = new StampedLock();

    /** Where the roots of the lists are. */
    private long[] places = new long[16];

    /** How many lists there are. */
    private volatile int count;

    /** How many nodes may be made into lists. */
    private long credit;

    UsageLists(SplitRecords records, int side) {
        this.records = records;
        this.side = side;
        builder = new TreeBuilder(records, side);
        sorter = new ListSorter(records, side);
    }

    /**
     * Whether a change of a large tree has to be made in a list, and not in the tree. Makes the tree a list if it is time
     * to.
     *
     * @param rootAt where its root is kept
     * @param root the root
     * @param size its size, at least {@link #MIN_SIZE}
     * @return whether it is a list now
     */
    boolean takes(long rootAt, long root, long size) {
        credit += CREDIT;
        if (isList(root)) {
            return true;
        }
        if (credit < size) {
            return false;
        }
        credit -= size;
        makeList(rootAt, root, size);
        return true;
    }

    private boolean isList(long root) {
        return root != 0 && records.right(side, root) == root;
    }

    private void makeList(long rootAt, long root, long size) {
        remember(rootAt);
        int depth = 0;
        long before = 0;
        long at = root;
        while (true) {
            for (; at != 0; at = records.left(side, at)) {
                path[depth++] = at;
            }
            if (depth == 0) {
                break;
            }
            long node = path[--depth];
            at = records.right(side, node);
            records.left(side, node, before);
            if (before != 0) {
                records.right(side, before, node);
            }
            before = node;
        }
        end(rootAt, before, size);
    }

    private void remember(long rootAt) {
        int end = count;
        if (end == places.length) {
            places = Arrays.copyOf(places, 2 * end);
        }
        places[end] = rootAt;
        count = end + 1;
    }

    /** The lists are few: each has many nodes. */
    private void forget(long rootAt) {
        int end = count - 1;
        int at = end;
        while (places[at] != rootAt) {
            at--;
        }
        places[at] = places[end];
        count = end;
    }

    private void end(long rootAt, long last, long size) {
        records.right(side, last, last);
        records.size(side, last, size);
        records.root(rootAt, last);
    }

    /**
     * Adds a link to a list in which it is not.
     *
     * @param rootAt where the list's root is kept
     * @param id the link
     */
    void add(long rootAt, long id) {
        long last = records.root(rootAt);
        records.right(side, last, id);
        records.left(side, id, last);
        end(rootAt, id, records.size(side, last) + 1);
    }

    /**
     * Takes a link out of the list in which it is. Its own fields keep what they held.
     *
     * @param rootAt where the list's root is kept
     * @param id the link
     */
    void remove(long rootAt, long id) {
        long last = records.root(rootAt);
        long size = records.size(side, last) - 1;
        long before = records.left(side, id);
        if (id == last) {
            last = before;
        } else {
            long after = records.right(side, id);
            records.left(side, after, before);
            if (before != 0) {
                records.right(side, before, after);
            }
        }
        end(rootAt, last, size);
        if (size < MIN_SIZE) {
            makeTree(rootAt);
        }
    }

    /**
     * Whether there are lists at all.
     *
     * @return whether any tree has to be made before it can be read
     */
    boolean any() {
        return count != 0;
    }

    /**
     * Makes a tree of a list, if it is one.
     *
     * @param rootAt where its root is kept
     */
    void settle(long rootAt) {
        long stamp = lock.tryOptimisticRead();
        if (isList(records.root(rootAt)) || !lock.validate(stamp)) {
            settleLocked(rootAt);
        }
    }

    private void settleLocked(long rootAt) {
        long stamp = lock.writeLock();
        try {
            if (isList(records.root(rootAt))) {
                makeTree(rootAt);
            }
        } finally {
            lock.unlockWrite(stamp);
        }
    }

    /**
     * Counts the links of a list or tree, which stays what it is.
     *
     * @param rootAt where its root is kept
     * @return its size
     */
    long size(long rootAt) {
        long stamp = lock.tryOptimisticRead();
        long size = records.sizeOf(side, records.root(rootAt));
        return lock.validate(stamp) ? size : sizeLocked(rootAt);
    }

    private long sizeLocked(long rootAt) {
        long stamp = lock.readLock();
        try {
            return records.sizeOf(side, records.root(rootAt));
        } finally {
            lock.unlockRead(stamp);
        }
    }

    /** Makes trees of all lists. */
    void settleAll() {
        long stamp = lock.writeLock();
        try {
            while (count > 0) {
                makeTree(places[count - 1]);
            }
        } finally {
            lock.unlockWrite(stamp);
        }
    }

    private void makeTree(long rootAt) {
        long root = records.root(rootAt);
        long size = records.size(side, root);
        records.root(rootAt, builder.build(sorter.sort(root), size));
        forget(rootAt);
    }

    /** Forgets all lists, whose roots are not kept any more. */
    void clear() {
        count = 0;
    }
}
