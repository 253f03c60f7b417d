package io.github.linksplatform.doublets.united;

import io.github.linksplatform.doublets.Flow;
import io.github.linksplatform.doublets.LinkHandler;
import io.github.linksplatform.doublets.memory.Header;
import io.github.linksplatform.doublets.memory.Slots;

/**
 * Reads of links whose source or target is null, which are in no tree: every link is looked at, ascending by id, until
 * as many were seen as there are.
 */
final class NullEnds {
    private final Records records;
    private final Header header;
    private final Slots slots;

    NullEnds(Records records, Header header, Slots slots) {
        this.records = records;
        this.header = header;
        this.slots = slots;
    }

    /** Shows the links without a source. */
    Flow eachBySource(long count, LinkHandler handler) {
        long left = count;
        for (long id = 1; left > 0; id++) {
            // A free id has a source: the free id before it.
            if (records.source(id) == 0) {
                left--;
                if (handler.handle(id, 0, records.target(id)) == Flow.BREAK) {
                    return Flow.BREAK;
                }
            }
        }
        return Flow.CONTINUE;
    }

    /** Shows the links without a target. */
    Flow eachByTarget(long count, LinkHandler handler) {
        long left = count;
        for (long id = 1; left > 0; id++) {
            if (records.target(id) == 0 && !slots.isDead(id)) {
                left--;
                if (handler.handle(id, records.source(id), 0) == Flow.BREAK) {
                    return Flow.BREAK;
                }
            }
        }
        return Flow.CONTINUE;
    }

    /** Shows the links without both. */
    Flow eachByBoth(LinkHandler handler) {
        for (long id = next(1); id != 0; id = next(id + 1)) {
            if (handler.handle(id, 0, 0) == Flow.BREAK) {
                return Flow.BREAK;
            }
        }
        return Flow.CONTINUE;
    }

    /** Counts the links without both. */
    long countByBoth() {
        long count = 0;
        for (long id = next(1); id != 0; id = next(id + 1)) {
            count++;
        }
        return count;
    }

    /** The first link without both, or 0. */
    long first() {
        return next(1);
    }

    private long next(long start) {
        long allocated = header.allocated();
        for (long id = start; id <= allocated; id++) {
            if ((records.source(id) | records.target(id)) == 0) {
                return id;
            }
        }
        return 0;
    }
}
