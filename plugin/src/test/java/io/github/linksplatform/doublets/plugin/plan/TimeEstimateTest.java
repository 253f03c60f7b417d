package io.github.linksplatform.doublets.plugin.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TimeEstimateTest {
    private final Planner planner = new Planner(new VariantCatalogue(List.of(new TestProvider())));

    @Test
    void learnsFromWhatItSaw() throws Exception {
        Plan plan = planner.plan(PlannerTest.with(Map.of("links", "1000", "objects", "none", "repetitions", "2")));
        TimeEstimate estimate = new TimeEstimate(plan);
        List<Repetition> repetitions = plan.repetitions();
        double guess = estimate.seconds(repetitions);

        for (Repetition repetition : repetitions) {
            estimate.saw(repetition, repetition.number() == 1 ? 2 : 4);
        }

        assertThat(guess).isGreaterThan(4 * plan.warmUp().minSeconds());
        assertThat(estimate.seconds(repetitions)).isEqualTo(12, within(1e-9));
    }

    @Test
    void theTimeoutIsFarAboveTheGuessAndNeverShort() throws Exception {
        Plan small = planner.plan(PlannerTest.with(Map.of("links", "1000", "objects", "none")));
        Plan each =
                planner.plan(PlannerTest.with(Map.of("links", "100000", "objects", "none", "transactions", "each")));

        assertThat(new TimeEstimate(small).timeout(small.repetitions().get(0))).isEqualTo(Duration.ofMinutes(5));
        Repetition file = each.repetitions().stream()
                .filter(repetition -> repetition.variant().name().equals("Alpha_File"))
                .findFirst()
                .orElseThrow();
        assertThat(new TimeEstimate(each).timeout(file)).isGreaterThan(Duration.ofHours(1));
    }

    @ParameterizedTest
    @CsvSource({"0,about 1 s", "59.4,about 59 s", "59.6,about 1 min", "3569,about 59 min", "7260,about 2 h 1 min"})
    void timesInWordsAreRough(double seconds, String words) {
        assertThat(TimeEstimate.inWords(seconds)).isEqualTo(words);
    }
}
