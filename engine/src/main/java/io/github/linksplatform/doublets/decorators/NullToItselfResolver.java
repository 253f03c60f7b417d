package io.github.linksplatform.doublets.decorators;

import io.github.linksplatform.doublets.ChangeHandler;
import io.github.linksplatform.doublets.Flow;
import io.github.linksplatform.doublets.Links;
import io.github.linksplatform.doublets.LinksConstants;

/**
 * Takes null as a source or target for the link itself, so that a link created without ends is a point and no new link
 * has an empty end. ({@link LinksConstants#itself()} needs no decorator: every store understands it.)
 */
public final class NullToItselfResolver extends LinksDecorator {
    /**
     * Goes around other links.
     *
     * @param inner what the calls are handed to
     */
    public NullToItselfResolver(Links inner) {
        super(inner);
    }

    @Override
    public long create(long source, long target) {
        return inner().create(nullToItself(source), nullToItself(target));
    }

    @Override
    public Flow update(long id, long source, long target, ChangeHandler handler) {
        return inner().update(id, nullToItself(source), nullToItself(target), handler);
    }

    private long nullToItself(long end) {
        return end == LinksConstants.NULL ? constants().itself() : end;
    }
}
