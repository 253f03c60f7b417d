package io.github.linksplatform.doublets;

/** Sees the links that a query finds, one call a link, without an object for each. */
@FunctionalInterface
public interface LinkHandler {
    /**
     * Sees one link. The store may not be changed from here.
     *
     * @param id the link's id
     * @param source its source
     * @param target its target
     * @return {@link Flow#BREAK} to see no more links
     */
    Flow handle(long id, long source, long target);
}
