package io.github.linksplatform.doublets.store.doublets;

import io.github.linksplatform.doublets.Links;

/**
 * The links that give the others their meaning: a root, which is a link to itself from itself, and links to themselves
 * from the root. They are the first links of a store, with the ids 1 to 7 in this order.
 *
 * @param root the root
 * @param symbol the target of every UTF-16 unit
 * @param sequence the target of every string
 * @param title the target of a post's title property
 * @param content the target of a post's content property
 * @param date the target of a post's date property
 * @param post the source of every post
 */
record PostMarkers(long root, long symbol, long sequence, long title, long content, long date, long post) {
    /** Creates the markers in an empty store. */
    static PostMarkers createIn(Links links) {
        long itself = links.constants().itself();
        long root = links.create(itself, itself);
        return new PostMarkers(
                root,
                links.create(root, itself),
                links.create(root, itself),
                links.create(root, itself),
                links.create(root, itself),
                links.create(root, itself),
                links.create(root, itself));
    }
}
