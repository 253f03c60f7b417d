package io.github.linksplatform.doublets.split;

import io.github.linksplatform.doublets.Flow;
import io.github.linksplatform.doublets.LinkHandler;
import io.github.linksplatform.doublets.memory.Words;

/**
 * The fields of the data and index records.
 *
 * <p>Data record: source, target. Index record: root, left, right and size as a source, then the same as a target. The
 * index record 0 is the header, whose words 4 and 5 are the roots of the external trees; the data record 0 is unused.
 *
 * <p>{@code side} is one of {@link Side}'s constants everywhere.
 */
final class SplitRecords {
    /** The words of a data record. */
    static final int DATA_WORDS = 2;

    /** The words of an index record. */
    static final int INDEX_WORDS = 8;

    private static final int EXTERNAL_ROOTS = 4;
    private static final int LEFT = 1;
    private static final int RIGHT = 2;
    private static final int SIZE = 3;

    private final Words data;
    private final Words index;
    private boolean equalSeen;

    SplitRecords(Words data, Words index) {
        this.data = data;
        this.index = index;
    }

    /**
     * A link's source.
     *
     * @param id the record
     * @return the word
     */
    long source(long id) {
        return data.get(id << 1);
    }

    /**
     * A link's target.
     *
     * @param id the record
     * @return the word
     */
    long target(long id) {
        return data.get((id << 1) + 1);
    }

    /**
     * Shows every record from the first one on as a link.
     *
     * @param last the last record to show
     * @param handler sees each
     * @return {@link Flow#BREAK} if the handler stopped the call
     */
    Flow each(long last, LinkHandler handler) {
        return data.eachPair(last, 1, handler);
    }

    /**
     * Replaces links by their ends.
     *
     * @param links the records, in an array with room for their ends
     * @param count how many there are
     * @return all bits that are set in any of the records' numbers
     */
    long readEnds(long[] links, int count) {
        return data.readPairs(links, count, 1);
    }

    /**
     * Reads a layer of a tree of links.
     *
     * @param root the record at the top
     * @param layers how many steps down the layer is, at least 1
     * @param layer takes the layer, for {@link #toCharacters}
     * @return all bits that are set in the number of any record that was read
     */
    long readLayer(long root, int layers, long[] layer) {
        return data.readLayer(root, layers, 1, layer);
    }

    /**
     * Turns a layer into characters.
     *
     * @param layer the layer
     * @param count how many links it has, at least 2
     * @param characters a character for each of the first records, as many as a power of two
     * @param out takes the characters
     * @param at where the first one is written
     * @return false if a link of the layer has no character
     */
    boolean toCharacters(long[] layer, int count, char[] characters, char[] out, int at) {
        return data.toCharacters(layer, count, characters, out, at);
    }

    /**
     * Follows sources to a record that has a character.
     *
     * @param link the record to start from
     * @param characters a character for each of the first records, as many as a power of two
     * @param none what stands for no character
     * @param most after how many steps to give up
     * @return how many steps lead there, or -1
     */
    int stepsToCharacter(long link, char[] characters, char none, int most) {
        return data.stepsToCharacter(link, 1, characters, none, most);
    }

    /**
     * Writes both ends.
     *
     * @param id the record
     * @param source its source
     * @param target its target
     */
    void ends(long id, long source, long target) {
        data.putPair(id << 1, source, target);
    }

    /**
     * The end that a side's trees are ordered by first.
     *
     * @param side source or target
     * @param id the record
     * @return its source on the source side, its target on the target side
     */
    long first(int side, long id) {
        return data.get((id << 1) + side);
    }

    /**
     * The end that a side's trees are ordered by second.
     *
     * @param side source or target
     * @param id the record
     * @return its target on the source side, its source on the target side
     */
    long second(int side, long id) {
        return data.get((id << 1) + (side ^ 1));
    }

    /**
     * Whether a key comes before a link's in the order of a side: by the first end, the second end, the id.
     *
     * @param side source or target
     * @param first the key's end that the side is ordered by first
     * @param second the key's other end
     * @param id the key's id
     * @param node the link compared with
     * @return whether the key is smaller
     */
    boolean precedes(int side, long first, long second, long id, long node) {
        long other = first(side, node);
        return first == other ? precedes(side, second, id, node) : first + Long.MIN_VALUE < other + Long.MIN_VALUE;
    }

    /**
     * The same among links that have their first end in common.
     *
     * @param side source or target
     * @param second the key's other end
     * @param id the key's id
     * @param node the link compared with
     * @return whether the key is smaller
     */
    boolean precedes(int side, long second, long id, long node) {
        long other = second(side, node);
        if (second == other) {
            equalSeen = true;
            return id < node;
        }
        return second + Long.MIN_VALUE < other + Long.MIN_VALUE;
    }

