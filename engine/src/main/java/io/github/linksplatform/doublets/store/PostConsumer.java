package io.github.linksplatform.doublets.store;

/** Takes the posts that a store reads, one call a post. */
@FunctionalInterface
public interface PostConsumer {
    /**
     * Takes one post.
     *
     * @param id its id
     * @param title its title
     * @param content its text
     * @param publicationDate seconds since 1970-01-01T00:00:00Z
     */
    void accept(long id, String title, String content, long publicationDate);
}
