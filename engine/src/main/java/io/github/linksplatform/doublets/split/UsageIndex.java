package io.github.linksplatform.doublets.split;

import io.github.linksplatform.doublets.Flow;
import io.github.linksplatform.doublets.LinkHandler;
import io.github.linksplatform.doublets.memory.Slots;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The index of one side of a split store: which links use a value there.
 *
 * <p>A value that has an index record owns the tree of its usages, whether or not a link of that id is alive: so nothing
 * moves when a link that others refer to is created or deleted. Usages of values without a record, such as external
 * references, hang together in the external tree, ordered by the whole pair. Null is not indexed.
 *
 * <p>Trees of some size that are changed and not read are lists meanwhile, see {@link UsageLists}: every read here makes
 * the tree first.
 *
 * <p>A closed file keeps upstream's form, in which only live links own trees and every other usage hangs in the external
 * tree: {@link #adopt} and {@link #release} translate when a file is opened, grown and closed.
 */
final class UsageIndex {
    /** The greatest value, unsigned. */
    private static final long ALL = -1;

    private final SplitRecords records;
    private final int side;
    private final UsageTree own;
    private final UsageTree external;
    private final UsageReader reader;
    private final UsageLists lists;

    /** The largest value that has a record. */
    private long slots;

    /** No value above it owns a tree that is not empty. */
    private long reach;

    /**
     * An index of records whose trees have upstream's form.
     *
     * @param records the records
     * @param side source or target
     */
    UsageIndex(SplitRecords records, int side) {
        this.records = records;
        this.side = side;
        own = new UsageTree(records, side, (first, second, id, node) -> records.precedes(side, second, id, node));
        external = new UsageTree(
                records, side, (first, second, id, node) -> records.precedes(side, first, second, id, node));
        reader = new UsageReader(records, side);
        lists = new UsageLists(records, side);
    }

    private boolean hasRecord(long value) {
        return value + Long.MIN_VALUE <= slots + Long.MIN_VALUE;
    }

    private long rootAt(long value) {
        return hasRecord(value) ? records.rootAt(side, value) : records.externalRootAt(side);
    }

    /**
     * The link by which the usages of a value are reached, perhaps among others. Not to be read from: it may be the root
     * of a list.
     *
     * @param value a value, not null
     * @return its root, or 0
     */
    long root(long value) {
        return records.root(rootAt(value));
    }

    /**
     * Whether a value has no usage with another end, as far as its last one tells.
     *
     * @param value a value, not null
     * @param root what {@link #root} said of it
     * @param other the other end
     * @return true if there is none; false says nothing
     */
    boolean endsBefore(long value, long root, long other) {
        return lists.any() && hasRecord(value) && lists.endsBefore(root, other);
    }

    /** The tree in which the usages of a value hang, perhaps among others, made ready to be read. */
    private long tree(long value) {
        long rootAt = rootAt(value);
        if (lists.any()) {
            lists.settle(rootAt);
        }
        return records.root(rootAt);
    }

    /** Makes every tree ready to be read. */
    void settle() {
        lists.settleAll();
    }

    /**
     * Reads what a change of a value's tree reads first, so that it comes into the cache.
     *
     * @param value a value
     * @return something of all that was read
     */
    long touch(long value) {
        return records.touch(side, root(value));
    }

    /**
     * Adds a link whose ends are written already.
     *
     * @param value its end on this side, not null
     * @param other its other end
     * @param id the link
     */
    void attach(long value, long other, long id) {
        if (hasRecord(value)) {
            if (value > reach) {
                reach = value;
            }
            attach(own, records.rootAt(side, value), value, other, id);
        } else {
            attach(external, records.externalRootAt(side), value, other, id);
        }
    }

    private void attach(UsageTree tree, long rootAt, long value, long other, long id) {
        long root = records.root(rootAt);
        if (root == 0) {
            tree.start(rootAt, id);
            return;
        }
        long size = records.size(side, root);
        if (size < UsageLists.MIN_SIZE) {
            tree.attach(rootAt, root, size, value, other, id);
        } else {
            attachToMany(tree, rootAt, root, size, value, other, id);
        }
    }

    private void attachToMany(UsageTree tree, long rootAt, long root, long size, long value, long other, long id) {
        if (lists.takes(rootAt, root, size)) {
            // Another root, if the tree was made a list just now.
            long last = records.root(rootAt);
            boolean follows = tree.follows(value, other, id, last);
            if (follows || size >= UsageLists.LARGE_SIZE) {
                lists.add(rootAt, last, size, id, follows);
                return;
            }
            lists.settle(rootAt);
        }
        if (tree.attach(rootAt, value, other, id)) {
            lists.offer(rootAt);
        }
    }

    /**
     * Removes a link whose ends are still written.
     *
     * @param value its end on this side, not null
     * @param other its other end
     * @param id the link
     */
    void detach(long value, long other, long id) {
        if (hasRecord(value)) {
            detach(own, records.rootAt(side, value), value, other, id);
        } else {
            detach(external, records.externalRootAt(side), value, other, id);
        }
    }

    private void detach(UsageTree tree, long rootAt, long value, long other, long id) {
        long root = records.root(rootAt);
        long size = records.sizeOf(side, root);
        if (size >= UsageLists.MIN_SIZE && lists.takes(rootAt, root, size)) {
            lists.remove(rootAt, id);
        } else {
            tree.detach(rootAt, root, size, value, other, id);
        }
    }

    /**
     * Finds the topmost link by its ends.
     *
     * @param value the end on this side, not null
     * @param other the other end
     * @return a link with both, or 0
     */
    long find(long value, long other) {
        // Not by a root that was read before: another reader may have made its list a tree meanwhile.
        long root = tree(value);
        return hasRecord(value) ? reader.find(root, other) : reader.find(root, value, other);
    }

    /**
     * Shows the links that use a value, ascending by their other end, equal ones by their ids.
     *
     * @param value the end on this side, not null
     * @param handler sees each link
     * @return {@link Flow#BREAK} if the handler stopped the walk
     */
    Flow each(long value, LinkHandler handler) {
        return hasRecord(value)
                ? reader.each(tree(value), handler)
                : reader.eachWithin(tree(value), value, 0, ALL, handler);
    }

    /**
     * Counts the links that use a value.
     *
     * @param value the end on this side, not null
     * @return how many there are
     */
    long count(long value) {
        return hasRecord(value)
                ? lists.size(records.rootAt(side, value))
                : reader.countWithin(tree(value), value, 0, ALL);
    }

    /**
     * Shows the links with both ends, ascending by their ids.
     *
     * @param value the end on this side, not null
     * @param other the other end
     * @param handler sees each link
     * @return {@link Flow#BREAK} if the handler stopped the walk
     */
    Flow each(long value, long other, LinkHandler handler) {
        return reader.eachWithin(tree(value), value, other, other, handler);
    }

    /**
     * Counts the links with both ends.
     *
     * @param value the end on this side, not null
     * @param other the other end
     * @return how many there are
     */
    long count(long value, long other) {
        return reader.countWithin(tree(value), value, other, other);
    }

    /**
     * Starts with trees of upstream's form: of links up to the highest one, and the external tree.
     *
     * @param allocated the highest link
     */
    void found(long allocated) {
        slots = 0;
        reach = allocated;
    }

    /**
     * Empties the trees that a range of values owns, and if it starts at the first value all trees. Their nodes are not
     * touched.
     *
     * @param above the value before the first one
     * @param last the last value
     */
    void forget(long above, long last) {
        for (long value = above + 1; value <= last; value++) {
            long rootAt = records.rootAt(side, value);
            if (records.root(rootAt) != 0) {
                records.root(rootAt, 0);
            }
        }
        if (above == 0) {
            records.root(records.externalRootAt(side), 0);
            lists.clear();
        }
        reach = Math.min(reach, above);
    }

    /**
     * Gives values that have a record, perhaps since now, the trees of their own usages: takes these out of the external
     * tree, in which they come first.
     *
     * @param last the largest value that has a record
     */
    void adopt(long last) {
        slots = last;
        lists.settleAll();
        long rootAt = records.externalRootAt(side);
        for (long id; (id = reader.least(records.root(rootAt))) != 0; ) {
            long value = records.first(side, id);
            if (!hasRecord(value)) {
                return;
            }
            long other = records.second(side, id);
            external.detach(rootAt, value, other, id);
            attach(value, other, id);
        }
    }

    /**
     * Gives the trees upstream's form: moves the usages of values that are no live links to the external tree.
     *
     * @param from the first value that may be none
     * @param alive tells which values are live links
     */
    void release(long from, Slots alive) {
        lists.settleAll();
        long externalRootAt = records.externalRootAt(side);
        for (long value = from; value <= reach; value++) {
            long rootAt = records.rootAt(side, value);
            long id = records.root(rootAt);
            if (id == 0 || alive.exists(value)) {
                continue;
            }
            for (; id != 0; id = reader.least(records.root(rootAt))) {
                long other = records.second(side, id);
                own.detach(rootAt, value, other, id);
                external.attach(externalRootAt, value, other, id);
            }
        }
    }

    /**
     * Reports everything that is wrong with the trees.
     *
     * @param allocated the highest link
     * @param alive tells which links are alive
     * @param problems takes the first fault of each tree
     */
    void check(long allocated, Slots alive, Consumer<String> problems) {
        lists.settleAll();
        TreeVerifier verifier = new TreeVerifier(records, side, allocated, id -> !alive.isDead(id));
        boolean sound = report(
                verifier.check(records.root(records.externalRootAt(side)), value -> !hasRecord(value)), problems);
        for (long owner = 1; owner <= reach; owner++) {
            long root = records.root(records.rootAt(side, owner));
            if (root != 0) {
                long first = owner;
                sound &= report(verifier.check(root, value -> value == first), problems);
            }
        }
        long indexed = 0;
        for (long id = 1; id <= allocated; id++) {
            if (records.first(side, id) != 0 && !alive.isDead(id)) {
                indexed++;
            }
        }
        if (sound && indexed != verifier.visited()) {
            problems.accept(
                    "the trees by " + Side.name(side) + " hold " + verifier.visited() + " of " + indexed + " links");
        }
    }

    private static boolean report(Optional<String> fault, Consumer<String> problems) {
        fault.ifPresent(problems);
        return fault.isEmpty();
    }
}
