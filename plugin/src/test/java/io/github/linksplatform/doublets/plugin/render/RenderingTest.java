package io.github.linksplatform.doublets.plugin.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.github.linksplatform.doublets.plugin.render.RenderRequest.Mode;
import io.github.linksplatform.doublets.plugin.render.readme.ReadmeException;
import io.github.linksplatform.doublets.plugin.render.template.TemplateFailureException;
import io.github.linksplatform.doublets.plugin.render.view.PageBuilder.MemoryColumn;
import io.github.linksplatform.doublets.plugin.report.ReportException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RenderingTest {
    @TempDir
    Path project;

    private Path results;
    private Path readme;
    private Path output;

    @BeforeEach
    void copyReports() throws IOException {
        results = Files.createDirectory(project.resolve("results"));
        readme = project.resolve("README.md");
        output = project.resolve("target/doublets");
        try (Stream<Path> reports = Files.list(GoldenFilesTest.reports())) {
            for (Path report : reports.toList()) {
                Files.copy(report, results.resolve(report.getFileName().toString()));
            }
        }
        Files.writeString(readme, "a\n<!-- doublets:begin links -->\n<!-- doublets:end -->\nz\n");
    }

    private RenderRequest request() {
        return RenderRequest.of(List.of(results), output).withReadmes(List.of(readme));
    }

    /** Every file of the project with its content. */
    private Map<Path, String> everything() throws IOException {
        Map<Path, String> files = new TreeMap<>();
        try (Stream<Path> all = Files.walk(project)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                files.put(file, Files.readString(file));
            }
        }
        return files;
    }

    private void assertNothingWritten(Runnable rendering, Class<? extends RuntimeException> type, String... parts)
            throws IOException {
        Map<Path, String> before = everything();
        assertThatExceptionOfType(type).isThrownBy(rendering::run).withMessageContainingAll(parts);
        assertThat(everything()).isEqualTo(before);
    }

    @Test
    void aSecondRunWritesNothing() {
        assertThat(Rendering.render(request()).written()).contains(readme);
        assertThat(Rendering.render(request()).written()).isEmpty();
    }

    @Test
    void aReadmeWithoutSectionsIsLeftAlone() throws IOException {
        Files.writeString(readme, "mine\n");

        RenderedFiles files = Rendering.render(request());

        assertThat(readme).hasContent("mine\n");
        assertThat(files.unmarked()).containsExactly(readme);
        assertThat(output.resolve("README.md"))
                .content()
                .contains("### Java doublets vs SQLite", "## Conclusions", "](charts/links-java-64-1000-linear.svg)");
    }

    @Test
    void aCutReportLeavesEverythingAsItWas() throws IOException {
        Path report = results.resolve("objects-java-32-21.json");
        Files.writeString(report, Files.readString(report).substring(0, 2000));

        assertNothingWritten(
                () -> Rendering.render(request()), ReportException.class, report.toString(), "cut short after 2000");
    }

    @Test
    void noReportsAreNamedWithWhatToDo() throws IOException {
        Path empty = Files.createDirectory(project.resolve("empty"));

        assertNothingWritten(
                () -> Rendering.render(RenderRequest.of(List.of(empty), output)),
                ReportException.class,
                "no reports in",
                "doublets:compare");
    }

    @Test
    void faultsOfAllReadmesAreListedBeforeAnythingIsWritten() throws IOException {
        Path other = Files.writeString(project.resolve("OTHER.md"), "<!-- doublets:begin links -->\n");
        Path missing = project.resolve("MISSING.md");

        assertNothingWritten(
                () -> Rendering.render(request().withReadmes(List.of(readme, other, missing))),
                ReadmeException.class,
                other + ", line 1",
                missing + " cannot be read");
    }

    @Test
    void verifyingFindsWhatIsOutOfDateAndWritesNothing() throws IOException {
        RenderRequest request = request().withCharts(project.resolve("docs"));
        Map<Path, String> before = everything();

        assertThat(Rendering.render(request.with(Mode.VERIFY)).outdated())
                .contains(readme)
                .hasSize(5);
        assertThat(everything()).isEqualTo(before);

        Rendering.render(request);
        assertThat(Rendering.render(request.with(Mode.VERIFY)).outdated()).isEmpty();

        Path chart = project.resolve("docs/links-java-64-1000-linear.svg");
        Files.writeString(chart, Files.readString(chart).replace("Create", "Destroy"));
        assertThat(Rendering.render(request.with(Mode.VERIFY)).outdated()).containsExactly(chart);
    }

    @Test
    void onlyChartsThatAReadmeLinksToAreCommitted() throws IOException {
        Files.writeString(readme, "<!-- doublets:begin links-rust-32-1000 -->\n<!-- doublets:end -->\n");
        Path docs = project.resolve("docs");

        Rendering.render(request().withCharts(docs));

        assertThat(docs.toFile().list())
                .containsExactlyInAnyOrder("links-rust-32-1000-linear.svg", "links-rust-32-1000-logarithmic.svg");
    }

    @Test
    void oneTemplateCanBeReplacedAlone() throws IOException {
        Path templates = Files.createDirectory(project.resolve("templates"));
        Files.writeString(templates.resolve("provenance.md.ftl"), "Measured: ${table.title}\r\n");

        Rendering.render(request().withTemplates(templates));

        assertThat(readme)
                .content()
                .contains("Measured: Java doublets vs SQLite: 1,000 links, 64 bit\n\n| Storage |")
                .doesNotContain("\r");
    }

    @Test
    void aFaultyTemplateIsNamedWithItsLine() throws IOException {
        Path templates = Files.createDirectory(project.resolve("templates"));
        assertNothingWritten(
                () -> Rendering.render(request().withTemplates(project.resolve("none"))),
                TemplateFailureException.class,
                "none does not exist",
                "doublets.templates");

        Files.writeString(templates.resolve("table.md.ftl"), "\n${table.nonsense}");
        assertNothingWritten(
                () -> Rendering.render(request().withTemplates(templates)),
                TemplateFailureException.class,
                "table.md.ftl",
                "line 2");

        Files.writeString(templates.resolve("table.md.ftl"), "\n\n<#if>");
        assertNothingWritten(
                () -> Rendering.render(request().withTemplates(templates)),
                TemplateFailureException.class,
                "table.md.ftl",
                "line 3");
    }

    @Test
    void theColumnOfMemoryCanBeLeftOut() throws IOException {
        Rendering.render(request());
        assertThat(readme).content().contains("| Memory |");

        Rendering.render(request().with(MemoryColumn.HIDDEN));
        assertThat(readme).content().doesNotContain("| Memory |");
    }

    @Test
    void chartsAreLinkedThroughSymbolicLinksAndSpacesAndLetters() throws IOException {
        assumeThat(Files.getFileStore(project).supportsFileAttributeView("posix"))
                .isTrue();
        Path real = Files.createDirectories(project.resolve("real/docs"));
        Path link = Files.createSymbolicLink(project.resolve("link"), project.resolve("real"));
        Path page = Files.copy(readme, real.resolve("README.md"));

        Rendering.render(RenderRequest.of(List.of(results), output)
                .withReadmes(List.of(page))
                .withCharts(link.resolve("c h/ä")));

        assertThat(page).content().contains("](../c%20h/%C3%A4/links-java-64-1000-linear.svg)");
    }

    @Test
    void hiddenStoresAreShownNowhere() throws IOException {
        Rendering.render(request().withCharts(project.resolve("docs")));

        assertThat(everything().entrySet())
                .filteredOn(file -> !file.getKey().startsWith(results))
                .allSatisfy(file -> assertThat(file.getValue()).doesNotContain("Noop"));
    }
}
