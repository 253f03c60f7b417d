package io.github.linksplatform.doublets.split;

/** The order of the nodes of a tree. */
@FunctionalInterface
interface NodeOrder {
    /**
     * Whether a key comes before a node.
     *
     * @param first the key's end that the tree's side is ordered by first
     * @param second the key's other end
     * @param id the key's id
     * @param node the node compared with
     * @return whether the key is smaller
     */
    boolean precedes(long first, long second, long id, long node);
}
