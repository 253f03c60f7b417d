package io.github.linksplatform.doublets.store;

/**
 * A blog post that every store can keep.
 *
 * <p>What some stores would keep and others change without a word is refused here, before any of them sees it.
 *
 * @param title the title, any string without unpaired surrogates
 * @param content the text, any string without unpaired surrogates
 * @param publicationDate seconds since 1970-01-01T00:00:00Z, not negative
 */
public record Post(String title, String content, long publicationDate) {
    /**
     * Checks the post.
     *
     * @param title the title, any string without unpaired surrogates
     * @param content the text, any string without unpaired surrogates
     * @param publicationDate seconds since 1970-01-01T00:00:00Z, not negative
     * @throws IllegalArgumentException if a string is null or has an unpaired surrogate, or if the date is negative
     */
    public Post {
        requireText("title", title);
        requireText("content", content);
        if (publicationDate < 0) {
            throw new IllegalArgumentException("The publication date of a post is " + publicationDate
                    + "; valid are seconds since 1970-01-01T00:00:00Z, from 0 on.");
        }
    }

    /**
     * Checks that the date fits stores of an id width, so that the stores of one table refuse the same dates.
     *
     * @param idBits 32 or 64
     * @throws IllegalArgumentException if the date is above 2<sup>idBits−1</sup> − 1
     */
    public void requireDateWithin(int idBits) {
        long last = -1L >>> (65 - idBits);
        if (publicationDate > last) {
            throw new IllegalArgumentException("The publication date of a post is " + publicationDate
                    + "; with ids of " + idBits + " bits valid are 0 to " + last
                    + " seconds since 1970-01-01T00:00:00Z.");
        }
    }

    private static void requireText(String name, String text) {
        if (text == null) {
            throw new IllegalArgumentException(
                    "The " + name + " of a post is null; valid is any string, also an empty one.");
        }
        for (int i = 0; i < text.length(); i++) {
            char unit = text.charAt(i);
            if (Character.isSurrogate(unit)) {
                boolean paired = i + 1 < text.length() && Character.isSurrogatePair(unit, text.charAt(i + 1));
                if (!paired) {
                    throw new IllegalArgumentException(String.format(
                            "The %s of a post has the unpaired surrogate U+%04X at index %d, which is no character"
                                    + " and which some stores would replace; remove it.",
                            name, (int) unit, i));
                }
                i++;
            }
        }
    }
}
