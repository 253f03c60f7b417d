package io.github.linksplatform.doublets.decorators;

import io.github.linksplatform.doublets.ChangeHandler;
import io.github.linksplatform.doublets.Flow;
import io.github.linksplatform.doublets.Links;

/**
 * Refuses to delete a link that others use. A link that only uses itself can be deleted, and so can all links at once,
 * with {@link #deleteAll()}.
 */
public final class UsagesValidator extends LinksDecorator {
    /**
     * Goes around other links.
     *
     * @param inner what the calls are handed to
     */
    public UsagesValidator(Links inner) {
        super(inner);
    }

    /**
     * Deletes a link that no other one uses.
     *
     * @throws LinkInUseException if another link uses it
     */
    @Override
    public Flow delete(long id, ChangeHandler handler) {
        long usages = exists(id) ? inner().countUsages(id) : 0;
        if (usages != 0) {
            throw new LinkInUseException(id, usages);
        }
        return inner().delete(id, handler);
    }
}
