package io.github.linksplatform.doublets.plugin.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How often the verdict is wrong, on simulated noise; the bounds are the project's promises. */
class VerdictErrorRateTest {
    private static final int TRIALS = 60_000;
    private static final long SEED = 20261130;

    private static Map<Verdict, Double> shares(int repetitions, double slowdown, double sigma) {
        Random random = new Random(SEED);
        Map<Verdict, Double> shares = new EnumMap<>(Verdict.class);
        for (Verdict verdict : Verdict.values()) {
            shares.put(verdict, 0.0);
        }
        for (int trial = 0; trial < TRIALS; trial++) {
            Verdict verdict = Verdict.of(
                    Noise.sample(random, repetitions, slowdown, sigma), Noise.sample(random, repetitions, 1, sigma));
            shares.merge(verdict, 1.0 / TRIALS, Double::sum);
        }
        return shares;
    }

    @ParameterizedTest(name = "{0} repetitions: at most {1} wrong")
    @CsvSource({"3, 0.025", "5, 0.007", "10, 0.002"})
    void equalStoresAreSeldomToldApart(int repetitions, double atMost) {
        assertThat(1 - shares(repetitions, 1, 0.03).get(Verdict.SAME)).isLessThanOrEqualTo(atMost);
    }

    @ParameterizedTest(name = "{0} repetitions: at least {1} found, at most {2} with the wrong sign")
    @CsvSource({"3, 0.88, 0.005", "5, 0.95, 0.0005", "10, 0.99, 0.0005"})
    void aSlowdownOfTenPercentIsFound(int repetitions, double atLeast, double atMostWrong) {
        Map<Verdict, Double> shares = shares(repetitions, 1.1, 0.03);

        assertThat(shares.get(Verdict.SLOWER)).isGreaterThanOrEqualTo(atLeast);
        assertThat(shares.get(Verdict.FASTER)).isLessThanOrEqualTo(atMostWrong);
    }

    @ParameterizedTest(name = "+{0} under noise of {1}, {2} repetitions: firm in at least {3}")
    @CsvSource({"0.10, 0.05, 10, 0.90", "0.20, 0.10, 10, 0.90"})
    void theIntervalFindsWhatTheVerdictMissesInNoise(double slowdown, double sigma, int repetitions, double atLeast) {
        Random random = new Random(SEED);
        int found = 0;
        int trials = 4000;
        for (int trial = 0; trial < trials; trial++) {
            RatioEstimate estimate = RatioEstimate.of(
                    Noise.sample(random, repetitions, 1 + slowdown, sigma),
                    Noise.sample(random, repetitions, 1, sigma));
            found += estimate.interval().filter(range -> range.high() < 1).isPresent() ? 1 : 0;
        }
        assertThat((double) found / trials).isGreaterThanOrEqualTo(atLeast);
    }

    @ParameterizedTest(name = "+{0} under noise of {1}, {2} repetitions: found in at least {3}")
    @CsvSource("0.50, 0.10, 3, 0.97")
    void aLargeSlowdownIsFoundAlsoInNoise(double slowdown, double sigma, int repetitions, double atLeast) {
        assertThat(shares(repetitions, 1 + slowdown, sigma).get(Verdict.SLOWER)).isGreaterThanOrEqualTo(atLeast);
    }
}
