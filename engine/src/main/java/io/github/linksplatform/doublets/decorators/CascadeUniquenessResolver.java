package io.github.linksplatform.doublets.decorators;

import io.github.linksplatform.doublets.ChangeHandler;
import io.github.linksplatform.doublets.Flow;
import io.github.linksplatform.doublets.Links;
import io.github.linksplatform.doublets.LinksConstants;
import io.github.linksplatform.doublets.StoppableHandler;

/**
 * Uses the link that is there instead of a second one with the same source and target, and moves usages to it:
 * creation returns it, and an update that would make another link equal to it makes that link's usages usages of the
 * existing one, then deletes that link. Usages that become equal to others by this are merged in the same way.
 *
 * <p>Links (0, 0) may be many: they are created to get their ends later. A link created with an end that is
 * {@link LinksConstants#itself()} is taken as new without a search, since its id is not known before.
 */
public final class CascadeUniquenessResolver extends LinksDecorator {
    /**
     * Goes around other links.
     *
     * @param inner what the calls are handed to
     */
    public CascadeUniquenessResolver(Links inner) {
        super(inner);
    }

    /**
     * Finds a link with these ends, or creates it.
     *
     * @return the id of the link that has the ends
     */
    @Override
    public long create(long source, long target) {
        return EqualLinks.createUnlessThere(inner(), source, target);
    }

    /**
     * Gives a link other ends, or merges it with the link that has them. A merged link loses its ends first (the
     * handler sees it become (0, 0)), then its usages change one by one, then it is deleted.
     *
     * @return {@link Flow#BREAK} if the handler answered so
     */
    @Override
    public Flow update(long id, long source, long target, ChangeHandler handler) {
        long existing = EqualLinks.of(inner(), id, resolve(id, source), resolve(id, target));
        if (existing == LinksConstants.NULL) {
            return inner().update(id, source, target, handler);
        }
        StoppableHandler seen = new StoppableHandler(handler);
        new Merge(inner(), seen).merge(id, existing);
        return seen.flow();
    }
}
