package io.github.linksplatform.doublets.decorators;

import io.github.linksplatform.doublets.Link;
import io.github.linksplatform.doublets.LinksException;

/** A link would have become equal to another one where equal links are refused. */
public final class DuplicateLinkException extends LinksException {
    private static final long serialVersionUID = 1L;

    /** The link that has the ends already. */
    private final long existing;

    /**
     * Names the link that is there.
     *
     * @param existing the link that has the ends already
     */
    public DuplicateLinkException(Link existing) {
        super("The link " + existing
                + " exists already, and a second one with its source and target is refused; use the"
                + " first, or getOrCreate.");
        this.existing = existing.id();
    }

    /**
     * The link that is there.
     *
     * @return the id of the link that has the ends already
     */
    public long existing() {
        return existing;
    }
}
