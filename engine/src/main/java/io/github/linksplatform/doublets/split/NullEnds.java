package io.github.linksplatform.doublets.split;

import io.github.linksplatform.doublets.Flow;
import io.github.linksplatform.doublets.LinkHandler;
import io.github.linksplatform.doublets.LinksConstants;

/** Finds links by a null end, which is in no tree, by looking at every link. */
final class NullEnds {
    private final SplitLinks links;

    NullEnds(SplitLinks links) {
        this.links = links;
    }

    /**
     * Shows the links with a null end on one side, ascending by id.
     *
     * @param side source or target
     * @param handler sees each link
     * @return {@link Flow#BREAK} if the handler stopped the call
     */
    Flow each(int side, LinkHandler handler) {
        return links.eachLink((id, source, target) -> (side == Side.SOURCE ? source : target) == LinksConstants.NULL
                ? handler.handle(id, source, target)
                : Flow.CONTINUE);
    }

    /**
     * Shows the links with two null ends, ascending by id.
     *
     * @param handler sees each link
     * @return {@link Flow#BREAK} if the handler stopped the call
     */
    Flow each(LinkHandler handler) {
        return links.eachLink((id, source, target) ->
                (source | target) == LinksConstants.NULL ? handler.handle(id, source, target) : Flow.CONTINUE);
    }

    /**
     * Counts the links with a null end on one side.
     *
     * @param side source or target
     * @return how many there are
     */
    long count(int side) {
        Counter counter = new Counter();
        each(side, counter);
        return counter.count;
    }

    /**
     * Counts the links with two null ends.
     *
     * @return how many there are
     */
    long count() {
        Counter counter = new Counter();
        each(counter);
        return counter.count;
    }

    /**
     * Finds a link with two null ends.
     *
     * @return the least one, or 0
     */
    long find() {
        First first = new First();
        each(first);
        return first.id;
    }

    private static final class Counter implements LinkHandler {
        private long count;

        @Override
        public Flow handle(long id, long source, long target) {
            count++;
            return Flow.CONTINUE;
        }
    }

    private static final class First implements LinkHandler {
        private long id;

        @Override
        public Flow handle(long found, long source, long target) {
            id = found;
            return Flow.BREAK;
        }
    }
}
