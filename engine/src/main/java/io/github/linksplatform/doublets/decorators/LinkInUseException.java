package io.github.linksplatform.doublets.decorators;

import io.github.linksplatform.doublets.LinksException;

/** A link was to be deleted that others use, where that is refused. */
public final class LinkInUseException extends LinksException {
    private static final long serialVersionUID = 1L;

    /**
     * Names the link.
     *
     * @param id the link
     * @param usages how many others use it
     */
    public LinkInUseException(long id, long usages) {
        super("The link " + Long.toUnsignedString(id) + " is used by "
                + (usages == 1 ? "another link" : usages + " other links")
                + " and therefore not deleted; delete its usages first, or give them other ends.");
    }
}
