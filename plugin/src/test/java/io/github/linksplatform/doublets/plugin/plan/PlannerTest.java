package io.github.linksplatform.doublets.plugin.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import io.github.linksplatform.doublets.store.Variant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlannerTest {
    private final Planner planner = new Planner(new VariantCatalogue(List.of(new TestProvider())));

    @Test
    void withoutConfigurationTheDefaultVariantsOfBothCategoriesAreMeasured() throws Exception {
        Plan plan = planner.plan(with(Map.of()));

        assertThat(plan.tables())
                .extracting(Table::name)
                .containsExactly("links-java-64-100000", "objects-java-64-10000");
        assertThat(names(plan.tables().get(0))).containsExactly("Alpha_Memory", "Alpha_File");
        assertThat(names(plan.tables().get(1))).containsExactly("Alpha_Memory");
        assertThat(plan.transactions()).isEqualTo(Transactions.ALL);
        assertThat(plan.warmUp()).isEqualTo(new WarmUp(1, 10));
    }

    @ParameterizedTest
    @CsvSource({
        "links,1000,10",
        "links,300000,10",
        "links,1000000,3",
        "links,10000000,3",
        "objects,50000,10",
        "objects,100000,5",
        "objects,1000000,3"
    })
    void repetitionsFollowTheSize(String category, String size, int expected) throws Exception {
        String other = category.equals("links") ? "objects" : "links";

        Plan plan = planner.plan(with(Map.of(category, size, other, "none")));

        assertThat(plan.tables()).extracting(Table::repetitions).containsExactly(expected);
    }

    @Test
    void minimumRepetitionsRaisesAndRepetitionsOverrides() throws Exception {
        assertThat(planner.plan(with(Map.of("links", "10000000", "objects", "none", "minimumRepetitions", "1")))
                        .tables())
                .extracting(Table::repetitions)
                .containsExactly(1);
        assertThat(planner.plan(with(Map.of("links", "1000", "objects", "none", "repetitions", "2")))
                        .tables())
                .extracting(Table::repetitions)
                .containsExactly(2);
    }

    @Test
    void everyWidthHasATableOfEverySize() throws Exception {
        Plan plan = planner.plan(with(Map.of("links", "1000, 2000", "objects", "none", "idBits", "32,64")));

        assertThat(plan.tables())
                .extracting(Table::name)
                .containsExactly(
                        "links-java-32-1000", "links-java-32-2000", "links-java-64-1000", "links-java-64-2000");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "embedded; Alpha_Memory Alpha_File Beta",
                "*; Alpha_Memory Alpha_File Beta Alpha_NoSync",
                "Alpha_*; Alpha_Memory Alpha_File Alpha_NoSync",
                "*a_F*e; Alpha_File",
                "Beta, Alpha_File; Alpha_File Beta",
                "Alpha_Noop; Alpha_Noop"
            })
    void variantsAreNamedOrMatched(String variants, String expected) throws Exception {
        Plan plan = planner.plan(with(Map.of("variants", variants, "objects", "none")));

        assertThat(String.join(" ", names(plan.tables().get(0)))).isEqualTo(expected);
    }

    @Test
    void aServerVariantIsMeasuredWhenItsServerIsConfiguredOrItIsNamed() throws Exception {
        assertThat(names(planner.plan(with(Map.of("links", "none", "postgresql", "embedded")))
                        .tables()
                        .get(0)))
                .containsExactly("Alpha_Memory", "Served");
        assertThat(names(planner.plan(with(Map.of("variants", "Served")))
                        .tables()
                        .get(0)))
                .containsExactly("Served");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '"',
            value = {
                "links; 0; \"has the value '0', which is out of range: give whole numbers from 1 to 1000000000\"",
                "links; -5; \"no size\"",
                "links; 1e6; \"Parameter links (-Ddoublets.links) has the value '1e6', which is no size: give whole\"",
                "links; 3000000000; \"out of range\"",
                "links; \"1,000\"; \"holds '000', no size\"",
                "links; 99999999999999999999; \"no size\"",
                "links; \"1000,,2000\"; \"has an empty place between commas\"",
                "links; \"1000,1000\"; \"names '1000' twice\"",
                "links; \" \"; \"is empty\"",
                "links; \"none,1000\"; \"holds 'none', no size\"",
                "objects; ten; \"or none, such as -Ddoublets.objects=\"",
                "idBits; 16; \"no id width: give 32, 64 or both\"",
                "idBits; \"64,64\"; \"twice\"",
                "variants; \"Alfa_Memory\"; \"names no variant with 'Alfa_Memory', perhaps you mean Alpha_Memory: give\"",
                "variants; \"alpha_memory\"; \"perhaps you mean Alpha_Memory\"",
                "variants; \"PostgreSQL\"; \"the variants are Alpha_Memory, Alpha_File, Beta, Alpha_NoSync, Served.\"",
                "variants; \"Zeta*\"; \"names no variant\"",
                "variants; \"\"; \"is empty\"",
                "baselineVariant; Alpha_Fil; \"is no row of table links-java-64-100000, perhaps you mean Alpha_File: give\"",
                "baselineVariant; Alpha_File; \"is no row of table objects-java-64-10000\"",
                "baselineVariant; Beta; \"give a row of every table, which are Alpha_Memory; choose rows with doublets.var\"",
                "baselineVariant; \"\"; \"has the value '', which is no row of table\"",
                "repetitions; 0; \"give a whole number from 1 to 1000 in digits alone\"",
                "minimumRepetitions; three; \"is not such a number\"",
                "transactions; some; \"give all for one transaction an operation, or each for one transaction a record\"",
                "background; -1; \"give a whole number from 0\"",
                "warmup.minSeconds; 1s; \"Parameter warmupMinSeconds (-Ddoublets.warmup.minSeconds) has the value '1s'\"",
                "warmup.minSeconds; 11; \"is less than warmup.minSeconds\"",
                "warmup.maxSeconds; 1000; \"is out of range: give seconds from 0 to 600\"",
                "seed; x; \"is not a seed\""
            })
    void aValueThatCannotBeUsedIsRefusedInOneSentence(String parameter, String value, String expected) {
        assertThatThrownBy(() -> planner.plan(with(Map.of(parameter, value))))
                .isInstanceOf(InvalidConfigurationException.class)
                .hasMessageContaining(expected)
                .hasMessageEndingWith(".")
                .message()
                .doesNotContain("\n");
    }

    @Test
    void nothingToMeasureIsRefused() {
        assertThatThrownBy(() -> planner.plan(with(Map.of("links", "none", "objects", "none"))))
                .hasMessageContaining("leaves nothing to measure");
        assertThatThrownBy(() -> planner.plan(with(Map.of("links", "none", "variants", "Beta"))))
                .hasMessageContaining("names Beta, a variant of links, while parameter links is none");
        assertThatThrownBy(() -> planner.plan(with(Map.of("links", "none", "variants", "Be*"))))
                .hasMessageContaining("none of these variants keeps objects");
    }

    @Test
    void aRowOfEveryTableCanBeTheBaselineOfAllOthers() throws Exception {
        Plan plan = planner.plan(with(Map.of("baselineVariant", "Alpha_Memory")));

        assertThat(plan.baselineVariant()).hasValue("Alpha_Memory");
        assertThat(plan.tables().get(0).variants())
                .extracting(Variant::name, Variant::baseline)
                .containsExactly(
                        tuple("Alpha_Memory", Optional.empty()), tuple("Alpha_File", Optional.of("Alpha_Memory")));
        assertThat(plan.tables()).hasSize(2);
        assertThat(planner.plan(with(Map.of())).baselineVariant()).isEmpty();
        assertThatThrownBy(() -> planner.plan(with(Map.of("variants", "Beta,Served", "baselineVariant", "Beta"))))
                .hasMessageContaining("no variant is a row of all tables; measure links and objects in a run each");
    }

    @Test
    void aRoundRunsEveryVariantOnceInTheOrderOfTheSeed() throws Exception {
        Map<String, String> parameters =
                Map.of("links", "1000", "objects", "none", "variants", "*", "repetitions", "20", "seed", "42");
        Plan plan = planner.plan(with(parameters));
        List<Repetition> repetitions = plan.repetitions();

        for (int round = 0; round < 20; round++) {
            List<Repetition> of = repetitions.subList(4 * round, 4 * round + 4);
            assertThat(of).extracting(Repetition::number).containsOnly(round + 1);
            assertThat(of).extracting(Repetition::variant).doesNotHaveDuplicates();
        }
        assertThat(planner.plan(with(parameters)).repetitions()).isEqualTo(repetitions);
        assertThat(plan.withSeed(43).repetitions())
                .isNotEqualTo(repetitions)
                .containsExactlyInAnyOrderElementsOf(repetitions);
        // Each variant comes first about equally often: 20 rounds of 4, so never and always are both out of question.
        assertThat(repetitions.stream().collect(Collectors.groupingBy(Repetition::number)).values().stream()
                        .map(round -> round.get(0).variant())
                        .distinct())
                .hasSize(4);
    }

    private static List<String> names(Table table) {
        return table.variants().stream().map(Variant::name).toList();
    }

    static Configuration with(Map<String, String> values) {
        Map<String, String> all = new HashMap<>(values);
        Configuration configuration = new Configuration(
                all.remove("links"),
                all.remove("objects"),
                all.remove("idBits"),
                all.remove("variants"),
                all.remove("baselineVariant"),
                all.remove("repetitions"),
                all.remove("minimumRepetitions"),
                all.remove("transactions"),
                all.remove("background"),
                all.remove("warmup.minSeconds"),
                all.remove("warmup.maxSeconds"),
                all.remove("seed"),
                all.remove("postgresql"));
        assertThat(all).isEmpty();
        return configuration;
    }
}
