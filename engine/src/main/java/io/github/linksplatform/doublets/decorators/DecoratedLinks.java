package io.github.linksplatform.doublets.decorators;

import io.github.linksplatform.doublets.Links;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/**
 * Puts decorators around a store in the order in which they work together, whatever the order of the calls here. From
 * the store outwards: the log, what a deletion does, what a duplicate does, null ends, missing links.
 *
 * <p>Each question has one answer; a later call about the same question replaces an earlier one. Without a call a
 * question is answered as the store answers it.
 *
 * <pre>{@code
 * Links links = DecoratedLinks.over(store).mergeDuplicates().cascadeDeletions().build();
 * }</pre>
 */
public final class DecoratedLinks {
    private final Links store;
    private UnaryOperator<Links> log = UnaryOperator.identity();
    private UnaryOperator<Links> deletions = UnaryOperator.identity();
    private UnaryOperator<Links> duplicates = UnaryOperator.identity();
    private UnaryOperator<Links> nulls = UnaryOperator.identity();
    private UnaryOperator<Links> missing = UnaryOperator.identity();

    private DecoratedLinks(Links store) {
        this.store = store;
    }

    /**
     * Begins with a store.
     *
     * @param store what everything is kept in
     * @return a builder without decorators
     */
    public static DecoratedLinks over(Links store) {
        return new DecoratedLinks(store);
    }

    /**
     * The usual decorators: equal links are merged, and a deletion takes all usages with it.
     *
     * @param store what everything is kept in
     * @return the store with both rules; closing it closes the store
     */
    public static Links usual(Links store) {
        return over(store).mergeDuplicates().cascadeDeletions().build();
    }

    /**
     * Gives a line for each change that is made in the store.
     *
     * @param lines gets each line, without a line end
     * @return this
     * @see ChangeLog
     */
    public DecoratedLinks logTo(Consumer<String> lines) {
        log = inner -> new ChangeLog(inner, lines);
        return this;
    }

    /**
     * Deletes with a link all that uses it.
     *
     * @return this
     * @see CascadeUsagesResolver
     */
    public DecoratedLinks cascadeDeletions() {
        deletions = CascadeUsagesResolver::new;
        return this;
    }

    /**
     * Refuses to delete a link that others use.
     *
     * @return this
     * @see UsagesValidator
     */
    public DecoratedLinks refuseDeletionsOfUsed() {
        deletions = UsagesValidator::new;
        return this;
    }

    /**
     * Refuses a second link with the same ends.
     *
     * @return this
     * @see UniquenessValidator
     */
    public DecoratedLinks refuseDuplicates() {
        duplicates = UniquenessValidator::new;
        return this;
    }

    /**
     * Uses the link that is there instead of a second one with the same ends.
     *
     * @return this
     * @see UniquenessResolver
     */
    public DecoratedLinks reuseDuplicates() {
        duplicates = UniquenessResolver::new;
        return this;
    }

    /**
     * Uses the link that is there instead of a second one with the same ends, and moves usages to it.
     *
     * @return this
     * @see CascadeUniquenessResolver
     */
    public DecoratedLinks mergeDuplicates() {
        duplicates = CascadeUniquenessResolver::new;
        return this;
    }

    /**
     * Takes null as a source or target for the link itself.
     *
     * @return this
     * @see NullToItselfResolver
     */
    public DecoratedLinks nullIsItself() {
        nulls = NullToItselfResolver::new;
        return this;
    }

    /**
     * Creates the links that a source or target names and that do not exist.
     *
     * @param limit how far a missing id may lie beyond the number of links, from 1
     * @return this
     * @see MissingDependencyCreator
     */
    public DecoratedLinks createMissing(long limit) {
        missing = inner -> new MissingDependencyCreator(inner, limit);
        return this;
    }

    /**
     * Refuses a source or target that names a link which does not exist.
     *
     * @return this
     * @see InnerReferenceValidator
     */
    public DecoratedLinks refuseMissing() {
        missing = InnerReferenceValidator::new;
        return this;
    }

    /**
     * Puts the chosen decorators around the store.
     *
     * @return the outermost one; closing it closes the store
     */
    public Links build() {
        return missing.apply(nulls.apply(duplicates.apply(deletions.apply(log.apply(store)))));
    }
}
