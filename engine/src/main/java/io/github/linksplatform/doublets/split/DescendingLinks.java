package io.github.linksplatform.doublets.split;

/** Links in the order of a side, from the greatest down. What was taken may be changed at once. */
@FunctionalInterface
interface DescendingLinks {
    /**
     * Takes the next link.
     *
     * @return a link; 0 after the least one
     */
    long next();
}
