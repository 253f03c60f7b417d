package io.github.linksplatform.doublets.plugin.render.console;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linksplatform.doublets.plugin.TestReports;
import io.github.linksplatform.doublets.plugin.report.TableId;
import io.github.linksplatform.doublets.plugin.report.VariantResult;
import io.github.linksplatform.doublets.plugin.report.VariantResult.Failure;
import io.github.linksplatform.doublets.plugin.statistics.Assessment;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ConsoleTableTest {
    private static VariantResult row(String variant, double time, Failure failure) {
        return TestReports.row(
                variant, null, failure, Map.of("create", TestReports.times(time), "update", TestReports.times(time)));
    }

    private static List<String> lines(String category, VariantResult... rows) {
        return ConsoleTable.lines(Assessment.of(
                TestReports.report(1, new TableId("Java", category, 64, 1_000_000_000), null, List.of(rows))));
    }

    @Test
    void theShortestTimeOfAColumnIsMarked() {
        List<String> lines =
                lines("links", row("SQLite_Memory", 1234, null), row("Doublets_Split_Volatile", 12.3, null));

        assertThat(lines)
                .containsExactly(
                        "Java doublets vs SQLite: 1,000,000,000 links, 64 bit",
                        "                                     Create  Read all     By id    Search",
                        "SQLite Memory                       1.23 us         -         -         -",
                        "Doublets Split Volatile            *12.3 ns         -         -         -",
                        "                                    By from     By to    Update    Delete",
                        "SQLite Memory                             -         -   1.23 us         -",
                        "Doublets Split Volatile                   -         -  *12.3 ns         -");
    }

    @Test
    void linesAreNarrowAndPlainWhateverTheNames() {
        Failure failure = new Failure(1, "create", null, null, "It broke.");
        List<String> lines = lines(
                "objects",
                row("Doublets_United_NonVolatile_Uncached", 999.9e6, null),
                row("Some_Store_With_A_Name_Beyond_Any_Measure", 1, failure));

        assertThat(lines).allSatisfy(line -> {
            assertThat(line).hasSizeLessThanOrEqualTo(ConsoleTable.WIDTH).matches("\\p{ASCII}*");
        });
        assertThat(lines.get(2)).startsWith("United NonVolatile Uncached ").contains("*1 s");
        assertThat(lines.get(3)).startsWith("Some Store With A Name Beyond A~ ").contains("failed");
    }
}
