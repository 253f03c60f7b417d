package io.github.linksplatform.doublets.split;

import java.util.Arrays;

/**
 * The nodes that walks over trees have still to show, one stack a thread, so that a read allocates nothing and several
 * threads can read at once. A walk that a handler starts within another uses what lies above the other's nodes.
 */
final class WalkStack {
    private static final ThreadLocal<WalkStack> OF_THREAD = ThreadLocal.withInitial(WalkStack::new);

    private long[] nodes = new long[2 * UsageTree.MAX_DEPTH];
    private int top;

    private WalkStack() {}

    /** This thread's stack, with room for one more walk. */
    static WalkStack ofThread() {
        WalkStack stack = OF_THREAD.get();
        if (stack.nodes.length - stack.top < UsageTree.MAX_DEPTH) {
            stack.nodes = Arrays.copyOf(stack.nodes, 2 * stack.nodes.length);
        }
        return stack;
    }

    int top() {
        return top;
    }

    void push(long node) {
        nodes[top++] = node;
    }

    long pop() {
        return nodes[--top];
    }

    /** Forgets what a walk that was stopped left. */
    void cut(int to) {
        top = to;
    }
}
