package io.github.linksplatform.doublets.plugin.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.linksplatform.doublets.store.Category;
import io.github.linksplatform.doublets.store.Durability;
import io.github.linksplatform.doublets.store.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleUnaryOperator;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class WarmUpSharesTest {
    private static final long BUDGET = 210;
    private static final WarmUp LIMITS = new WarmUp(1, 10);

    private final Plan unlimited = new Plan(
            List.of(
                    new Table(Category.LINKS, 64, 100_000, variants(Category.LINKS, 6), 3),
                    new Table(Category.OBJECTS, 64, 10_000, variants(Category.OBJECTS, 10), 3)),
            Transactions.ALL,
            0,
            LIMITS,
            1);
    private final List<Double> limits = new ArrayList<>();
    private double now = 1_000;

    private static List<Variant> variants(Category category, int number) {
        return IntStream.range(0, number)
                .mapToObj(i ->
                        new Variant("Row_" + i, category, Durability.VOLATILE, Optional.empty(), Variant.Role.DEFAULT))
                .toList();
    }

    private WarmUpShares shares(Plan plan, TimeEstimate estimate, double spent) {
        return new WarmUpShares(plan, estimate, spent, () -> Math.round(now * 1e9));
    }

    /**
     * Forks one after the other.
     *
     * @param besides what each needs besides warming up
     * @param settles when its times would settle
     * @return how long all of them took
     */
    private double run(Plan plan, ToDoubleFunction<Repetition> besides, ToDoubleFunction<Repetition> settles) {
        TimeEstimate estimate = new TimeEstimate(plan);
        WarmUpShares shares = shares(plan, estimate, 0);
        List<Repetition> rest = new ArrayList<>(plan.repetitions());
        double start = now;
        while (!rest.isEmpty()) {
            Repetition repetition = rest.get(0);
            WarmUp warmUp = shares.next(rest);
            limits.add(warmUp.maxSeconds());
            double warmedUp = Math.min(settles.applyAsDouble(repetition), warmUp.maxSeconds());
            double seconds = warmedUp + besides.applyAsDouble(repetition);
            now += seconds;
            estimate.saw(repetition, seconds, warmedUp);
            rest.remove(0);
        }
        return now - start;
    }

    @Test
    void theBudgetHoldsOnAMachineSlowerAndNoisierThanWasThought() {
        for (DoubleUnaryOperator noise :
                List.<DoubleUnaryOperator>of(i -> 1.2, i -> 1.5, i -> i % 7 == 0 ? 3 : 0.9, i -> i < 10 ? 2.5 : 0.5)) {
            limits.clear();
            double[] longest = {0};

            double total = run(
                    unlimited.within(BUDGET),
                    repetition -> {
                        double usual = repetition.table().category() == Category.LINKS ? 2.8 : 1.6;
                        double seconds = usual * noise.applyAsDouble(limits.size());
                        longest[0] = Math.max(longest[0], seconds + limits.get(limits.size() - 1));
                        return seconds;
                    },
                    repetition -> Double.MAX_VALUE);

            assertThat(total).isBetween(0.9 * BUDGET, BUDGET + longest[0]);
            assertThat(limits).allMatch(limit -> limit >= LIMITS.minSeconds() && limit <= LIMITS.maxSeconds());
        }
    }

    @Test
    void whatAForkLeavesIsForTheLaterOnes() {
        double total = run(
                unlimited.within(BUDGET),
                repetition -> 2,
                repetition -> repetition.table().category() == Category.LINKS ? 1 : Double.MAX_VALUE);

        double firstLink = limits.get(0);
        double firstObject = limits.get(18);
        assertThat(firstObject).isGreaterThan(1.4 * firstLink);
        assertThat(total).isEqualTo(BUDGET, within(2.0));
    }

    @Test
    void everyForkWarmsUpToItsEndIfThereIsTime() {
        run(unlimited.within(10_000), repetition -> 2, repetition -> Double.MAX_VALUE);

        assertThat(limits).containsOnly(LIMITS.maxSeconds());
    }

    @Test
    void aRowThatIsSlowIsNotWarmedUpLess() {
        run(
                unlimited.within(BUDGET),
                repetition -> repetition.variant().name().equals("Row_0") ? 6 : 1,
                repetition -> Double.MAX_VALUE);

        // Once each row was seen, in the last round of a table, all have the same.
        List<Double> lastRound = limits.subList(limits.size() - 10, limits.size());
        assertThat(lastRound).allSatisfy(limit -> assertThat(limit).isEqualTo(lastRound.get(0), within(1e-6)));
    }

    @Test
    void theMinimumIsKeptWhereTheBudgetIsTooShort() {
        run(unlimited.within(50), repetition -> 2, repetition -> Double.MAX_VALUE);

        assertThat(limits).containsOnly(LIMITS.minSeconds());
    }

    @Test
    void whatAnEarlierRunSpentIsGone() {
        Plan plan = unlimited.within(BUDGET);
        List<Repetition> rest = plan.repetitions().subList(24, 48);
        TimeEstimate estimate = new TimeEstimate(plan);

        double fresh = shares(plan, estimate, 0).next(rest).maxSeconds();
        double resumed = shares(plan, estimate, 48).next(rest).maxSeconds();

        assertThat(fresh - resumed).isEqualTo(2, within(1e-6));
    }

    @Test
    void withoutABudgetThePlanSaysHowLong() {
        TimeEstimate estimate = new TimeEstimate(unlimited);
        WarmUpShares shares = shares(unlimited, estimate, 1e6);
        now += 1e6;

        assertThat(shares.next(unlimited.repetitions())).isEqualTo(LIMITS);
    }
}
