package io.github.linksplatform.doublets.workload;

/**
 * The generator that all data comes from, as a function of its state: Steele, Lea, Flood, "Fast splittable
 * pseudorandom number generators" (OOPSLA 2014), with the constants of {@link java.util.SplittableRandom}. All
 * arithmetic is modulo 2<sup>64</sup>.
 */
final class SplitMix64 {
    /** The step of the state, γ: the odd integer nearest to 2<sup>64</sup> divided by the golden ratio. */
    static final long GAMMA = 0x9E3779B97F4A7C15L;

    private SplitMix64() {}

    /**
     * The number that follows a state.
     *
     * @param state any value
     * @return 64 bits, each as good as random
     */
    static long at(long state) {
        long z = state + GAMMA;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
