package io.github.linksplatform.doublets.sequences;

import io.github.linksplatform.doublets.Links;
import io.github.linksplatform.doublets.LinksException;

/**
 * Strings whose links are looked up, and whose text is read, in the store each time. Nothing is kept between two calls
 * but the store and its table of single symbols.
 *
 * <p>The empty string is the marker of sequences itself. Used by one thread.
 */
public final class StoredStrings implements Strings {
    private final Links links;
    private final long sequenceMarker;
    private final SequenceWriter writer;
    private final BalancedReader quickReader;
    private final SequenceReader reader;

    /**
     * Strings in a store, among them those that it already has.
     *
     * @param links the store; each (source, target) pair has one link at most
     * @param symbolMarker the link that every symbol has as its target
     * @param sequenceMarker the link that every string has as its target
     */
    public StoredStrings(Links links, long symbolMarker, long sequenceMarker) {
        this.links = links;
        this.sequenceMarker = sequenceMarker;
        UnicodeSymbols symbols = new UnicodeSymbols(links, symbolMarker);
        writer = new SequenceWriter(links, symbols);
        quickReader = new BalancedReader(links, symbols);
        reader = new SequenceReader(links, symbols);
    }

    @Override
    public long link(String text) {
        return text.isEmpty() ? sequenceMarker : writer.write(text, sequenceMarker);
    }

    @Override
    public String text(long link) {
        if (link == sequenceMarker) {
            return "";
        }
        if (!links.exists(link) || links.target(link) != sequenceMarker) {
            throw new LinksException(
                    "The link " + Long.toUnsignedString(link) + " is not a string: a string is a link to the marker "
                            + Long.toUnsignedString(sequenceMarker) + ".");
        }
        long top = links.source(link);
        String text = quickReader.read(top);
        return text != null ? text : reader.read(top);
    }
}
