package io.github.linksplatform.doublets.plugin.statistics;

import static io.github.linksplatform.doublets.plugin.TestReports.list;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.linksplatform.doublets.plugin.TestReports;
import io.github.linksplatform.doublets.plugin.report.Environment;
import io.github.linksplatform.doublets.plugin.report.OperationResult;
import io.github.linksplatform.doublets.plugin.report.OperationResult.Comparison;
import io.github.linksplatform.doublets.plugin.report.Provenance;
import io.github.linksplatform.doublets.plugin.report.Report;
import io.github.linksplatform.doublets.plugin.report.TableId;
import io.github.linksplatform.doublets.plugin.report.VariantResult;
import io.github.linksplatform.doublets.plugin.report.VariantResult.WarmUps;
import io.github.linksplatform.doublets.plugin.report.Warning;
import io.github.linksplatform.doublets.plugin.report.Warning.Kind;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class AssessmentTest {
    private static VariantResult row(String variant, String baseline, OperationResult create) {
        return TestReports.row(variant, baseline, null, Map.of("create", create));
    }

    private static VariantResult row(String variant, String baseline, double... samples) {
        return row(variant, baseline, TestReports.times(samples));
    }

    private static Report report(Integer schema, List<Warning> warnings, VariantResult... rows) {
        return TestReports.report(schema, new TableId("Java", "links", 64, 1000), warnings, List.of(rows));
    }

    private static OperationResult create(Report report, String variant) {
        return report.result(variant).orElseThrow().operations().get("create");
    }

    @Test
    void everythingFollowsFromTheSamples() {
        OperationResult wrong = new OperationResult(
                1.0,
                1.0,
                1.0,
                list(20, 22, 21, 23),
                null,
                null,
                null,
                new Comparison("X", 9, "same", 9.0, null, 1.0, "firm"));
        Report assessed = Assessment.of(report(1, null, row("Base", null, 40, 42, 44, 46), row("Fast", "Base", wrong)));

        OperationResult fast = create(assessed, "Fast");
        assertThat(fast.medianNs()).isEqualTo(21.5);
        assertThat(fast.minNs()).isEqualTo(20);
        assertThat(fast.maxNs()).isEqualTo(23);
        assertThat(fast.comparison().baseline()).isEqualTo("Base");
        assertThat(fast.comparison().ratio()).isEqualTo(2);
        assertThat(fast.comparison().verdict()).isEqualTo("faster");
        assertThat(fast.comparison().confidence()).isEqualTo("firm");
        assertThat(fast.comparison().interval().get(0)).isBetween(1.7, 1.8);
        assertThat(create(assessed, "Base").comparison()).isNull();
        assertThat(Assessment.of(assessed)).isEqualTo(assessed);
    }

    @Test
    void threeRepetitionsAreNeverFirm() {
        Report assessed = Assessment.of(report(1, null, row("Base", null, 10, 11, 12), row("Fast", "Base", 1, 1, 1)));

        assertThat(create(assessed, "Fast").comparison().verdict()).isEqualTo("faster");
        assertThat(create(assessed, "Fast").comparison().confidence()).isEqualTo("weak");
    }

    @Test
    void sameIsFirmOnlyIfTheIntervalIsNarrow() {
        Report narrow = Assessment.of(report(
                1, null, row("Base", null, 100, 100.1, 100.2, 100.3), row("Twin", "Base", 100, 100.1, 100.2, 100.3)));
        Report wide = Assessment.of(
                report(1, null, row("Base", null, 90, 100, 110, 120), row("Twin", "Base", 90, 100, 110, 120)));

        assertThat(create(narrow, "Twin").comparison().confidence()).isEqualTo("firm");
        assertThat(create(wide, "Twin").comparison().confidence()).isEqualTo("weak");
    }

    @Test
    void fewerThanThreeRepetitionsAreNeverFasterOrSlower() {
        Report assessed = Assessment.of(report(1, null, row("Base", null, 10, 10, 10), row("Fast", "Base", 1, 1)));

        assertThat(create(assessed, "Fast").comparison().verdict()).isNull();
        assertThat(create(assessed, "Fast").comparison().ratio()).isEqualTo(10);
        assertThat(create(assessed, "Fast").comparison().confidence()).isEqualTo("insufficient");
        assertThat(assessed.warnings()).containsExactly(Warning.of(Kind.FEW_REPETITIONS, "Fast", "create", 2.0));
    }

    @Test
    void publishedReportsKeepTheirRuleAtAnyNumberOfRepetitions() {
        Report assessed = Assessment.of(report(
                null,
                null,
                row("SQLite_Memory", null, 10),
                row("SQLite_File", null, 20),
                row("Doublets_Split_Volatile", null, 2),
                row("Doublets_Split_NonVolatile_Cached", null, 21),
                row("SystemDataSQLite_File", null, 22),
                row("SystemDataSQLite_Memory", null, 22),
                row("PostgreSQL_EFCore", null, 500)));

        assertThat(create(assessed, "Doublets_Split_Volatile").comparison().verdict())
                .isEqualTo("faster");
        assertThat(create(assessed, "Doublets_Split_NonVolatile_Cached")
                        .comparison()
                        .verdict())
                .isEqualTo("same");
        assertThat(create(assessed, "SystemDataSQLite_File").comparison().verdict())
                .isEqualTo("slower");
        assertThat(create(assessed, "SystemDataSQLite_Memory").comparison().baseline())
                .isEqualTo("SQLite_Memory");
        assertThat(create(assessed, "PostgreSQL_EFCore").comparison()).isNull();
    }

    @Test
    void whatHasNoRatioHasNoComparison() {
        Report assessed = Assessment.of(report(
                1, null, row("Base", null, 1, 1, 1), row("Zero", "Base", 0, 0, 0), row("Alone", "Missing", 1, 1, 1)));

        assertThat(create(assessed, "Zero").comparison()).isNull();
        assertThat(create(assessed, "Alone").comparison()).isNull();
    }

    @Test
    void warningsSayWhatTheFiguresShow() {
        OperationResult disturbed =
                OperationResult.raw(list(10, 10, 10, 20, 20, 20), list(8, 8, 8, 8, 8, 8), null, list(0, 0, 5, 0, 0, 7));
        VariantResult late = new VariantResult(
                "Late",
                null,
                null,
                "volatile",
                null,
                null,
                null,
                null,
                null,
                new WarmUps(
                        list(3, 4).stream().map(Double::longValue).toList(), list(1, 2), List.of("plateau", "limit")),
                null,
                Map.of("create", disturbed));
        Warning other = new Warning("of_a_newer_plugin", null, null, 3.0);
        Warning stale = Warning.of(Kind.CLUSTERS, "Gone", "create", 1.0);
        Report report = report(1, List.of(other, stale), late);
        Environment busy = new Environment(
                null, null, 4, null, null, null, null, 2.1, null, null, null, null, null, null, null, null);
        Report assessed = Assessment.of(new Report(
                1,
                report.table(),
                6,
                null,
                null,
                Provenance.UNKNOWN,
                null,
                busy,
                null,
                report.warnings(),
                report.results()));

        assertThat(assessed.warnings())
                .containsExactly(
                        other,
                        Warning.of(Kind.LOAD, null, null, 2.1),
                        Warning.of(Kind.NO_PLATEAU, "Late", null, 1.0),
                        Warning.of(Kind.CPU_BELOW_WALL, "Late", "create", 8 / 15.0),
                        Warning.of(Kind.GC_IN_REGION, "Late", "create", 12.0),
                        Warning.of(Kind.CLUSTERS, "Late", "create", 10 / 15.0));
    }
}
