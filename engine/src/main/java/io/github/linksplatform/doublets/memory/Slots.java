package io.github.linksplatform.doublets.memory;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongConsumer;

/**
 * Which ids are in use, and what stands in their records, in both layouts.
 *
 * <p><b>Live and dead.</b> A link whose source is not null is a node of a source tree, so its size in that tree is at
 * least 1. A free id has a source (the previous free id) but is in no tree. So an id up to the highest one is dead if
 * and only if its source is not 0 and its source tree size is 0. Files of other implementations follow the same rule.
 *
 * <p><b>A killed process.</b> What a process wrote to a mapped file stays when it is killed, up to a point between two
 * of its writes. The methods here write in such an order that at each such point every record is either dead, or live
 * with the source and target from before or after the call; the trees and the free list can be rebuilt from that. While
 * a link is out of the trees during an update its size must therefore stay above 0.
 */
public final class Slots {
    /** Left, right and size as a target: the last words of an index record in both layouts. */
    private static final int TARGET_FIELDS = 5;

    /** How many words a node has: left, right, size. */
    private static final int FIELDS = 3;

    /** The size of a link whose new source and target wait in the fields of its children. */
    private static final long PENDING = -1;

    private final Header header;
    private final Words records;
    private final int recordShift;
    private final Words index;
    private final int sizeWord;
    private final FreeList freeList;

    /** No id up to this one is dead, so that most questions need no look at a record. */
    private long solid;

    /**
     * The slots of a store.
     *
     * @param records where sources and targets are, as the first two words of each record
     * @param recordWords the length of a record there, in words, a power of two
     * @param index where the header and the trees are, in records of eight words; the same as {@code records} in a
     *     united store
     * @param sizeWord which word of an index record is the size in the source tree; the two before it are the children
     */
    public Slots(Words records, int recordWords, Words index, int sizeWord) {
        this.header = new Header(index);
        this.records = records;
        recordShift = Integer.numberOfTrailingZeros(recordWords);
        this.index = index;
        this.sizeWord = sizeWord;
        this.freeList = new FreeList(header, records, recordShift);
        measure();
    }

    private void measure() {
        solid = header.free() == 0 ? header.allocated() : 0;
    }

    /**
     * How many links there are.
     *
     * @return the number of live ids
     */
    public long count() {
        return header.allocated() - header.free();
    }

    /**
     * Whether a link exists.
     *
     * @param id any value
     * @return whether it is the id of a live link
     */
    public boolean exists(long id) {
        return Long.compareUnsigned(id - 1, solid) < 0
                || (Long.compareUnsigned(id - 1, header.allocated()) < 0 && !isDead(id));
    }

    /**
     * Whether numbers may be ids, as far as their bits tell: none has more bits than the highest id.
     *
     * @param bits all bits that are set in any of the numbers
     * @return whether all may be ids
     */
    public boolean mayBeIds(long bits) {
        return bits >>> (Long.SIZE - Long.numberOfLeadingZeros(header.allocated())) == 0;
    }

    /**
     * Whether an id is free.
     *
     * @param id an id from 1 to the highest one
     * @return whether no live link has it
     */
    public boolean isDead(long id) {
        return records.get(id << recordShift) != 0 && size(id) == 0;
    }

    private long size(long id) {
        return index.get(id * Header.WORDS + sizeWord);
    }

    private void size(long id, long size) {
        index.put(id * Header.WORDS + sizeWord, size);
    }

    /**
     * The id that the next link gets.
     *
     * @return the id freed last, or the one after the highest
     */
    public long next() {
        long free = header.firstFree();
        return free != 0 ? free : header.allocated() + 1;
    }

    /**
     * Makes the next id a live link that is in no tree yet. There must be room for it.
     *
     * @param id what {@link #next()} returns
     * @param source its source
     * @param target its target
     */
    public void occupy(long id, long source, long target) {
        boolean reused = header.firstFree() != 0;
        if (reused) {
            freeList.pop();
        }
        records.putPair(id << recordShift, source, target);
        if (reused) {
            // Until its size is set, the record counts as free: it may not be taken for a link with half its ends.
            index.orderWrites();
        }
        if (source != 0) {
            size(id, 1);
        }
        if (!reused) {
            index.orderWrites();
            header.allocated(id);
        }
        if (solid == id - 1) {
            solid = id;
        } else if (header.free() == 0) {
            solid = header.allocated();
        }
    }

    /**
     * Gives a live link that is out of all trees another source and target. Its size in the source tree must not have
     * been cleared. With a null source, its size and its children are 0 afterwards; else its size is 1, and its children
     * mean nothing until it is attached.
     *
     * @param id the link
     * @param source its new source
     * @param target its new target
     */
    public void rewrite(long id, long source, long target) {
        long children = id * Header.WORDS + sizeWord - 2;
        if (records.bytes() == Long.BYTES) {
            // Two writes: until both are done, the children's fields hold what is to be written.
            index.put(children, source);
            index.put(children + 1, target);
            index.orderWrites();
            size(id, PENDING);
        } else if (source != 0) {
            size(id, 1);
        }
        index.orderWrites();
        records.putPair(id << recordShift, source, target);
        if (source == 0) {
            index.orderWrites();
            size(id, 0);
            index.orderWrites();
            index.putPair(children, 0, 0);
        } else if (records.bytes() == Long.BYTES) {
            index.orderWrites();
            size(id, 1);
        }
    }