    /** Says that two links with the same ends were seen. */
    void sawEqual() {
        equalSeen = true;
    }

    /**
     * Whether there may be links with the same ends. Such links are neighbours in order, so that they are compared when
     * the second one is added to a tree, when a list is made a tree, and when the trees of a file are verified.
     *
     * @return whether two links with the same ends were ever compared
     */
    boolean mayHoldEqual() {
        return equalSeen;
    }

    /**
     * Compares a pair of ends with a link's, whatever its id.
     *
     * @param side source or target
     * @param first the end that the side is ordered by first
     * @param second the other end
     * @param node the link compared with
     * @return below, at or above 0
     */
    int compare(int side, long first, long second, long node) {
        long other = first(side, node);
        return first == other ? Long.compareUnsigned(second, second(side, node)) : Long.compareUnsigned(first, other);
    }

    /**
     * The left child of a tree node.
     *
     * @param side source or target
     * @param node a link
     * @return the child, or 0
     */
    long left(int side, long node) {
        return index.get(rootAt(side, node) + LEFT);
    }

    /**
     * The right child of a tree node.
     *
     * @param side source or target
     * @param node a link
     * @return the child, or 0
     */
    long right(int side, long node) {
        return index.get(rootAt(side, node) + RIGHT);
    }

    /**
     * A child of a tree node.
     *
     * @param side source or target
     * @param node a link
     * @param direction left or right
     * @return the child, or 0
     */
    long child(int side, long node, int direction) {
        return index.get(rootAt(side, node) + LEFT + direction);
    }

    /**
     * Sets a child.
     *
     * @param side source or target
     * @param node a link
     * @param direction left or right
     * @param child a link, or 0
     */
    void child(int side, long node, int direction, long child) {
        index.put(rootAt(side, node) + LEFT + direction, child);
    }

    /**
     * The number of nodes of the tree under a node, itself included.
     *
     * @param side source or target
     * @param node a link, not 0: record 0 is the header
     * @return the size; 0 if the link is in no tree of this side
     */
    long size(int side, long node) {
        return index.get(rootAt(side, node) + SIZE);
    }

    /**
     * The number of nodes of a tree.
     *
     * @param side source or target
     * @param root its root, or 0
     * @return the size, 0 of an empty tree
     */
    long sizeOf(int side, long root) {
        return root == 0 ? 0 : size(side, root);
    }

    /**
     * Sets the left child.
     *
     * @param side source or target
     * @param node a link
     * @param child a link, or 0
     */
    void left(int side, long node, long child) {
        index.put(rootAt(side, node) + LEFT, child);
    }

    /**
     * Sets the right child.
     *
     * @param side source or target
     * @param node a link
     * @param child a link, or 0
     */
    void right(int side, long node, long child) {
        index.put(rootAt(side, node) + RIGHT, child);
    }

    /**
     * Reads of a node what an insertion under it reads, so that it comes into the cache.
     *
     * @param side source or target
     * @param node a link
     * @return something of all that was read
     */
    long touch(int side, long node) {
        return second(side, node) ^ size(side, node);
    }

    /**
     * Sets the number of nodes.
     *
     * @param side source or target
     * @param node a link
     * @param size the size
     */
    void size(int side, long node, long size) {
        index.put(rootAt(side, node) + SIZE, size);
    }

    /**
     * Makes a node a tree of its own.
     *
     * @param side source or target
     * @param node a link
     */
    void leaf(int side, long node) {
        long at = rootAt(side, node);
        index.put(at + SIZE, 1);
        index.putPair(at + LEFT, 0, 0);
    }

    /**
     * Takes a node that hangs in no tree any more out of use: left, right and size become 0.
     *
     * @param side source or target
     * @param node a link
     */
    void none(int side, long node) {
        long at = rootAt(side, node);
        index.put(at + SIZE, 0);
        index.putPair(at + LEFT, 0, 0);
    }

    /**
     * Where the root of the tree of a value's usages is kept, in that value's own index record.
     *
     * @param side source or target
     * @param id the value, a record
     * @return a word for {@link #root(long)}
     */
    long rootAt(int side, long id) {
        return (id << 3) + ((long) side << 2);
    }

    /**
     * Where the root of the external tree is kept, in the header.
     *
     * @param side source or target
     * @return a word for {@link #root(long)}
     */
    long externalRootAt(int side) {
        return EXTERNAL_ROOTS + (long) side;
    }

    /**
     * Reads a root.
     *
     * @param rootAt where it is kept
     * @return a link, or 0
     */
    long root(long rootAt) {
        return index.get(rootAt);
    }

    /**
     * Writes a root.
     *
     * @param rootAt where it is kept
     * @param node a link, or 0
     */
    void root(long rootAt, long node) {
        index.put(rootAt, node);
    }
}
