package io.github.linksplatform.doublets;

import java.util.List;

/** Links that are kept in records and index trees of this library, in memory or in a file. */
public interface StoredLinks extends Links {
    /**
     * Shows every link, ascending by id.
     *
     * @param handler sees each link
     * @return {@link Flow#BREAK} if the handler stopped the call
     */
    Flow eachLink(LinkHandler handler);

    /**
     * Shows one link, if it exists.
     *
     * @param id any value
     * @param handler sees the link
     * @return {@link Flow#BREAK} if the handler stopped the call
     */
    default Flow read(long id, LinkHandler handler) {
        return exists(id) ? handler.handle(id, source(id), target(id)) : Flow.CONTINUE;
    }

    /**
     * Shows the links with both ends: more than one if equal links were created.
     *
     * @param source a source
     * @param target a target
     * @param handler sees each link
     * @return {@link Flow#BREAK} if the handler stopped the call
     */
    Flow eachBySourceAndTarget(long source, long target, LinkHandler handler);

    /**
     * Counts the links with both ends.
     *
     * @param source a source
     * @param target a target
     * @return how many there are
     */
    long countBySourceAndTarget(long source, long target);

    @Override
    default long count(long... query) {
        long any = constants().any();
        requireShape(query);
        long id = query.length > 0 ? query[0] : any;
        if (query.length == 2) {
            long end = query[1];
            if (id != any) {
                return hasEnd(id, end) ? 1 : 0;
            }
            return end == any ? count() : countBySource(end) + countByTarget(end);
        }
        long source = query.length > 1 ? query[1] : any;
        long target = query.length > 1 ? query[2] : any;
        if (id != any) {
            return hasEnds(id, source, target) ? 1 : 0;
        }
        if (source == any) {
            return target == any ? count() : countByTarget(target);
        }
        return target == any ? countBySource(source) : countBySourceAndTarget(source, target);
    }

    @Override
    default Flow each(LinkHandler handler, long... query) {
        long any = constants().any();
        requireShape(query);
        long id = query.length > 0 ? query[0] : any;
        if (query.length == 2) {
            long end = query[1];
            if (id != any) {
                return hasEnd(id, end) ? show(id, handler) : Flow.CONTINUE;
            }
            if (end == any) {
                return eachLink(handler);
            }
            return eachBySource(end, handler) == Flow.BREAK ? Flow.BREAK : eachByTarget(end, handler);
        }
        long source = query.length > 1 ? query[1] : any;
        long target = query.length > 1 ? query[2] : any;
        if (id != any) {
            return hasEnds(id, source, target) ? show(id, handler) : Flow.CONTINUE;
        }
        if (source == any) {
            return target == any ? eachLink(handler) : eachByTarget(target, handler);
        }
        return target == any ? eachBySource(source, handler) : eachBySourceAndTarget(source, target, handler);
    }

    private Flow show(long id, LinkHandler handler) {
        return handler.handle(id, source(id), target(id));
    }

    private boolean hasEnd(long id, long end) {
        return exists(id) && (end == constants().any() || source(id) == end || target(id) == end);
    }

    private boolean hasEnds(long id, long source, long target) {
        long any = constants().any();
        return exists(id) && (source == any || source(id) == source) && (target == any || target(id) == target);
    }

    private static void requireShape(long[] query) {
        if (query.length > 3) {
            throw new IllegalArgumentException("A query of " + query.length
                    + " values was given; valid are at most three: an id, a source and a target, each of them or any.");
        }
    }

    /**
     * Checks every invariant of the store: that each link is in its trees once and in order, that sizes are right, that
     * the free ids are exactly those that no link has, and that the header agrees. Takes time in proportion to the
     * number of links and changes nothing.
     *
     * @return a sentence for each violation found, at most 100; empty if the store is sound
     */
    List<String> verify();

    /**
     * Does now what is left to do for reads to be quick, and what the first read that needs it does otherwise: at the
     * end of many changes, so that no read has to wait. Changes no link. Does nothing if nothing is left to do.
     */
    default void settle() {}

    /**
     * Builds all index trees anew from the sources and targets of the links. Takes time in proportion to n log n.
     * Nothing else of the store changes.
     */
    void rebuildIndexes();

    /**
     * Makes {@link #close()} give the unused space at the end of the store's files back to the file system. The file
     * can still be opened by every implementation, and grows again by the usual steps when it is. Does nothing for a
     * store in memory.
     */
    void shrinkOnClose();
}
