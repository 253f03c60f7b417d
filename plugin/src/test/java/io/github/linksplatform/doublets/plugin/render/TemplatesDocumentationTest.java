package io.github.linksplatform.doublets.plugin.render;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linksplatform.doublets.plugin.render.chart.Chart;
import io.github.linksplatform.doublets.plugin.render.view.DetailsView;
import io.github.linksplatform.doublets.plugin.render.view.Page;
import io.github.linksplatform.doublets.plugin.render.view.TableView;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The README lists the templates that can be replaced, and all that they are given. */
class TemplatesDocumentationTest {
    private static final Path TEMPLATES =
            Path.of("src/main/resources/io/github/linksplatform/doublets/plugin/render/templates");

    private String section;

    @BeforeEach
    void readTheSection() throws IOException {
        String readme = Files.readString(Path.of("../README.md"));
        int begin = readme.indexOf("\n## Your own templates\n");
        assertThat(begin).isPositive();
        section = readme.substring(begin, readme.indexOf("\n## ", begin + 1));
    }

    @Test
    void everyTemplateIsListedAndNoOther() throws IOException {
        try (Stream<Path> files = Files.list(TEMPLATES)) {
            assertThat(section.lines().filter(line -> line.matches("\\| `[^`]*\\.ftl.?` .*")))
                    .extracting(line -> line.replaceFirst("^\\| `([^`]*)`.*", "$1"))
                    .containsExactlyInAnyOrderElementsOf(
                            files.map(file -> file.getFileName().toString()).toList());
        }
    }

    @Test
    void everyNameOfTheModelIsListed() {
        List<Class<?>> models = List.of(Page.class, TableView.class, DetailsView.class, Chart.class, Drawings.class);
        models.stream()
                .flatMap(model -> Stream.concat(Stream.of(model), Stream.of(model.getDeclaredClasses())))
                .flatMap(model -> Stream.of(model.getRecordComponents()))
                .map(RecordComponent::getName)
                .forEach(name -> assertThat(section).contains("`" + name + "`"));
    }
}
