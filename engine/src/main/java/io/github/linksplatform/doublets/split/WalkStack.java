package io.github.linksplatform.doublets.split;

import java.util.Arrays;

/**
 * Room for the nodes that walks over trees have still to show, one stack a thread, so that a read allocates nothing and
 * several threads can read at once. A walk that a handler starts within another gets the room above.
 */
final class WalkStack {
    private static final ThreadLocal<WalkStack> OF_THREAD =
            ThreadLocal.withInitial(() -> new WalkStack(Thread.currentThread()));

    /**
     * The stack that was asked for last, to find it again without looking into the thread's variables. Threads may
     * overwrite each other's: whoever finds another's takes the longer way.
     */
    private static WalkStack last = new WalkStack(null);

    private final Thread owner;
    private long[] nodes = new long[2 * UsageTree.MAX_DEPTH];
    private int top;

    private WalkStack(Thread owner) {
        this.owner = owner;
    }

    /**
     * This thread's stack.
     *
     * @return the stack
     */
    static WalkStack ofThread() {
        WalkStack stack = last;
        return stack.owner == Thread.currentThread() ? stack : find();
    }

    private static WalkStack find() {
        WalkStack stack = OF_THREAD.get();
        last = stack;
        return stack;
    }

    /**
     * Takes room for {@link UsageTree#MAX_DEPTH} nodes until {@link #giveBack}.
     *
     * @return where it starts in {@link #nodes}, which may be another array from now on
     */
    int take() {
        int bottom = top;
        top = bottom + UsageTree.MAX_DEPTH;
        if (top > nodes.length) {
            nodes = Arrays.copyOf(nodes, 2 * nodes.length);
        }
        return bottom;
    }

    /**
     * The array in which the room lies. A walk keeps the array that it started with.
     *
     * @return the array
     */
    long[] nodes() {
        return nodes;
    }

    /**
     * Gives the room back.
     *
     * @param bottom what {@link #take} returned
     */
    void giveBack(int bottom) {
        top = bottom;
    }
}
