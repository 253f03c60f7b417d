package io.github.linksplatform.doublets;

/**
 * Sees the changes that a write makes, one call a changed link, after the change was made.
 *
 * <p>A created link had no state before: {@code beforeId}, {@code beforeSource} and {@code beforeTarget} are 0. A
 * deleted link has none after: the three {@code after} values are 0.
 */
@FunctionalInterface
public interface ChangeHandler {
    /**
     * Sees one change.
     *
     * @param beforeId the link's id, or 0 if it was created
     * @param beforeSource its source before
     * @param beforeTarget its target before
     * @param afterId the link's id, or 0 if it was deleted
     * @param afterSource its source now
     * @param afterTarget its target now
     * @return {@link Flow#BREAK} to be told of no more changes of this call; the changes themselves go on
     */
    Flow handle(long beforeId, long beforeSource, long beforeTarget, long afterId, long afterSource, long afterTarget);
}
