package io.github.linksplatform.doublets;

/** A link was named that the store does not have. */
public final class LinkNotFoundException extends LinksException {
    private static final long serialVersionUID = 1L;

    /**
     * Names the missing link.
     *
     * @param id the id that no live link has
     */
    public LinkNotFoundException(long id) {
        super("The link " + Long.toUnsignedString(id) + " does not exist.");
    }
}
