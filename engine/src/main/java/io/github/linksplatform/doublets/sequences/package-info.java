/**
 * Strings and numbers as links.
 *
 * <p>A number is a reference to something outside the store (see {@link
 * io.github.linksplatform.doublets.sequences.RawNumbers}). A UTF-16 unit is a link from its number to a marker; a string
 * is those links paired with their neighbours, layer by layer, until one is left, and a link from that one to another
 * marker. Equal strings are the same link, and equal parts of different strings share links.
 */
package io.github.linksplatform.doublets.sequences;
