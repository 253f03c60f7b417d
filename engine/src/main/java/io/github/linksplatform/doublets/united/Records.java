package io.github.linksplatform.doublets.united;

import io.github.linksplatform.doublets.memory.Memory;
import io.github.linksplatform.doublets.memory.Words;

/**
 * The records of a united store: source, target, and for each of both trees the left child, the right child and the
 * size of the subtree; eight words a record.
 *
 * <p>A tree is named by the word at which its fields start, {@link #SOURCE} or {@link #TARGET}; a side is 0 for left and
 * 1 for right. There is one subclass for each id width, of which a process usually loads one, so the compiler calls it
 * directly. What the next step of a descent depends on is computed without branches, because no processor can guess
 * which way a search turns.
 */
abstract class Records {
    /** The tree by (source, target). */
    static final int SOURCE = 2;

    /** The tree by (target, source). */
    static final int TARGET = 5;

    /** The length of a record in words. */
    static final int WORDS = 8;

    /** What {@link #side} returns for equal keys. */
    static final long EQUAL = 2;

    /** Set anew whenever the words have grown. */
    Memory memory;

    Records(Memory memory) {
        this.memory = memory;
    }

    static Records of(Words words) {
        return words.bytes() == Integer.BYTES ? new Records32(words.memory()) : new Records64(words.memory());
    }

    abstract long source(long id);

    abstract long target(long id);

    /**
     * On which side of a node a key belongs.
     *
     * @param tree which tree
     * @param node a node of it
     * @param first the key's first part: the source in the tree by source
     * @param second the key's second part: the target in the tree by source; only bits of the mask
     * @param mask the bits of the second part that count: none or all
     * @return 0 or 1, or {@link #EQUAL} if the node has this key, as far as the mask reaches
     */
    abstract long side(int tree, long node, long first, long second, long mask);

    /** On which side of a node a whole key belongs. */
    final long side(int tree, long node, long first, long second) {
        return side(tree, node, first, second, -1);
    }

    abstract long child(int tree, long node, long side);

    abstract void child(int tree, long node, long side, long child);

    abstract long size(int tree, long node);

    abstract void size(int tree, long node, long size);

    /** Makes a node one that has no children. */
    abstract void leaf(int tree, long node);

    /** Makes a record one that is in no tree. */
    final void clear(int tree, long id) {
        child(tree, id, 0, 0);
        child(tree, id, 1, 0);
        size(tree, id, 0);
    }

    /** 1 if a is below b, both unsigned, else 0. Hacker's Delight, 2-12. */
    static long below(long a, long b) {
        return ((~a & b) | ((~a | b) & (a - b))) >>> 63;
    }
}
