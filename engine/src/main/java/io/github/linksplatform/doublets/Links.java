package io.github.linksplatform.doublets;

/**
 * A store of links.
 *
 * <p>Ids are unsigned and start at 1; 0 is null. A 32-bit store refuses values that do not fit. A source or target may
 * be any value: an existing link, one that does not exist (yet, or any more), null, or an external reference.
 *
 * <p>A store has a single writer. Several threads may read at once while nobody writes.
 *
 * <h2>Queries</h2>
 *
 * {@link #each(LinkHandler, long...)} and {@link #count(long...)} take the same shapes, where {@code any} is
 * {@link LinksConstants#any()}:
 *
 * <table>
 * <caption>Query shapes</caption>
 * <tr><th>query</th><th>finds</th></tr>
 * <tr><td>{@code []}, {@code [any]}, {@code [any, any]}, {@code [any, any, any]}</td><td>every link, ascending by
 * id</td></tr>
 * <tr><td>{@code [id]}</td><td>the link</td></tr>
 * <tr><td>{@code [any, v]}</td><td>the links with source v, then those with target v; a link (v, v) appears and counts
 * twice</td></tr>
 * <tr><td>{@code [id, v]}</td><td>the link, if its source or its target is v</td></tr>
 * <tr><td>{@code [any, s, any]}, {@code [any, any, t]}</td><td>the links with that source, or target</td></tr>
 * <tr><td>{@code [any, s, t]}</td><td>the links with both</td></tr>
 * <tr><td>{@code [id, s | any, t | any]}</td><td>the link, if what is given is equal</td></tr>
 * </table>
 */
public interface Links extends AutoCloseable {
    /**
     * The reserved values of this store's id width.
     *
     * @return the constants
     */
    LinksConstants constants();

    /**
     * Counts all live links.
     *
     * @return how many links there are
     */
    long count();

    /**
     * Counts the links that a query finds.
     *
     * @param query one of the shapes above
     * @return how many links {@link #each(LinkHandler, long...)} would show
     * @throws IllegalArgumentException if the query has more than three values
     */
    long count(long... query);

    /**
     * Shows the links that a query finds.
     *
     * @param handler sees each link; it may not change the store
     * @param query one of the shapes above
     * @return {@link Flow#BREAK} if the handler stopped the call
     * @throws IllegalArgumentException if the query has more than three values
     */
    Flow each(LinkHandler handler, long... query);

    /**
     * Whether a link exists.
     *
     * @param id any value
     * @return whether a live link has this id
     */
    boolean exists(long id);

    /**
     * A link's source.
     *
     * @param id a live link
     * @return its source
     * @throws LinkNotFoundException if there is no such link
     */
    long source(long id);

    /**
     * A link's target.
     *
     * @param id a live link
     * @return its target
     * @throws LinkNotFoundException if there is no such link
     */
    long target(long id);

    /**
     * Replaces links by their ends, the i-th link by its source and target at 2i and 2i + 1: for walks over many links,
     * where asking whether each of them exists would take longer than reading it.
     *
     * @param links live links, in an array with room for their ends
     * @param count how many there are
     * @return false if one of them is no link of this store, as far as can be told without looking for each: then the
     *     array has no meaning
     */
    default boolean readEnds(long[] links, int count) {
        for (int i = count - 1; i >= 0; i--) {
            long link = links[i];
            if (!exists(link)) {
                return false;
            }
            links[2 * i] = source(link);
            links[2 * i + 1] = target(link);
        }
        return true;
    }

