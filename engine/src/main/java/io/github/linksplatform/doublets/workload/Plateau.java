package io.github.linksplatform.doublets.workload;

import java.util.Arrays;

/**
 * Whether the times of warm-up cycles have stopped falling: the last three windows agree within 3%. A window is as many
 * consecutive cycles as take 50 ms together, at least one, and stands for the median of their times, so that cycles of
 * a few microseconds are not judged by the noise of a clock.
 */
final class Plateau {
    private static final int WINDOWS = 3;
    private static final double TOLERANCE = 1.03;
    private static final long WINDOW_NS = 50_000_000;

    private final double[] medians = new double[WINDOWS];
    private long windows;
    private long[] window = new long[64];
    private int cycles;
    private long windowNs;

    /**
     * Adds a cycle.
     *
     * @param ns its time in ns
     */
    void add(long ns) {
        if (cycles == window.length) {
            window = Arrays.copyOf(window, cycles * 2);
        }
        window[cycles++] = ns;
        windowNs += ns;
        if (windowNs >= WINDOW_NS) {
            medians[(int) (windows++ % WINDOWS)] = median();
            cycles = 0;
            windowNs = 0;
        }
    }

    /**
     * Whether the cycles so far have reached it.
     *
     * @return whether the largest of the last three medians is at most 3% over the smallest
     */
    boolean reached() {
        if (windows < WINDOWS) {
            return false;
        }
        double least = Math.min(medians[0], Math.min(medians[1], medians[2]));
        double most = Math.max(medians[0], Math.max(medians[1], medians[2]));
        return most <= least * TOLERANCE;
    }

    private double median() {
        Arrays.sort(window, 0, cycles);
        int middle = cycles / 2;
        return cycles % 2 == 1 ? window[middle] : (window[middle - 1] + window[middle]) / 2.0;
    }
}
