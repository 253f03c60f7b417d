package io.github.linksplatform.doublets.workload;

/**
 * An order that visits every record once and jumps all over them: the k-th visited (k = 0 … n−1) is
 * first + (k · stride mod n). The stride is γ mod n, incremented until it has no divisor in common with n.
 *
 * @param first the smallest id
 * @param size how many ids are visited, n
 * @param stride the distance of two visits
 */
record Scatter(long first, long size, long stride) {
    /**
     * The order of n ids.
     *
     * @param first the smallest id
     * @param size how many ids, at least 1
     * @return their order
     */
    static Scatter of(long first, long size) {
        long stride = Long.remainderUnsigned(SplitMix64.GAMMA, size);
        while (greatestCommonDivisor(stride, size) != 1) {
            stride++;
        }
        return new Scatter(first, size, stride);
    }

    /**
     * The id visited after another.
     *
     * @param id an id of this order; {@link #first()} is the one visited first
     * @return the next one
     */
    long after(long id) {
        long next = id + stride;
        return next - first >= size ? next - size : next;
    }

    private static long greatestCommonDivisor(long a, long b) {
        while (b != 0) {
            long rest = a % b;
            a = b;
            b = rest;
        }
        return a;
    }
}
