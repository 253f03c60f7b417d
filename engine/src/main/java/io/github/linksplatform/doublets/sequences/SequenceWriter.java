package io.github.linksplatform.doublets.sequences;

import io.github.linksplatform.doublets.Links;

/**
 * Writes a string as a tree of pairs: each symbol is paired with its right neighbour, each pair with the next one, and
 * so on until one is left. What has no right neighbour in its layer is carried to the next: "abcde" is
 * ((ab)(cd))e.
 */
final class SequenceWriter {
    private final Links links;
    private final UnicodeSymbols symbols;

    SequenceWriter(Links links, UnicodeSymbols symbols) {
        this.links = links;
        this.symbols = symbols;
    }

    /** The link from the tree of a text, which is not empty, to a marker; what the store has not is created. */
    long write(String text, long marker) {
        int length = text.length();
        long[] layer = new long[length];
        // A link that is new has no pair yet, so none is searched for.
        boolean[] fresh = new boolean[length];
        for (int i = 0; i < length; i++) {
            char unit = text.charAt(i);
            fresh[i] = symbols.find(unit) == 0;
            layer[i] = symbols.findOrCreate(unit);
        }
        while (length > 1) {
            int pairs = length / 2;
            for (int i = 0; i < pairs; i++) {
                boolean isNew = fresh[2 * i] || fresh[2 * i + 1];
                long pair = isNew ? 0 : links.search(layer[2 * i], layer[2 * i + 1]);
                fresh[i] = pair == 0;
                layer[i] = pair == 0 ? links.create(layer[2 * i], layer[2 * i + 1]) : pair;
            }
            if (length % 2 == 1) {
                fresh[pairs] = fresh[length - 1];
                layer[pairs] = layer[length - 1];
            }
            length = pairs + length % 2;
        }
        long found = fresh[0] ? 0 : links.search(layer[0], marker);
        return found == 0 ? links.create(layer[0], marker) : found;
    }
}
