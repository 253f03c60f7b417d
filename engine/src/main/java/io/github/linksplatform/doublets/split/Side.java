package io.github.linksplatform.doublets.split;

/** Which end of the links a tree indexes. Ints and not an enum: they take part in the arithmetic of offsets. */
final class Side {
    /** Links by source, then target. */
    static final int SOURCE = 0;

    /** Links by target, then source. */
    static final int TARGET = 1;

    /** Among the children of a node: the one of those that come before it. */
    static final int LEFT = 0;

    /** The one of those that come after it. */
    static final int RIGHT = 1;

    private Side() {}

    /**
     * The name of a side's end, for messages.
     *
     * @param side one of the constants
     * @return "source" or "target"
     */
    static String name(int side) {
        return side == SOURCE ? "source" : "target";
    }
}
