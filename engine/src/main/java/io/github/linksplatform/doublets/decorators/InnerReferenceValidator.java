package io.github.linksplatform.doublets.decorators;

import io.github.linksplatform.doublets.ChangeHandler;
import io.github.linksplatform.doublets.Flow;
import io.github.linksplatform.doublets.LinkNotFoundException;
import io.github.linksplatform.doublets.Links;
import io.github.linksplatform.doublets.LinksConstants;
import io.github.linksplatform.doublets.LinksException;

/**
 * Refuses a source or target that names a link which does not exist, before anything is changed. Null, external
 * references and {@link LinksConstants#itself()} name no link and are let through.
 *
 * <p>Deletion is another matter: see {@link UsagesValidator} and {@link CascadeUsagesResolver}.
 */
public final class InnerReferenceValidator extends LinksDecorator {
    /**
     * Goes around other links.
     *
     * @param inner what the calls are handed to
     */
    public InnerReferenceValidator(Links inner) {
        super(inner);
    }

    /**
     * Creates a link between links that exist.
     *
     * @throws LinksException if an end names a link that does not exist
     */
    @Override
    public long create(long source, long target) {
        requireExisting("source", source);
        requireExisting("target", target);
        return inner().create(source, target);
    }

    /**
     * Gives a link ends that exist.
     *
     * @throws LinksException if an end names a link that does not exist
     */
    @Override
    public Flow update(long id, long source, long target, ChangeHandler handler) {
        if (!exists(id)) {
            throw new LinkNotFoundException(id);
        }
        requireExisting("source", source);
        requireExisting("target", target);
        return inner().update(id, source, target, handler);
    }

    private void requireExisting(String name, long end) {
        boolean namesNone =
                end == LinksConstants.NULL || isItself(end) || constants().isExternal(end);
        if (!namesNone && !exists(end)) {
            throw new LinksException("The " + name + " " + Long.toUnsignedString(end)
                    + " is refused: there is no such link; create it first, or give an external reference.");
        }
    }
}
