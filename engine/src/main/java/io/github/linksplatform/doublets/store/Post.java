package io.github.linksplatform.doublets.store;

/**
 * A blog post.
 *
 * @param title the title, any string without unpaired surrogates
 * @param content the text, any string without unpaired surrogates
 * @param publicationDate seconds since 1970-01-01T00:00:00Z
 */
public record Post(String title, String content, long publicationDate) {}