    /**
     * Frees the id of a link that is out of all trees, and clears its size and its children in the source tree. If it is
     * the highest one, the free ids below it go as well, and what is above the highest id then is 0; but the roots of
     * the trees that a split store keeps there stay.
     *
     * @param id the link
     */
    public void vacate(long id) {
        solid = Math.min(solid, id - 1);
        size(id, 0);
        index.orderWrites();
        long children = id * Header.WORDS + sizeWord - 2;
        index.putPair(children, 0, 0);
        if (id < header.allocated()) {
            freeList.push(id);
            return;
        }
        dropHighest();
        while (header.allocated() > 0 && isDead(header.allocated())) {
            freeList.remove(header.allocated());
            dropHighest();
        }
    }

    private void dropHighest() {
        long id = header.allocated();
        header.allocated(id - 1);
        index.orderWrites();
        clear(id);
    }

    private void clear(long id) {
        records.putPair(id << recordShift, 0, 0);
        long at = id * Header.WORDS;
        for (int i = 0; i < FIELDS; i++) {
            index.put(at + sizeWord - i, 0);
            index.put(at + TARGET_FIELDS + i, 0);
        }
    }

    /**
     * Whether nothing stands where no kill can have left anything: behind the record after the highest id.
     *
     * @return whether the highest id can be right in a file that was not closed
     */
    public boolean endsAfterHighest() {
        long id = header.allocated() + 2;
        return id >= index.size() / Header.WORDS || isClear(id);
    }

    /**
     * Brings records, highest id and free list in order after a kill. The trees are to be rebuilt afterwards.
     *
     * @return how many links there are
     */
    public long recover() {
        long allocated = header.allocated();
        if (allocated + 1 < index.size() / Header.WORDS) {
            clear(allocated + 1);
        }
        for (long id = 1; id <= allocated; id++) {
            if (records.bytes() == Long.BYTES && size(id) == PENDING) {
                long children = id * Header.WORDS + sizeWord - 2;
                rewrite(id, index.get(children), index.get(children + 1));
            }
        }
        List<String> problems = new ArrayList<>();
        check(problems::add);
        if (!problems.isEmpty()) {
            rebuildFreeList();
        }
        measure();
        return count();
    }

    /**
     * Shows the ids of the free list, if it is whole and nothing follows the highest id: for a file whose trees are of
     * another kind, so that their sizes tell nothing about which records are dead.
     *
     * @param consumer takes each id
     * @return whether it was so; nothing was shown if not
     */
    public boolean eachFree(LongConsumer consumer) {
        List<String> problems = new ArrayList<>();
        freeList.check(id -> true, problems::add);
        long allocated = header.allocated();
        boolean followed = allocated + 1 < index.size() / Header.WORDS && !isClear(allocated + 1);
        if (followed || !problems.isEmpty()) {
            return false;
        }
        freeList.each(consumer);
        return true;
    }

    /** Makes exactly the ids of the free list dead, whatever their sizes say. The list must be whole. */
    public void trustFreeList() {
        long allocated = header.allocated();
        for (long id = 1; id <= allocated; id++) {
            size(id, records.get(id << recordShift) != 0 ? 1 : 0);
        }
        freeList.each(id -> size(id, 0));
        measure();
    }

    /** So that the lowest id is reused first; nothing tells any more which one was freed last. */
    private void rebuildFreeList() {
        freeList.clear();
        while (header.allocated() > 0 && isDead(header.allocated())) {
            dropHighest();
        }
        for (long id = header.allocated(); id > 0; id--) {
            if (isDead(id)) {
                freeList.push(id);
            }
        }
    }

    /**
     * Reports everything that is wrong with the highest id and the free list.
     *
     * @param problems takes a sentence, without its full stop, for each
     */
    public void check(Consumer<String> problems) {
        check(problems, id -> {});
    }

    /**
     * Reports everything that is wrong with the highest id and the free list, and shows every live link on the way.
     *
     * @param problems takes a sentence, without its full stop, for each
     * @param links takes each live id, ascending
     */
    public void check(Consumer<String> problems, LongConsumer links) {
        freeList.check(this::isDead, problems);
        long allocated = header.allocated();
        if (allocated > 0 && isDead(allocated)) {
            problems.accept("the highest id " + allocated + " is free");
        }
        long dead = 0;
        for (long id = 1; id <= allocated; id++) {
            if (isDead(id)) {
                dead++;
            } else {
                links.accept(id);
            }
        }
        if (dead != header.free()) {
            problems.accept("there are " + dead + " free records, but the header counts " + header.free());
        }
        if (allocated + 1 < index.size() / Header.WORDS && !isClear(allocated + 1)) {
            problems.accept("the record after the highest id " + allocated + " is not empty");
        }
    }

    private boolean isClear(long id) {
        long all = records.get(id << recordShift) | records.get((id << recordShift) + 1);
        long at = id * Header.WORDS;
        for (int i = 0; i < FIELDS; i++) {
            all |= index.get(at + sizeWord - i) | index.get(at + TARGET_FIELDS + i);
        }
        return all == 0;
    }
}
