package io.github.linksplatform.doublets.plugin.render;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Everything that is rendered from our own reports is byte for byte what lies in {@code src/test/resources/render/golden},
 * whatever the locale. To accept what is rendered now, run this test with {@code -Ddoublets.golden=update} and look at
 * the difference before committing it.
 */
class GoldenFilesTest {
    private static final Path GOLDEN = Path.of("src/test/resources/render/golden");

    private final Locale locale = Locale.getDefault();

    @TempDir
    Path project;

    @AfterEach
    void restoreLocale() {
        Locale.setDefault(locale);
    }

    static Path reports() {
        try {
            return Path.of(GoldenFilesTest.class.getResource("/render/results").toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A project whose READMEs have every kind of section. */
    static RenderRequest projectIn(Path directory) throws IOException {
        for (String name : List.of("README.md", "README.ru.md")) {
            StringBuilder readme = new StringBuilder("# Title\n");
            for (String id : List.of(
                    "conclusions",
                    "results",
                    "links",
                    "objects",
                    "durability",
                    "settings",
                    "links-java-64-1000",
                    "links-java-32-1")) {
                readme.append("\nText before ")
                        .append(id)
                        .append(".\n\n<!-- doublets:begin ")
                        .append(id);
                readme.append(" -->\n<!-- doublets:end ").append(id).append(" -->\n");
            }
            Files.writeString(directory.resolve(name), readme);
        }
        return RenderRequest.of(List.of(reports()), directory.resolve("target/doublets"))
                .withReadmes(List.of(directory.resolve("README.md"), directory.resolve("README.ru.md")))
                .withCharts(directory.resolve("docs/benchmarks"))
                .withStepSummary(directory.resolve("step.md"));
    }

    private Map<String, String> rendered() throws IOException {
        RenderedFiles files = Rendering.render(projectIn(project));
        Files.writeString(project.resolve("console.txt"), String.join("\n", files.console()));
        return texts(project);
    }

    private static Map<String, String> texts(Path directory) throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            return files.filter(Files::isRegularFile)
                    .collect(Collectors.toMap(
                            file -> directory.relativize(file).toString().replace('\\', '/'),
                            GoldenFilesTest::text,
                            (a, b) -> a,
                            TreeMap::new));
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    @Test
    void everythingRenderedIsAsAccepted() throws IOException {
        Map<String, String> rendered = rendered();
        if ("update".equals(System.getProperty("doublets.golden"))) {
            for (Map.Entry<String, String> file : rendered.entrySet()) {
                Path golden = GOLDEN.resolve(file.getKey());
                Files.createDirectories(golden.getParent());
                Files.writeString(golden, file.getValue());
            }
        }
        Map<String, String> golden = texts(GOLDEN);

        assertThat(rendered.keySet()).isEqualTo(golden.keySet());
        golden.forEach((name, text) -> assertThat(rendered.get(name)).as(name).isEqualTo(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"de-DE", "ar-EG", "tr-TR", "hi-IN", "th-TH"})
    void theLocaleChangesNothing(String tag) throws IOException {
        Locale.setDefault(Locale.forLanguageTag(tag));

        assertThat(rendered()).isEqualTo(texts(GOLDEN));
    }
}
