package io.github.linksplatform.doublets.plugin.render;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linksplatform.doublets.plugin.render.Change.Kind;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ChangeSummaryTest {
    @TempDir
    private Path directory;

    private static Change change(String operation, double before, double now, Kind kind) {
        return new Change("links-java-64-1000", "SQLite_File", operation, before, now, null, 0.1, kind);
    }

    @Test
    void whatChangedStandsInTheOrderOfItsWeightAndTheRestIsCounted() throws IOException {
        List<Change> changes = List.of(
                change("query_all", 100, 100, Kind.SAME),
                change("delete", 1000, 500, Kind.FASTER),
                change("update", 1000, 1300, Kind.TOO_SLOW),
                change("create", 1000, 2015, Kind.TOO_SLOW),
                change("query_by_id", 1000, 1200, Kind.PERHAPS_TOO_SLOW),
                change("query_by_to", 1000, 1060, Kind.SLOWER),
                change("query_by_from", 100, 101, Kind.SAME));
        Path step = directory.resolve("step.md");
        Path file = directory.resolve("changes.md");

        assertThat(new ChangeSummary(Optional.empty(), changes).write(file, Optional.of(step)))
                .isEmpty();

        String expected = """
                ## Compared with the baseline

                - slower than allowed: 2
                - perhaps slower than allowed: 1
                - slower: 1
                - faster: 1
                - about the same: 2

                | Table | Storage | Operation | Baseline | Now | Change | Limit | |
                | --- | --- | --- | ---: | ---: | ---: | ---: | --- |
                | links-java-64-1000 | SQLite File | Create | 1 µs | 2.02 µs | +102% | +10% | slower than allowed |
                | links-java-64-1000 | SQLite File | Update | 1 µs | 1.3 µs | +30% | +10% | slower than allowed |
                | links-java-64-1000 | SQLite File | Read by id | 1 µs | 1.2 µs | +20% | +10% | perhaps slower than allowed |
                | links-java-64-1000 | SQLite File | Read by to | 1 µs | 1.06 µs | +6% | +10% | slower |
                | links-java-64-1000 | SQLite File | Delete | 1 µs | 500 ns | −50% | +10% | faster |

                """;
        assertThat(file).content().isEqualTo(expected);
        assertThat(step).content().isEqualTo(expected);
    }

    @Test
    void multiplesOfAReferenceAreShownAsSuch() {
        Change change = new Change(
                "links-java-64-1000",
                "Doublets_Split_Volatile",
                "create",
                0.0453,
                0.06,
                "SQLite_Memory",
                0.1,
                Kind.TOO_SLOW);

        assertThat(new ChangeSummary(Optional.empty(), List.of(change)).fit(10_000))
                .contains(
                        "\n\nBaseline and Now are multiples of the times of SQLite Memory in the same round.\n\n| Table |")
                .contains("| Create | 0.0453× | 0.06× | +32% | +10% | slower than allowed |");
    }

    @Test
    void whereNothingChangedThereIsNoTable() {
        ChangeSummary summary = new ChangeSummary(Optional.empty(), List.of(change("create", 100, 100, Kind.SAME)));

        assertThat(summary.fit(10_000)).contains("about the same: 1").doesNotContain("|");
    }

    @Test
    void whatDoesNotFitIsCutFromTheEndAndCounted() {
        List<Change> changes = new ArrayList<>(Collections.nCopies(2000, change("create", 100, 50, Kind.FASTER)));
        changes.add(change("update", 100, 200, Kind.TOO_SLOW));
        ChangeSummary summary = new ChangeSummary(Optional.empty(), changes);

        String text = summary.fit(65_536);
        assertThat(text.getBytes(StandardCharsets.UTF_8)).hasSizeLessThanOrEqualTo(65_536);
        assertThat(text).contains("| slower than allowed |");
        long cut =
                2001 - text.lines().filter(line -> line.startsWith("| links")).count();
        assertThat(text.replace(",", "")).contains("\n" + cut + " more changes do not fit here");
        assertThat(summary.fit(10)).isEmpty();
    }

    @Test
    void aSummaryThatCannotBeWrittenIsAWarning() throws IOException {
        Path step = Files.createDirectory(directory.resolve("step.md"));
        Path file = directory.resolve("changes.md");

        assertThat(new ChangeSummary(Optional.empty(), List.of(change("create", 100, 100, Kind.SAME)))
                        .write(file, Optional.of(step)))
                .singleElement()
                .asString()
                .contains("cannot be written");
        assertThat(file).exists();
    }
}
