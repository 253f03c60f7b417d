package io.github.linksplatform.doublets.plugin.statistics;

import java.util.Random;

/** Samples as a machine gives them: log-normal around a true time. */
final class Noise {
    private Noise() {}

    /** Values around {@code time} with the standard deviation {@code sigma} of their logarithm. */
    static Sample sample(Random random, int size, double time, double sigma) {
        double[] values = new double[size];
        for (int i = 0; i < size; i++) {
            values[i] = time * Math.exp(sigma * random.nextGaussian());
        }
        return Sample.of(values);
    }
}
