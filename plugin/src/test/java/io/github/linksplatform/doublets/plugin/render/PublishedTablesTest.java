package io.github.linksplatform.doublets.plugin.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rendering the reports of the Rust and C# benchmarks gives the tables that they were published with. */
class PublishedTablesTest {
    private static final Pattern LINK = Pattern.compile("\\[([^]]*)]\\([^)]*\\)");

    @TempDir
    Path output;

    /** A table as text: the headings over it, the line under them, and its cells. */
    private record Published(List<String> headings, String provenance, List<List<String>> cells) {}

    @Test
    void everyCellHeadingAndProvenanceLineIsAsPublished() throws IOException {
        Path reference = Path.of(System.getProperty("doublets.reference", ""));
        assumeThat(reference.resolve("upstream-results")).isDirectory();

        Rendering.render(RenderRequest.of(List.of(reference.resolve("upstream-results")), output));

        Map<List<String>, Published> published = published(reference.resolve("upstream-readme-current.txt"));
        List<Published> rendered = rendered(output.resolve("README.md"));
        try (Stream<Path> reports = Files.list(reference.resolve("upstream-results"))) {
            assertThat(rendered).hasSize((int) reports.count());
        }
        for (Published table : rendered) {
            Published expected = published.get(table.headings());
            assertThat(expected)
                    .as("published table under %s", table.headings())
                    .isNotNull();
            assertThat(table.provenance()).isEqualTo(expected.provenance());
            assertThat(table.cells()).as("%s", table.headings()).isEqualTo(expected.cells());
        }
    }

    @Test
    void theConclusionsCountTheWordsOfThePublishedTables() throws IOException {
        Path reference = Path.of(System.getProperty("doublets.reference", ""));
        assumeThat(reference.resolve("upstream-results")).isDirectory();

        Rendering.render(RenderRequest.of(List.of(reference.resolve("upstream-results")), output));

        Path readme = output.resolve("README.md");
        Map<List<String>, Published> published = published(reference.resolve("upstream-readme-current.txt"));
        Map<String, long[]> counts = new LinkedHashMap<>();
        for (Published table : rendered(readme)) {
            String category = table.headings().get(0).replaceFirst(".* for ", "");
            String language = table.headings().get(1).replaceFirst(" doublets .*", "");
            long[] count = counts.computeIfAbsent(language + ", " + category, key -> new long[3]);
            published.get(table.headings()).cells().stream()
                    .filter(row -> row.get(0).startsWith("Doublets"))
                    .flatMap(List::stream)
                    .forEach(cell -> {
                        count[0] += cell.endsWith("faster)") ? 1 : 0;
                        count[1] += cell.endsWith("slower)") ? 1 : 0;
                        count[2] += cell.endsWith("same)") ? 1 : 0;
                    });
        }
        assertThat(counts).hasSize(3);
        assertThat(Files.readAllLines(readme))
                .filteredOn(line -> line.startsWith("- "))
                .containsExactlyElementsOf(counts.entrySet().stream()
                        .map(count -> "- " + count.getKey() + ": " + count.getValue()[0] + " faster, "
                                + count.getValue()[1] + " slower, " + count.getValue()[2] + " about the same.")
                        .toList());
    }

    private static Map<List<String>, Published> published(Path file) throws IOException {
        Map<List<String>, Published> tables = new LinkedHashMap<>();
        String category = "";
        String language = "";
        String width = "";
        List<String> lines = Files.readAllLines(file);
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (line.startsWith("Doublets vs SQLite as storage")) {
                category = line;
            } else if (line.endsWith(" doublets vs SQLite")) {
                language = line;
            } else if (line.endsWith(" benchmarks")) {
                width = line;
            } else if (line.startsWith("Storage\t")) {
                List<List<String>> cells = new ArrayList<>();
                for (int j = i; j < lines.size() && lines.get(j).contains("\t"); j++) {
                    cells.add(List.of(lines.get(j).split("\t")));
                }
                List<String> headings = List.of(category, language, width, lines.get(i - 4));
                tables.put(headings, new Published(headings, lines.get(i - 2), cells));
            }
        }
        return tables;
    }

    private static List<Published> rendered(Path file) throws IOException {
        List<Published> tables = new ArrayList<>();
        String[] headings = new String[4];
        List<String> lines = Files.readAllLines(file);
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            for (int level = 2; level <= 5; level++) {
                if (line.startsWith("#".repeat(level) + " ")) {
                    headings[level - 2] = line.substring(level + 1);
                }
            }
            if (line.startsWith("| Storage |") && !lines.get(i).contains("committed")) {
                List<List<String>> cells = new ArrayList<>();
                cells.add(cells(line));
                for (int j = i + 2; j < lines.size() && lines.get(j).startsWith("|"); j++) {
                    cells.add(cells(lines.get(j)));
                }
                String provenance = LINK.matcher(lines.get(i - 2)).replaceAll("$1");
                tables.add(new Published(List.of(headings.clone()), provenance.replace("\\", ""), cells));
            }
        }
        return tables;
    }

    private static List<String> cells(String line) {
        String[] cells = line.split("(?<!\\\\)\\|");
        return Arrays.stream(cells).skip(1).map(String::strip).toList();
    }
}
