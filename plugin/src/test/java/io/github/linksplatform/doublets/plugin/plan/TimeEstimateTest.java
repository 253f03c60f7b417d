package io.github.linksplatform.doublets.plugin.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.linksplatform.doublets.store.Category;
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
            estimate.saw(repetition, repetition.number() == 1 ? 2 : 4, repetition.number());
        }

        assertThat(guess).isGreaterThan(4 * plan.warmUp().minSeconds());
        assertThat(estimate.seconds(repetitions)).isEqualTo(12, within(1e-9));
        assertThat(estimate.secondsBesidesWarmUp(repetitions)).isEqualTo(6, within(1e-9));
    }

    /**
     * What forks took on two cores of an EPYC while nothing else ran: the reports of this project of 2026-11-30, 64 bits,
     * the default rows.
     */
    @ParameterizedTest
    @CsvSource({"LINKS,100000,6,4.99", "OBJECTS,10000,10,5.30"})
    void theGuessIsNearWhatWasMeasured(Category category, long size, int rows, double perFork) {
        Plan plan = new Plan(
                List.of(new Table(category, 64, size, TimeBudgetTest.variants(category, rows), 5)),
                Transactions.ALL,
                0,
                new WarmUp(1, 10),
                1);

        double seconds = new TimeEstimate(plan).seconds(plan.repetitions());

        assertThat(seconds / (5 * rows)).isBetween(0.8 * perFork, 1.25 * perFork);
    }

    @ParameterizedTest
    @CsvSource({"0,0,0", "0,1,1", "9,20,9", "0.5,30,2.7"})
    void theGuessStaysWithinTheLimitsOfWarmUps(double min, double max, double expected) {
        Plan plan = new Plan(
                List.of(new Table(Category.LINKS, 64, 1_000, TimeBudgetTest.variants(Category.LINKS, 1), 1)),
                Transactions.ALL,
                0,
                new WarmUp(min, max),
                1);
        TimeEstimate estimate = new TimeEstimate(plan);

        assertThat(estimate.seconds(plan.repetitions()) - estimate.secondsBesidesWarmUp(plan.repetitions()))
                .isEqualTo(expected, within(1e-9));
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
