package io.github.linksplatform.doublets.split;

/** Makes trees of links that are in order, in which the halves below every node differ by one link at most. */
final class TreeBuilder {
    private final SplitRecords records;
    private final int side;

    /** The nodes from the root down to where links are taken, 0 while their right halves are made; and their sizes. */
    private final long[] nodes = new long[Long.SIZE];

    private final long[] sizes = new long[Long.SIZE];

    TreeBuilder(SplitRecords records, int side) {
        this.records = records;
        this.side = side;
    }

    /**
     * Makes a tree, from its greatest node to its least.
     *
     * @param links its nodes
     * @param size how many they are
     * @return the tree's root
     */
    long build(DescendingLinks links, long size) {
        int depth = 0;
        long missing = size;
        while (true) {
            for (; missing > 0; missing >>= 1) {
                nodes[depth] = 0;
                sizes[depth++] = missing;
            }
            long built = 0;
            for (; depth > 0 && nodes[depth - 1] != 0; depth--) {
                records.left(side, nodes[depth - 1], built);
                built = nodes[depth - 1];
            }
            if (depth == 0) {
                return built;
            }
            long node = links.next();
            records.right(side, node, built);
            records.size(side, node, sizes[depth - 1]);
            nodes[depth - 1] = node;
            missing = sizes[depth - 1] - 1 - (sizes[depth - 1] >> 1);
        }
    }
}
