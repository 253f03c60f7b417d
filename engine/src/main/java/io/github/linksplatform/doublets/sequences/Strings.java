package io.github.linksplatform.doublets.sequences;

import io.github.linksplatform.doublets.LinksException;

/** Strings kept in a store of links. Any string can be kept, also one with unpaired surrogates. */
public interface Strings {
    /**
     * The link of a string, created with all that it is made of if the store has it not.
     *
     * @param text a string
     * @return its link; the same for equal strings
     * @throws LinksException if the store is full
     */
    long link(String text);

    /**
     * The string of a link.
     *
     * @param link what {@link #link(String)} returned
     * @return the string
     * @throws LinksException if the link is not a string
     */
    String text(long link);
}
