package io.github.linksplatform.doublets.memory;

import java.util.function.Consumer;
import java.util.function.LongConsumer;
import java.util.function.LongPredicate;

/**
 * The ids that are free for reuse: a circular doubly linked list inside the dead records, whose source is the previous
 * free id and whose target is the next one. The id freed last is reused first.
 */
final class FreeList {
    private final Header header;
    private final Words records;
    private final int recordShift;

    FreeList(Header header, Words records, int recordShift) {
        this.header = header;
        this.records = records;
        this.recordShift = recordShift;
    }

    private long previous(long id) {
        return records.get(id << recordShift);
    }

    private void previous(long id, long value) {
        records.put(id << recordShift, value);
    }

    private long next(long id) {
        return records.get((id << recordShift) + 1);
    }

    private void next(long id, long value) {
        records.put((id << recordShift) + 1, value);
    }

    /** Takes the id freed last. The list may not be empty. Its record keeps its list links. */
    long pop() {
        long id = header.firstFree();
        remove(id);
        return id;
    }

    /** Frees an id. Its record becomes the list's first. */
    void push(long id) {
        long first = header.firstFree();
        if (first == 0) {
            occupy(id, id, id);
            header.lastFree(id);
        } else {
            long last = header.lastFree();
            occupy(id, last, first);
            previous(first, id);
            next(last, id);
        }
        header.firstFree(id);
        header.free(header.free() + 1);
    }

    /** The source is written first: once it is not null, the record is dead, whatever its target. */
    private void occupy(long id, long previous, long next) {
        previous(id, previous);
        records.orderWrites();
        next(id, next);
    }

    /** Takes an id out of the list, wherever it is. Its record keeps its list links. */
    void remove(long id) {
        long previous = previous(id);
        long next = next(id);
        if (next == id) {
            header.firstFree(0);
            header.lastFree(0);
        } else {
            next(previous, next);
            previous(next, previous);
            if (header.firstFree() == id) {
                header.firstFree(next);
            }
            if (header.lastFree() == id) {
                header.lastFree(previous);
            }
        }
        header.free(header.free() - 1);
    }

    /** Forgets every id. */
    void clear() {
        header.firstFree(0);
        header.lastFree(0);
        header.free(0);
    }

    /** Shows every id, the one freed last first. */
    void each(LongConsumer consumer) {
        long id = header.firstFree();
        for (long i = 0; i < header.free(); i++) {
            consumer.accept(id);
            id = next(id);
        }
    }

    /** Reports what is wrong with the list's links, its ends and its length. */
    void check(LongPredicate dead, Consumer<String> problems) {
        long count = header.free();
        long first = header.firstFree();
        long last = header.lastFree();
        if (count == 0 || first == 0 || last == 0) {
            if (count != 0 || first != 0 || last != 0) {
                problems.accept("the header counts " + count + " free ids from " + first + " to " + last);
            }
            return;
        }
        long previous = last;
        long id = first;
        for (long i = 0; i < count; i++) {
            if (Long.compareUnsigned(id - 1, header.allocated()) >= 0 || !dead.test(id)) {
                problems.accept("the free list holds the id " + Long.toUnsignedString(id) + ", which is not free");
                return;
            }
            if (previous(id) != previous) {
                problems.accept("the free id " + id + " follows " + previous + " in the free list, but names "
                        + Long.toUnsignedString(previous(id)) + " as the one before it");
                return;
            }
            previous = id;
            id = next(id);
            if (id == first && i + 1 < count) {
                problems.accept("the free list is " + (i + 1) + " long, but the header counts " + count);
                return;
            }
        }
        if (id != first || previous != last) {
            problems.accept("the free list does not end at its last id " + last + " after " + count + " ids");
        }
    }
}
