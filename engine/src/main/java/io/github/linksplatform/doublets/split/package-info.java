/**
 * The split layout: the ends of the links in one memory, the index trees in another.
 *
 * <p>Every link's index record holds the roots of two trees of its own, of the links that come from it and of those
 * that go to it, so that most trees are very small.
 */
package io.github.linksplatform.doublets.split;
