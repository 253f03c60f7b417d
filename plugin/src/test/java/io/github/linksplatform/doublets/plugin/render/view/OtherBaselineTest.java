package io.github.linksplatform.doublets.plugin.render.view;

import static io.github.linksplatform.doublets.plugin.TestReports.row;
import static io.github.linksplatform.doublets.plugin.TestReports.times;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.linksplatform.doublets.plugin.render.view.PageBuilder.MemoryColumn;
import io.github.linksplatform.doublets.plugin.render.words.Wording;
import io.github.linksplatform.doublets.plugin.report.Method;
import io.github.linksplatform.doublets.plugin.report.Provenance;
import io.github.linksplatform.doublets.plugin.report.Report;
import io.github.linksplatform.doublets.plugin.report.TableId;
import io.github.linksplatform.doublets.plugin.statistics.Assessment;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A table whose ratios compare with a row that the user chose. */
class OtherBaselineTest {
    @Test
    void theTableSaysWhatItsRatiosCompareWithAndIsNotCountedAgainstSqlite() {
        Page page = page("Doublets_Mine");

        TableView table = page.categories()
                .get(0)
                .languages()
                .get(0)
                .widths()
                .get(0)
                .tables()
                .get(0);
        assertThat(table.rows().get(0).cells().get(0).text()).isEqualTo("100 ns (2× faster)");
        assertThat(table.notes()).contains("All ratios here compare with Doublets Mine.");
        assertThat(page.conclusions().lines()).isEmpty();
        assertThat(page.conclusions().undecided()).startsWith("Tables whose ratios compare with another store");
    }

    @Test
    void aTableWithTheUsualBaselinesSaysNothingAndIsCounted() {
        Page page = page(null);

        assertThat(page.categories()
                        .get(0)
                        .languages()
                        .get(0)
                        .widths()
                        .get(0)
                        .tables()
                        .get(0)
                        .notes())
                .noneMatch(note -> note.startsWith("All ratios"));
        assertThat(page.conclusions().lines()).hasSize(1);
        assertThat(page.conclusions().undecided()).isEmpty();
    }

    private static Page page(String baselineVariant) {
        Report report = new Report(
                Report.SCHEMA,
                new TableId("Java", "links", 64, 10),
                3,
                null,
                null,
                Provenance.UNKNOWN,
                new Method("LEGACY", "all", 0L, 1L, 1.0, 1L, baselineVariant, 1.0),
                null,
                null,
                List.of(),
                List.of(
                        row("Doublets_Yours", "Doublets_Mine", null, Map.of("create", times(100, 100, 100))),
                        row("Doublets_Mine", null, null, Map.of("create", times(200, 200, 200)))));
        return new PageBuilder(Wording.ENGLISH, MemoryColumn.HIDDEN, table -> null)
                .build(List.of(Assessment.of(report)));
    }
}
