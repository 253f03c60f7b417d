package io.github.linksplatform.doublets.store;

/** Takes the links that a store reads, one call a link. */
@FunctionalInterface
public interface LinkConsumer {
    /**
     * Takes one link.
     *
     * @param id its id
     * @param from where it comes from
     * @param to where it goes to
     */
    void accept(long id, long from, long to);
}
