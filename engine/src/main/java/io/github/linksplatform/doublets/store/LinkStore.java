package io.github.linksplatform.doublets.store;

/**
 * A store of links (id, from, to) with ids 1, 2, 3, … in the order of creation. Ids and ends are 1 … n for a workload
 * of n links, those in the background included, and n is at most 2,000,000,000: they fit in 32 bits, with a sign or
 * without. An end may be the link itself. The tests that a store of yours is to pass are
 * {@code io.github.linksplatform.doublets.store.contract.LinkStoreContract} of the artifact with the classifier "tests".
 */
public interface LinkStore extends Store {
    /**
     * Creates a link.
     *
     * @param from where it comes from
     * @param to where it goes to
     * @return the id that the store gave it
     * @throws Exception if the library fails
     */
    long create(long from, long to) throws Exception;

    /**
     * Reads every link, in any order.
     *
     * @param consumer takes each link
     * @throws Exception if the library fails
     */
    void readAll(LinkConsumer consumer) throws Exception;

    /**
     * Reads a link by its id.
     *
     * @param id an id; nothing is read if no link has it
     * @param consumer takes the link
     * @throws Exception if the library fails
     */
    void readById(long id, LinkConsumer consumer) throws Exception;

    /**
     * Reads the links with both ends.
     *
     * @param from where they come from
     * @param to where they go to
     * @param consumer takes each link
     * @throws Exception if the library fails
     */
    void readByFromTo(long from, long to, LinkConsumer consumer) throws Exception;

    /**
     * Reads the links that come from somewhere, in any order.
     *
     * @param from where they come from
     * @param consumer takes each link
     * @throws Exception if the library fails
     */
    void readByFrom(long from, LinkConsumer consumer) throws Exception;

    /**
     * Reads the links that go somewhere, in any order.
     *
     * @param to where they go to
     * @param consumer takes each link
     * @throws Exception if the library fails
     */
    void readByTo(long to, LinkConsumer consumer) throws Exception;

    /**
     * Gives a link other ends.
     *
     * @param id an existing link
     * @param from where it now comes from
     * @param to where it now goes to
     * @return how many links changed: 1
     * @throws Exception if the library fails
     */
    long update(long id, long from, long to) throws Exception;

    /**
     * Deletes a link, whether or not others refer to it.
     *
     * @param id an existing link
     * @return how many links went: 1
     * @throws Exception if the library fails
     */
    long delete(long id) throws Exception;
}
