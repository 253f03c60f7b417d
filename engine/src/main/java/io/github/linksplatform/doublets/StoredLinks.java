package io.github.linksplatform.doublets;

import java.util.List;

/** Links that are kept in records and index trees of this library, in memory or in a file. */
public interface StoredLinks extends Links {
    /**
     * Checks every invariant of the store: that each link is in its trees once and in order, that sizes are right, that
     * the free ids are exactly those that no link has, and that the header agrees. Takes time in proportion to the
     * number of links and changes nothing.
     *
     * @return a sentence for each violation found, at most 100; empty if the store is sound
     */
    List<String> verify();

    /**
     * Builds all index trees anew from the sources and targets of the links. Takes time in proportion to n log n.
     * Nothing else of the store changes.
     */
    void rebuildIndexes();

    /**
     * Makes {@link #close()} give the unused space at the end of the store's files back to the file system. The file
     * can still be opened by every implementation, and grows again by the usual steps when it is. Does nothing for a
     * store in memory.
     */
    void shrinkOnClose();
}
