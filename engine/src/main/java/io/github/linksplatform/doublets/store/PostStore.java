package io.github.linksplatform.doublets.store;

/**
 * A store of blog posts, which chooses their ids. The tests that a store of yours is to pass are
 * {@code io.github.linksplatform.doublets.store.contract.PostStoreContract} of the artifact with the classifier "tests".
 */
public interface PostStore extends Store {
    /**
     * Refuses a post that this store cannot keep unchanged. A workload asks this of every post before it creates the
     * first one.
     *
     * @param post a post
     * @throws IllegalArgumentException if the store cannot keep it; the message says what it cannot keep
     */
    default void requireStorable(Post post) {}

    /**
     * Creates a post.
     *
     * @param post the post
     * @return the id that the store gave it
     * @throws Exception if the library fails
     */
    long create(Post post) throws Exception;

    /**
     * Reads every post, in any order.
     *
     * @param consumer takes each post
     * @throws Exception if the library fails
     */
    void readAll(PostConsumer consumer) throws Exception;

    /**
     * Reads a post by its id.
     *
     * @param id an id; nothing is read if no post has it
     * @param consumer takes the post
     * @throws Exception if the library fails
     */
    void readById(long id, PostConsumer consumer) throws Exception;

    /**
     * Deletes a post.
     *
     * @param id an existing post
     * @return how many posts went: 1
     * @throws Exception if the library fails
     */
    long delete(long id) throws Exception;
}