    /**
     * Reads a layer of a tree, for the same purpose: the links that so many steps from the root lead to, from left to
     * right.
     *
     * @param root a live link
     * @param layers how many steps, 1 … 30
     * @param layer takes the 2<sup>layers</sup> links, in a form of the store's own, for {@link #toCharacters}
     * @return false if a link above the layer is no link of this store, as far as can be told without looking for each:
     *     then the array has no meaning
     */
    default boolean readLayer(long root, int layers, long[] layer) {
        layer[0] = root;
        for (int count = 1; count < 1 << layers; count *= 2) {
            if (!readEnds(layer, count)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Turns a layer into characters.
     *
     * @param layer what {@link #readLayer} of this store wrote
     * @param count how many links that were
     * @param characters a character for each of the first ids, as many as a power of two
     * @param out takes the characters
     * @param at where the first one is written
     * @return false if a link has no character: then what was written has no meaning
     */
    default boolean toCharacters(long[] layer, int count, char[] characters, char[] out, int at) {
        for (int i = 0; i < count; i++) {
            if (Long.compareUnsigned(layer[i], characters.length) >= 0) {
                return false;
            }
            out[at + i] = characters[(int) layer[i]];
        }
        return true;
    }

    /**
     * Follows sources, for the same purpose: from a link to its source, and on from there, to one that has a character.
     *
     * @param link the link to start from
     * @param characters a character for each of the first ids, as many as a power of two
     * @param none what stands there for no character
     * @param most after how many steps to give up
     * @return how many steps lead there, or -1. Has no meaning if a value on the way was no link of this store
     */
    default int stepsToCharacter(long link, char[] characters, char none, int most) {
        long reached = link;
        for (int steps = 0; steps <= most; steps++) {
            if (Long.compareUnsigned(reached, characters.length) < 0 && characters[(int) reached] != none) {
                return steps;
            }
            if (!exists(reached)) {
                return -1;
            }
            reached = source(reached);
        }
        return -1;
    }

    /**
     * Finds a link by its ends. Where several links are equal, any of them may be found.
     *
     * @param source a source
     * @param target a target
     * @return the id of a link from source to target, or 0 if there is none
     */
    long search(long source, long target);

    /**
     * Shows the links with a source, ascending by target where the layout keeps them so.
     *
     * @param source a source
     * @param handler sees each link
     * @return {@link Flow#BREAK} if the handler stopped the call
     */
    Flow eachBySource(long source, LinkHandler handler);

    /**
     * Shows the links with a target, ascending by source where the layout keeps them so.
     *
     * @param target a target
     * @param handler sees each link
     * @return {@link Flow#BREAK} if the handler stopped the call
     */
    Flow eachByTarget(long target, LinkHandler handler);

    /**
     * Counts the links with a source.
     *
     * @param source a source
     * @return how many there are
     */
    long countBySource(long source);

    /**
     * Counts the links with a target.
     *
     * @param target a target
     * @return how many there are
     */
    long countByTarget(long target);

    /**
     * Creates a link (id, 0, 0).
     *
     * @return its id: the one freed last, or the next one
     * @throws LinksException if the store is full
     */
    default long create() {
        return create(LinksConstants.NULL, LinksConstants.NULL);
    }

    /**
     * Creates a link in one step. {@link LinksConstants#itself()} as an end stands for the new link's own id.
     *
     * @param source its source
     * @param target its target
     * @return its id: the one freed last, or the next one
     * @throws LinksException if the store is full or a value does not fit the id width
     */
    long create(long source, long target);

    /**
     * Gives a link other ends. {@link LinksConstants#itself()} as an end stands for the link's own id.
     *
     * @param id a live link
     * @param source its new source
     * @param target its new target
     * @throws LinkNotFoundException if there is no such link
     * @throws LinksException if a value does not fit the id width
     */
    default void update(long id, long source, long target) {
        update(id, source, target, null);
    }

    /**
     * Gives a link other ends and tells a handler of each link that changed.
     *
     * @param id a live link
     * @param source its new source
     * @param target its new target
     * @param handler sees each change, or null
     * @return {@link Flow#BREAK} if the handler answered so
     * @throws LinkNotFoundException if there is no such link
     * @throws LinksException if a value does not fit the id width
     */
    Flow update(long id, long source, long target, ChangeHandler handler);

    /**
     * Deletes a link, whether or not others still refer to it.
     *
     * @param id a live link
     * @throws LinkNotFoundException if there is no such link
     */
    default void delete(long id) {
        delete(id, null);
    }

    /**
     * Deletes a link and tells a handler of each link that changed.
     *
     * @param id a live link
     * @param handler sees each change, or null
     * @return {@link Flow#BREAK} if the handler answered so
     * @throws LinkNotFoundException if there is no such link
     */
    Flow delete(long id, ChangeHandler handler);

    /**
     * Finds a link by its ends, or creates it. An end given as {@link LinksConstants#itself()} always creates.
     *
     * @param source a source
     * @param target a target
     * @return the id of a link from source to target
     * @throws LinksException if the link has to be created and the store is full or a value does not fit the id width
     */
    default long getOrCreate(long source, long target) {
        long itself = constants().itself();
        long found = source == itself || target == itself ? LinksConstants.NULL : search(source, target);
        return found == LinksConstants.NULL ? create(source, target) : found;
    }

    /**
     * The other links that use a value: those with it as their source, then those with it as their target only. The
     * link with this id itself is not among them, and a link from the value to the value is there once.
     *
     * @param id any value
     * @return their ids
     */
    default long[] usages(long id) {
        return Usages.of(this, id);
    }

    /**
     * Counts the other links that use a value, without looking at each.
     *
     * @param id any value
     * @return how many ids {@link #usages(long)} would give
     */
    default long countUsages(long id) {
        return Usages.count(this, id);
    }

    /**
     * Deletes the other links that use a value, in the reverse order of {@link #usages(long)}; a link with this id
     * stays.
     *
     * @param id any value
     * @param handler sees each change, or null
     * @return {@link Flow#BREAK} if the handler answered so
     */
    default Flow deleteUsages(long id, ChangeHandler handler) {
        return Usages.delete(this, id, handler);
    }

    /**
     * Deletes the other links that use a value, as {@link #deleteUsages(long, ChangeHandler)} does.
     *
     * @param id any value
     */
    default void deleteUsages(long id) {
        deleteUsages(id, null);
    }

    /**
     * Makes every usage of a link a usage of another value. The link itself keeps its ends, and stays; a usage with
     * both ends on it changes once. Does nothing if both values are equal.
     *
     * @param oldId a live link
     * @param newId the value that its usages get instead
     * @param handler sees each change, or null
     * @return {@link Flow#BREAK} if the handler answered so
     * @throws LinkNotFoundException if there is no link {@code oldId}
     * @throws LinksException if {@code newId} does not fit the id width
     */
    default Flow rebase(long oldId, long newId, ChangeHandler handler) {
        return Usages.rebase(this, oldId, newId, handler);
    }

    /**
     * Makes every usage of a link a usage of another value, as {@link #rebase(long, long, ChangeHandler)} does.
     *
     * @param oldId a live link
     * @param newId the value that its usages get instead
     * @throws LinkNotFoundException if there is no link {@code oldId}
     * @throws LinksException if {@code newId} does not fit the id width
     */
    default void rebase(long oldId, long newId) {
        rebase(oldId, newId, null);
    }

    /**
     * Deletes every link, the highest id first.
     *
     * @param handler sees each change, or null
     * @return {@link Flow#BREAK} if the handler answered so
     */
    default Flow deleteAll(ChangeHandler handler) {
        return Usages.deleteAll(this, handler);
    }

    /** Deletes every link, as {@link #deleteAll(ChangeHandler)} does. */
    default void deleteAll() {
        deleteAll(null);
    }

    /**
     * Makes all links written so far survive a power cut. Does nothing for a store in memory.
     *
     * @throws LinksException if the operating system reports a failure
     */
    void flush();

    /** Writes what is left to write and gives back memory and files. A second call does nothing. */
    @Override
    void close();
}
