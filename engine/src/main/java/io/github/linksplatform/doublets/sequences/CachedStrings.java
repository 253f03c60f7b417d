package io.github.linksplatform.doublets.sequences;

/**
 * Strings that are remembered once they were written or read: from string to link and from link to string, without
 * bound. The store holds the same links as without a cache.
 */
public final class CachedStrings implements Strings {
    private final Strings strings;
    private final LinkByText linkByText = new LinkByText();
    private final TextByLink textByLink = new TextByLink();

    /**
     * A cache, empty at first.
     *
     * @param strings the strings to remember
     */
    public CachedStrings(Strings strings) {
        this.strings = strings;
    }

    @Override
    public long link(String text) {
        int hash = LinkByText.hash(text);
        long link = linkByText.get(text, hash);
        if (link == 0) {
            link = strings.link(text);
            linkByText.put(text, hash, link);
            textByLink.put(link, text);
        }
        return link;
    }

    @Override
    public String text(long link) {
        String text = textByLink.get(link);
        if (text == null) {
            text = strings.text(link);
            textByLink.put(link, text);
            linkByText.put(text, LinkByText.hash(text), link);
        }
        return text;
    }
}
