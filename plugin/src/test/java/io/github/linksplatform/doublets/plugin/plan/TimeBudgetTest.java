package io.github.linksplatform.doublets.plugin.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linksplatform.doublets.store.Category;
import io.github.linksplatform.doublets.store.Durability;
import io.github.linksplatform.doublets.store.Variant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TimeBudgetTest {
    private static final TimeBudget DEFAULT = new TimeBudget(210, 3);

    /** As many rows as there are by default: 6 of links, 10 of objects. */
    private static Plan plan(int links, int objects) {
        return new Plan(
                List.of(
                        new Table(Category.LINKS, 64, 100_000, variants(Category.LINKS, 6), links),
                        new Table(Category.OBJECTS, 64, 10_000, variants(Category.OBJECTS, 10), objects)),
                Transactions.ALL,
                0,
                new WarmUp(1, 10),
                1);
    }

    static List<Variant> variants(Category category, int number) {
        return IntStream.range(0, number)
                .mapToObj(i ->
                        new Variant("Row_" + i, category, Durability.VOLATILE, Optional.empty(), Variant.Role.DEFAULT))
                .toList();
    }

    @Test
    void theDefaultTablesAreMeasuredAsOftenAsFits() {
        Plan plan = new TimeBudget(500, 3).fit(plan(10, 10));

        assertThat(plan.tables()).extracting(Table::repetitions).containsExactly(5, 5);
        assertThat(new TimeEstimate(plan).seconds(plan.repetitions())).isLessThanOrEqualTo(500);
        assertThat(plan.budgetSeconds()).hasValue(500);
        assertThat(plan.withTables(plan(10, 10).tables()))
                .isEqualTo(plan(10, 10).within(500));
    }

    /** Where even the minimum of repetitions does not fit with whole warm-ups, shorter ones make it fit. */
    @Test
    void theDefaultBudgetIsEstimatedToHold() {
        Plan plan = DEFAULT.fit(plan(10, 10));

        assertThat(plan.tables()).extracting(Table::repetitions).containsExactly(3, 3);
        TimeEstimate estimate = new TimeEstimate(plan);
        assertThat(estimate.seconds(plan.repetitions())).isLessThanOrEqualTo(210);
        assertThat(estimate.warmUpLimitSeconds()).isBetween(1.5, 3.5);
    }

    @Test
    void nothingIsMeasuredMoreOftenThanPlanned() {
        assertThat(new TimeBudget(10_000, 3).fit(plan(10, 10)))
                .isEqualTo(plan(10, 10).within(10_000));
        assertThat(new TimeBudget(400, 3).fit(plan(3, 10)).tables())
                .extracting(Table::repetitions)
                .containsExactly(3, 4);
    }

    @Test
    void theMinimumComesFirst() {
        assertThat(new TimeBudget(1, 3).fit(plan(10, 10)).tables())
                .extracting(Table::repetitions)
                .containsExactly(3, 3);
        assertThat(new TimeBudget(1, 7).fit(plan(10, 5)).tables())
                .extracting(Table::repetitions)
                .containsExactly(7, 5);
    }

    @Test
    void twiceAsManyRepetitionsHaveTwiceTheTime() {
        assertThat(new TimeBudget(100, 3).fit(plan(3, 3)).twice())
                .isEqualTo(plan(6, 6).within(200));
        assertThat(plan(3, 3).twice()).isEqualTo(plan(6, 6));
    }

    @Test
    void aRunOfAnotherBudgetIsAnotherRun() {
        assertThat(plan(3, 3).description()).containsEntry("timeBudget", "none");
        assertThat(plan(3, 3).within(60).description()).containsEntry("timeBudget", "60");
    }

    @ParameterizedTest
    @CsvSource({
        "links,100000,true",
        "links,100001,false",
        "objects,none,false",
        "idBits,64,true",
        "idBits,'32,64',false",
        "variants,Alpha_File,false",
        "minimumRepetitions,5,false",
        "repetitions,10,false",
        "transactions,each,false",
        "background,1,false",
        "warmup.minSeconds,2,false",
        "warmup.maxSeconds,20,false",
        "seed,7,true"
    })
    void isThereByItselfForTheDefaultTablesOnly(String parameter, String value, boolean there) throws Exception {
        assertThat(TimeBudget.of(PlannerTest.with(Map.of(parameter, value)), null))
                .isEqualTo(there ? Optional.of(DEFAULT) : Optional.empty());
    }

    @Test
    void isWhatTheUserSaysUnlessRepetitionsAreSaid() throws Exception {
        assertThat(TimeBudget.of(PlannerTest.with(Map.of("links", "10", "minimumRepetitions", "4")), "60"))
                .contains(new TimeBudget(60, 4));
        assertThat(TimeBudget.of(PlannerTest.with(Map.of()), " none ")).isEmpty();
        assertThat(TimeBudget.of(PlannerTest.with(Map.of("repetitions", "10")), "60"))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"0", "4min", "-1", "''", "1e9"})
    void refusesWhatIsNoTime(String value) {
        assertThatThrownBy(() -> TimeBudget.of(PlannerTest.with(Map.of()), value))
                .isInstanceOf(InvalidConfigurationException.class)
                .hasMessageContaining("timeBudget")
                .hasMessageContaining("none");
    }
}
