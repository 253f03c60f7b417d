package io.github.linksplatform.doublets.decorators;

import io.github.linksplatform.doublets.ChangeHandler;
import io.github.linksplatform.doublets.Flow;
import io.github.linksplatform.doublets.LinkNotFoundException;
import io.github.linksplatform.doublets.Links;
import io.github.linksplatform.doublets.LinksConstants;
import io.github.linksplatform.doublets.LinksException;
import java.util.stream.LongStream;

/**
 * Creates the links that a source or target names and that do not exist.
 *
 * <p>A store gives ids in its own order, so links are created until the named ones are among them, and the others are
 * deleted again, except those that a link already refers to: a missing id far beyond the last link costs as many
 * creations as lie between. Null, external references and {@link LinksConstants#itself()} name no link to create.
 */
public final class MissingDependencyCreator extends LinksDecorator {
    private final long limit;

    /**
     * Goes around other links.
     *
     * @param inner what the calls are handed to
     * @param limit how far a missing id may lie beyond the number of links; a greater one is refused
     * @throws IllegalArgumentException if the limit is below 1
     */
    public MissingDependencyCreator(Links inner, long limit) {
        super(inner);
        if (limit < 1) {
            throw new IllegalArgumentException(
                    "The limit of missing links to create is " + limit + "; give 1 or more.");
        }
        this.limit = limit;
    }

    /**
     * Creates a link after the links that its ends name.
     *
     * @throws LinksException if a missing link lies too far away or has an id that no link can have; then nothing is
     *     created
     */
    @Override
    public long create(long source, long target) {
        createMissing(source, target);
        return inner().create(source, target);
    }

    /**
     * Gives a link other ends after creating the links that they name.
     *
     * @throws LinksException if a missing link lies too far away or has an id that no link can have; then nothing is
     *     created
     */
    @Override
    public Flow update(long id, long source, long target, ChangeHandler handler) {
        if (!exists(id)) {
            throw new LinkNotFoundException(id);
        }
        createMissing(source, target);
        return inner().update(id, source, target, handler);
    }

    private void createMissing(long source, long target) {
        if (!fits(source) || !fits(target)) {
            // The store refuses it, and then nothing may have been created.
            return;
        }
        boolean sourceMissing = isMissing(source);
        boolean targetMissing = isMissing(target);
        if (!sourceMissing && !targetMissing) {
            return;
        }
        LongStream.Builder others = LongStream.builder();
        while ((sourceMissing && !exists(source)) || (targetMissing && !exists(target))) {
            long id = inner().create();
            if (id != source && id != target) {
                others.add(id);
            }
        }
        long[] unneeded = others.build().toArray();
        // In reverse, so that the ids are free in the order in which they were.
        for (int i = unneeded.length - 1; i >= 0; i--) {
            if (inner().countUsages(unneeded[i]) == 0) {
                inner().delete(unneeded[i]);
            }
        }
    }

    private boolean fits(long end) {
        return Long.compareUnsigned(end, constants().maxValue()) <= 0;
    }

    private boolean isMissing(long end) {
        if (end == LinksConstants.NULL || isItself(end) || constants().isExternal(end) || exists(end)) {
            return false;
        }
        if (Long.compareUnsigned(end, constants().maxId()) > 0) {
            throw new LinksException("The link " + Long.toUnsignedString(end)
                    + " cannot be created as a missing one: its id is reserved; the largest id is "
                    + constants().maxId() + ".");
        }
        if (end - count() > limit) {
            throw new LinksException("The link " + end + " cannot be created as a missing one: there are " + count()
                    + " links, and at most " + limit + " may be created on the way to it.");
        }
        return true;
    }
}
