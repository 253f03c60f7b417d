package io.github.linksplatform.doublets.decorators;

import io.github.linksplatform.doublets.ChangeHandler;
import io.github.linksplatform.doublets.Flow;
import io.github.linksplatform.doublets.Link;
import io.github.linksplatform.doublets.Links;
import io.github.linksplatform.doublets.LinksConstants;

/**
 * Refuses a second link with the same source and target, before anything is changed.
 *
 * <p>Links (0, 0) may be many: they are created to get their ends later. A link created with an end that is
 * {@link LinksConstants#itself()} is taken as new without a search, since its id is not known before.
 */
public final class UniquenessValidator extends LinksDecorator {
    /**
     * Goes around other links.
     *
     * @param inner what the calls are handed to
     */
    public UniquenessValidator(Links inner) {
        super(inner);
    }

    /**
     * Creates a link that has no equal.
     *
     * @throws DuplicateLinkException if there is a link with these ends
     */
    @Override
    public long create(long source, long target) {
        if (!isItself(source) && !isItself(target)) {
            refuse(EqualLinks.of(inner(), source, target));
        }
        return inner().create(source, target);
    }

    /**
     * Gives a link ends that no other one has.
     *
     * @throws DuplicateLinkException if there is another link with these ends
     */
    @Override
    public Flow update(long id, long source, long target, ChangeHandler handler) {
        refuse(EqualLinks.of(inner(), id, resolve(id, source), resolve(id, target)));
        return inner().update(id, source, target, handler);
    }

    private void refuse(long existing) {
        if (existing != LinksConstants.NULL) {
            throw new DuplicateLinkException(new Link(existing, inner().source(existing), inner().target(existing)));
        }
    }
}
