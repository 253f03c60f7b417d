package io.github.linksplatform.doublets.plugin.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import io.github.linksplatform.doublets.store.Category;
import io.github.linksplatform.doublets.store.Durability;
import io.github.linksplatform.doublets.store.StoreProvider;
import io.github.linksplatform.doublets.store.Variant;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Stores that are not ours: programs, and providers among the plugin's dependencies. */
class ExternalVariantTest {
    private final VariantCatalogue catalogue = new VariantCatalogue(List.of(new TestProvider()));

    @Test
    void aProgramIsARowOfWhatItKeepsComparedByItsDurability() throws Exception {
        ExternalVariant mine = ExternalVariant.of("Mine", " run 'a b' \"c d\" ", "process_crash", "links");

        assertThat(mine.command()).containsExactly("run", "a b", "c d");
        assertThat(mine.variants())
                .containsExactly(new Variant(
                        "Mine",
                        Category.LINKS,
                        Durability.PROCESS_CRASH,
                        Optional.of("SQLite_File"),
                        Variant.Role.DEFAULT));
        assertThat(ExternalVariant.of("Mine", "run", "volatile", null).variants())
                .extracting(Variant::category, variant -> variant.baseline().orElseThrow())
                .containsExactly(tuple(Category.LINKS, "SQLite_Memory"), tuple(Category.OBJECTS, "SQLite_Memory"));
    }

    @Test
    void aProgramIsMeasuredUnlessOtherRowsAreAskedFor() throws Exception {
        VariantCatalogue all = catalogue.with(List.of(ExternalVariant.of("Mine", "run", "volatile", "links")));

        assertThat(rows(all, Map.of())).containsExactly("Alpha_Memory", "Alpha_File", "Mine");
        assertThat(rows(all, Map.of("variants", "Alpha_File"))).containsExactly("Alpha_File");
        assertThat(rows(all, Map.of("variants", "Mi*", "objects", "none"))).containsExactly("Mine");
        assertThat(all.external("Mine")).isPresent();
        assertThat(all.external("Alpha_File")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '"',
            value = {
                "\"\"; run; volatile; links; lacks a name, a command or a durability: give an <externalVariant> with",
                "Mine; \"\"; volatile; links; lacks a name, a command or a durability",
                "Mine; run; \"\"; links; lacks a name, a command or a durability",
                "Mi/ne; run; volatile; links; is no name of a variant: give words of English letters and digits",
                "Mine; run; fast; links; \"has the durability 'fast': give volatile for one that survives nothing, process_\"",
                "Mine; run; volatile; frogs; \"has the category 'frogs': give links, objects or both\""
            })
    void whatIsNotValidIsRefused(String name, String command, String durability, String categories, String message) {
        assertThatThrownBy(() -> ExternalVariant.of(name, command, durability, categories))
                .isInstanceOf(InvalidConfigurationException.class)
                .hasMessageStartingWith(
                        "Parameter externalVariants (-Ddoublets.externalVariants) has the value '" + name + "', which ")
                .hasMessageContaining(message);
    }

    @Test
    void aNameThatIsTakenIsRefused() throws Exception {
        List<ExternalVariant> taken = List.of(ExternalVariant.of("Beta", "run", "volatile", "links"));
        ExternalVariant mine = ExternalVariant.of("Mine", "run", "volatile", "links");

        assertThatThrownBy(() -> catalogue.with(taken)).hasMessageContaining("is the name of another variant");
        assertThatThrownBy(() -> catalogue.with(List.of(mine, mine)))
                .hasMessageContaining("is the name of another variant");
    }

    @ParameterizedTest
    @ValueSource(strings = {"a b", "", "a/b", "a__b", "_a", "a,b", "../a"})
    void aVariantHasANameThatFilesCanHave(String name) {
        assertThatThrownBy(() ->
                        new Variant(name, Category.LINKS, Durability.VOLATILE, Optional.empty(), Variant.Role.DEFAULT))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("'" + name + "'");
    }

    /** A provider of others that cannot say what it has. */
    public static final class Speechless implements StoreProvider {
        /** For the service loader. */
        public Speechless() {}

        @Override
        public String name() {
            return "speechless";
        }

        @Override
        public List<Variant> variants() {
            throw new NoClassDefFoundError("com/example/Library");
        }
    }

    /** A provider of others that is compared with nobody. */
    public static final class Lonely implements StoreProvider {
        /** For the service loader. */
        public Lonely() {}

        @Override
        public String name() {
            return "lonely";
        }

        @Override
        public List<Variant> variants() {
            return List.of(new Variant(
                    "Lonely", Category.LINKS, Durability.VOLATILE, Optional.of("Lonly"), Variant.Role.DEFAULT));
        }
    }

    @Test
    void aProviderThatCannotBeUsedIsNamed(@TempDir Path directory) throws Exception {
        assertRefused(
                directory,
                "com.example.Missing",
                "A store among the plugin's dependencies cannot be loaded (",
                "com.example.Missing not found");
        assertRefused(
                directory,
                Speechless.class.getName(),
                "The provider " + Speechless.class.getName()
                        + " among the plugin's dependencies cannot say which variants",
                "com/example/Library");
        assertRefused(
                directory,
                Lonely.class.getName(),
                "Variant Lonely of provider lonely is compared with Lonly, a variant of links that nobody has",
                "perhaps it means Lonely");
    }

    private static void assertRefused(Path directory, String provider, String... message) throws IOException {
        Path services = Files.createDirectories(directory.resolve("META-INF/services"));
        Files.writeString(services.resolve(StoreProvider.class.getName()), provider);
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {directory.toUri().toURL()}, StoreProvider.class.getClassLoader())) {
            assertThatThrownBy(() -> VariantCatalogue.load(loader))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContainingAll(message);
        }
    }

    private static List<String> rows(VariantCatalogue catalogue, Map<String, String> parameters) throws Exception {
        return new Planner(catalogue)
                .plan(PlannerTest.with(parameters)).tables().get(0).variants().stream()
                        .map(Variant::name)
                        .toList();
    }
}
