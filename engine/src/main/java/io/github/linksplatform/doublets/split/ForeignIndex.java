package io.github.linksplatform.doublets.split;

import io.github.linksplatform.doublets.memory.Slots;
import java.util.Arrays;

/**
 * Tells an index that another implementation made of the same links, and that can therefore be built anew, from one that
 * does not belong to these links: trees of any balance, with equal links in any order, or on the source side the lists
 * of C# (the root is the first link, left and right are the one before and the one after, in a circle).
 *
 * <p>What makes it certain is that every live link is found exactly once a side, where its ends say that it is.
 */
final class ForeignIndex {
    private final SplitRecords records;
    private final Slots slots;
    private final long allocated;
    private final long[] free;
    private long[] found;
    private long count;
    private long[] path = new long[64];

    /**
     * The index of closed files.
     *
     * @param records the records
     * @param slots the free ids; sizes in an index of another kind tell nothing about them
     * @param allocated the highest id
     */
    ForeignIndex(SplitRecords records, Slots slots, long allocated) {
        this.records = records;
        this.slots = slots;
        this.allocated = allocated;
        free = new long[bitmapLength()];
        found = free;
    }

    private int bitmapLength() {
        return Math.toIntExact((allocated >>> 6) + 1);
    }

    /**
     * Looks at every link.
     *
     * @return whether the index is one of these links
     */
    boolean isWhole() {
        return slots.eachFree(id -> set(free, id)) && isWhole(Side.SOURCE) && isWhole(Side.TARGET);
    }

    private boolean isWhole(int side) {
        found = new long[bitmapLength()];
        count = 0;
        if (!isTree(side, 0, records.root(records.externalRootAt(side)))) {
            return false;
        }
        long indexed = 0;
        for (long id = 1; id <= allocated; id++) {
            long root = records.root(records.rootAt(side, id));
            if (!(side == Side.SOURCE && isList(id, root)) && !isTree(side, id, root)) {
                return false;
            }
            if (!isSet(free, id) && records.first(side, id) != 0) {
                indexed++;
            }
        }
        return count == indexed;
    }

    /** A tree in which each node is new, live, in order and of the right size, and starts with its owner if it has one. */
    private boolean isTree(int side, long owner, long root) {
        int depth = 0;
        long before = 0;
        for (long at = root; at != 0 || depth > 0; ) {
            for (; at != 0; at = records.left(side, at)) {
                if (!isLive(at) || !set(found, at) || !hasRightSize(side, at)) {
                    return false;
                }
                if (depth == path.length) {
                    path = Arrays.copyOf(path, 2 * depth);
                }
                path[depth++] = at;
            }
            at = path[--depth];
            long first = records.first(side, at);
            boolean belongs = owner == 0 ? first != 0 : first == owner;
            if (!belongs || (before != 0 && isSmaller(side, at, before))) {
                return false;
            }
            count++;
            before = at;
            at = records.right(side, at);
        }
        return true;
    }

    private boolean hasRightSize(int side, long at) {
        long left = records.left(side, at);
        long right = records.right(side, at);
        if ((left != 0 && !isLive(left)) || (right != 0 && !isLive(right))) {
            return false;
        }
        long leftSize = left == 0 ? 0 : records.size(side, left);
        long rightSize = right == 0 ? 0 : records.size(side, right);
        return records.size(side, at) == leftSize + rightSize + 1;
    }

    /** By the ends alone: with this id a key is after every equal one. */
    private boolean isSmaller(int side, long at, long before) {
        return records.precedes(side, records.first(side, at), records.second(side, at), Long.MAX_VALUE, before);
    }

    private boolean isList(long owner, long root) {
        if (!isLive(root)) {
            return false;
        }
        long before = 0;
        long length = 0;
        long at = root;
        do {
            if (length == allocated || !isLive(at) || records.first(Side.SOURCE, at) != owner) {
                return false;
            }
            if (length > 0 && records.left(Side.SOURCE, at) != before) {
                return false;
            }
            length++;
            before = at;
            at = records.right(Side.SOURCE, at);
        } while (at != root && at != 0);
        long last = at == 0 ? 0 : before;
        if (records.left(Side.SOURCE, root) != last) {
            return false;
        }
        at = root;
        for (long i = 0; i < length; i++) {
            if (!set(found, at)) {
                return false;
            }
            at = records.right(Side.SOURCE, at);
        }
        count += length;
        return true;
    }

    private boolean isLive(long id) {
        return id > 0 && id <= allocated && !isSet(free, id);
    }

    private static boolean isSet(long[] bitmap, long id) {
        return (bitmap[(int) (id >>> 6)] & 1L << id) != 0;
    }

    /** Whether it was not set before. */
    private static boolean set(long[] bitmap, long id) {
        boolean isNew = !isSet(bitmap, id);
        bitmap[(int) (id >>> 6)] |= 1L << id;
        return isNew;
    }
}
