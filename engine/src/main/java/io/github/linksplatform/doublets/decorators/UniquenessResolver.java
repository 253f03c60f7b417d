package io.github.linksplatform.doublets.decorators;

import io.github.linksplatform.doublets.ChangeHandler;
import io.github.linksplatform.doublets.Flow;
import io.github.linksplatform.doublets.Links;
import io.github.linksplatform.doublets.LinksConstants;

/**
 * Uses the link that is there instead of a second one with the same source and target: creation returns it, and an
 * update that would make another link equal to it deletes that other link.
 *
 * <p>What used the deleted link still refers to its id; {@link CascadeUniquenessResolver} moves that too.
 *
 * <p>Links (0, 0) may be many: they are created to get their ends later. A link created with an end that is
 * {@link LinksConstants#itself()} is taken as new without a search, since its id is not known before.
 */
public final class UniquenessResolver extends LinksDecorator {
    /**
     * Goes around other links.
     *
     * @param inner what the calls are handed to
     */
    public UniquenessResolver(Links inner) {
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
     * Gives a link other ends, or deletes it if another link has them: then the handler sees the deletion.
     *
     * @return {@link Flow#BREAK} if the handler answered so
     */
    @Override
    public Flow update(long id, long source, long target, ChangeHandler handler) {
        long existing = EqualLinks.of(inner(), id, resolve(id, source), resolve(id, target));
        return existing == LinksConstants.NULL
                ? inner().update(id, source, target, handler)
                : inner().delete(id, handler);
    }
}
