package io.github.linksplatform.doublets.decorators;

import io.github.linksplatform.doublets.Links;
import io.github.linksplatform.doublets.LinksConstants;

/** Which link stands in the way of ends that are to be unique. */
final class EqualLinks {
    private EqualLinks() {}

    /** The link that a new one with these ends would be equal to, or 0. */
    static long of(Links links, long source, long target) {
        // A link without ends is one that gets them later.
        boolean empty = source == LinksConstants.NULL && target == LinksConstants.NULL;
        return empty ? LinksConstants.NULL : links.search(source, target);
    }

    /** The other link that a link would be equal to with these ends, or 0; 0 also if it has them already. */
    static long of(Links links, long id, long source, long target) {
        boolean unchanged = links.source(id) == source && links.target(id) == target;
        return unchanged ? LinksConstants.NULL : of(links, source, target);
    }

    /** The id of the link that has these ends already, or of a new one. */
    static long createUnlessThere(Links links, long source, long target) {
        long itself = links.constants().itself();
        boolean isNew = source == itself || target == itself;
        long existing = isNew ? LinksConstants.NULL : of(links, source, target);
        return existing == LinksConstants.NULL ? links.create(source, target) : existing;
    }
}
