package io.github.linksplatform.doublets.split;

import java.util.Arrays;
import java.util.concurrent.locks.StampedLock;

/**
 * Trees of one side that were changed since they were read: lists meanwhile, so that a change of a tree of a million
 * nodes costs as little as one of ten.
 *
 * <p>Large trees become lists whatever the change is. Smaller ones do if links are added behind all others: one link
 * after the other, as when something is written that is newer than all before it. Such a list stays one only as long as
 * its links come in order.
 *
 * <p>A list goes through the fields of its nodes: left is the link before, 0 at the first, and right the link after. The
 * root is the last link, and its size is the number of all, as the size of a tree's root is. Its right is the mark of a
 * list: the link itself, if the list is in order, else the link before. In a tree no node is its own child, and none has
 * the same child twice. So a link is added at the end, and taken out where it is, without looking at any other but its
 * neighbours, and the index needs no room beside the records. Of a list in order its last link tells what it cannot hold.
 *
 * <p>Before a tree is read it is made from its list: sorted, if the links did not come in order, and perfectly balanced.
 * All trees that became lists had together at most two nodes for each change of a tree of some size. So making lists and
 * trees of each other costs a change a constant amount, however reads and changes alternate.
 *
 * <p>Lists are in memory and in open files only: a file whose process was killed gets all trees from the sources and
 * targets, and one that is closed has no lists.
 */
final class UsageLists {
    /** The fewest nodes of a list. Smaller trees are changed as fast. */
    static final int MIN_SIZE = 16;

    /** The fewest nodes of a tree that becomes a list whatever changes. */
    static final int LARGE_SIZE = 512;

    /** How many nodes a change of a tree of some size pays for that are made into lists. */
    private static final int CREDIT = 2;

    private final SplitRecords records;
    private final int side;
    private final TreeBuilder builder;
    private final ListSorter sorter;
    private final long[] path = new long[UsageTree.MAX_DEPTH];

    /** Held while trees are made of lists, which the first reader does that needs one: there may be others. */
    private final StampedLock lock = new StampedLock();

    /** Where the roots of the lists are, and of what were lists since these were last looked through. */
    private long[] places = new long[16];

    private int remembered;

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
     * Whether a change has to be made in a list, and not in the tree. Makes a large tree a list if it is time to.
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
        return size >= LARGE_SIZE && makeList(rootAt, root, size);
    }

    /**
     * Makes a tree a list whose last link was added just now, if it is time to.
     *
     * @param rootAt where its root is kept
     */
    void offer(long rootAt) {
        long root = records.root(rootAt);
        makeList(rootAt, root, records.size(side, root));
    }

    private boolean isList(long root) {
        if (root == 0) {
            return false;
        }
        long right = records.right(side, root);
        return right == root || (right != 0 && right == records.left(side, root));
    }

    private boolean isInOrder(long root) {
        return records.right(side, root) == root;
    }

    private boolean makeList(long rootAt, long root, long size) {
        if (credit < size) {
            return false;
        }
        credit -= size;
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
        end(rootAt, before, before, size);
        return true;
    }

    private void remember(long rootAt) {
        if (remembered == places.length) {
            lookThrough();
        }
        places[remembered++] = rootAt;
        int lists = count;
        count = lists + 1;
    }

    /** Forgets places where there is no list any more, and makes room if that are few. */
    private void lookThrough() {
        Arrays.sort(places);
        int kept = 0;
        for (long place : places) {
            boolean known = kept > 0 && places[kept - 1] == place;
            if (!known && isList(records.root(place))) {
                places[kept++] = place;
            }
        }
        remembered = kept;
        if (2 * kept > places.length) {
            places = Arrays.copyOf(places, 2 * places.length);
        }
    }

    private void end(long rootAt, long last, long mark, long size) {
        records.right(side, last, mark);
        records.size(side, last, size);
        records.root(rootAt, last);
    }

    /**
     * Adds a link to a list in which it is not.
     *
     * @param rootAt where the list's root is kept
     * @param last its root
     * @param size its size
     * @param id the link
     * @param follows whether it comes after the last one in order
     */
    void add(long rootAt, long last, long size, long id, boolean follows) {
        boolean inOrder = follows && isInOrder(last);
        records.right(side, last, id);
        records.left(side, id, last);
        end(rootAt, id, inOrder ? id : last, size + 1);
    }

    /**
     * Whether the list of a value's links is known to have none with an end: it is in order, and its last link's other
     * end is below that.
     *
     * @param root the root, of a tree whose links have their first end in common
     * @param second the other end
     * @return true if it is a list and cannot hold such a link
     */
    boolean endsBefore(long root, long second) {
        long stamp = lock.tryOptimisticRead();
        boolean ends =
                root != 0 && isInOrder(root) && records.second(side, root) + Long.MIN_VALUE < second + Long.MIN_VALUE;
        return ends && lock.validate(stamp);
    }

    /**
     * Takes a link out of the list in which it is. Its own fields keep what they held.
     *
     * @param rootAt where the list's root is kept
     * @param id the link
     */
    void remove(long rootAt, long id) {
        long root = records.root(rootAt);
        long size = records.size(side, root) - 1;
        boolean inOrder = isInOrder(root);
        long before = records.left(side, id);
        long last = root;
        if (id == root) {
            last = before;
        } else {
            long after = records.right(side, id);
            records.left(side, after, before);
            if (before != 0) {
                records.right(side, before, after);
            }
        }
        end(rootAt, last, inOrder ? last : records.left(side, last), size);
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
            for (int i = 0; i < remembered; i++) {
                if (isList(records.root(places[i]))) {
                    makeTree(places[i]);
                }
            }
            remembered = 0;
        } finally {
            lock.unlockWrite(stamp);
        }
    }

    private void makeTree(long rootAt) {
        long root = records.root(rootAt);
        long size = records.size(side, root);
        DescendingLinks links = isInOrder(root) ? new ListWalk(records, side, root) : sorter.sort(root, size);
        records.root(rootAt, builder.build(links, size));
        sorter.release();
        int lists = count;
        count = lists - 1;
    }

    /** Forgets all lists, whose roots are not kept any more. */
    void clear() {
        remembered = 0;
        count = 0;
    }
}
