package io.github.linksplatform.doublets.sequences;

/**
 * Strings that are remembered once they were written or read: from string to link and from link to string, without
 * bound. The store holds the same links as without a cache.
 */
public final class CachedStrings implements Strings {
    private final Strings strings;
    private final TextByLink textByLink = new TextByLink();
    private final LinkByText linkByText = new LinkByText(textByLink);

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
        long hash = linkByText.hash(text);
        long link = linkByText.get(text, hash);
        if (link == 0) {
            link = strings.link(text);
            remember(link, text, hash);
        }
        return link;
    }

    @Override
    public String text(long link) {
        String text = textByLink.get(link);
        if (text == null) {
            text = strings.text(link);
            long hash = linkByText.hash(text);
            // Where equal strings have several links, the one that was met first stays that of the text.
            if (linkByText.get(text, hash) == 0) {
                remember(link, text, hash);
            } else {
                textByLink.put(link, text);
            }
        }
        return text;
    }

    private void remember(long link, String text, long hash) {
        textByLink.put(link, text);
        linkByText.add(hash, link);
    }
}
