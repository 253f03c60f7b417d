package io.github.linksplatform.doublets.plugin.render.chart;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linksplatform.doublets.plugin.TestReports;
import io.github.linksplatform.doublets.plugin.render.chart.Chart.Narrow;
import io.github.linksplatform.doublets.plugin.render.chart.Chart.Row;
import io.github.linksplatform.doublets.plugin.render.words.Wording;
import io.github.linksplatform.doublets.plugin.report.Report;
import io.github.linksplatform.doublets.plugin.report.TableId;
import io.github.linksplatform.doublets.plugin.report.VariantResult;
import io.github.linksplatform.doublets.plugin.report.VariantResult.Failure;
import io.github.linksplatform.doublets.plugin.statistics.Assessment;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ChartBuilderTest {
    private static VariantResult row(String variant, Failure failure, Double create) {
        return TestReports.row(
                variant, null, failure, create == null ? Map.of() : Map.of("create", TestReports.times(create)));
    }

    private static List<Row> create(ChartScale scale, VariantResult... rows) {
        return chart(scale, rows).panels().get(0).rows();
    }

    private static Chart chart(ChartScale scale, VariantResult... rows) {
        Report report = TestReports.report(1, new TableId("Java", "objects", 64, 10), null, List.of(rows));
        return ChartBuilder.build(Assessment.of(report), scale, Wording.ENGLISH);
    }

    @Test
    void aRaisedBarKeepsItsExactFigureAndIsSaidToBeRaised() {
        Chart chart = chart(ChartScale.LINEAR, row("A", null, 100_000.0), row("B", null, 3.0));

        assertThat(chart.panels().get(0).rows().get(1).value()).isEqualTo("3 ns");
        assertThat(chart.subtitle()).contains("0.5%");
        assertThat(chart(ChartScale.LINEAR, row("A", null, 100.0), row("B", null, 3.0))
                        .subtitle())
                .doesNotContain("0.5%");
        assertThat(chart(ChartScale.LOGARITHMIC, row("A", null, 100_000.0), row("B", null, 3.0))
                        .subtitle())
                .doesNotContain("0.5%");
    }

    @Test
    void zeroHasAFigureAndNoBar() {
        for (ChartScale scale : ChartScale.values()) {
            Row zero = create(scale, row("A", null, 10.0), row("Z", null, 0.0)).get(1);
            assertThat(zero.value()).isEqualTo("0 ns");
            assertThat(zero.width()).isEmpty();
        }
    }

    @Test
    void whatIsMissingOrFailedHasNoBar() {
        Failure failure = new Failure(1, "create", null, null, "It broke.");
        for (ChartScale scale : ChartScale.values()) {
            List<Row> rows = create(scale, row("A", null, 10.0), row("M", null, null), row("F", failure, 5.0));
            assertThat(rows.subList(1, 3)).allSatisfy(row -> {
                assertThat(row.value()).isEqualTo("n/a");
                assertThat(row.width()).isEmpty();
            });
        }
    }

    @Test
    void aTableWithoutAnyFigureHasAChart() {
        for (ChartScale scale : ChartScale.values()) {
            assertThat(create(scale, row("M", null, null))).hasSize(1);
        }
    }

    @Test
    void longNamesAreCutAndNeverReachTheMargin() {
        String longest = "Doublets_United_NonVolatile_Uncached_And_Much_More";
        Chart chart = chart(ChartScale.LINEAR, row(longest, null, 10.0));

        assertThat(chart.panels().get(0).rows().get(0).label()).hasSize(37).endsWith("…");
        assertThat(Double.parseDouble(chart.panels().get(0).x())).isGreaterThanOrEqualTo(16 + 37 * 5.8);
        assertThat(Double.parseDouble(chart.panels().get(0).rows().get(0).width()))
                .isGreaterThan(100);
    }

    @Test
    void inANarrowPictureWordsAreLargerAndBarsStillDiffer() {
        String longest = "Doublets_United_NonVolatile_Uncached";
        for (String name : List.of("A", "SQLite_File", "Doublets_United_NonVolatile", longest, longest + "_And_More")) {
            Chart chart = chart(ChartScale.LINEAR, row(name, null, 10.0));
            Narrow narrow = chart.narrow();
            double squeeze = Double.parseDouble(narrow.squeeze());
            double bar = Double.parseDouble(chart.panels().get(0).rows().get(0).width()) * squeeze;

            assertThat(Double.parseDouble(narrow.label())).as(name).isBetween(14.5, 16.0);
            assertThat(bar).as(name).isGreaterThanOrEqualTo(79.5);
            assertThat(Double.parseDouble(narrow.stretch()) * squeeze).as(name).isBetween(0.99, 1.01);
            // The bar and the figure beside it end inside the column, which is 420 px from the margin.
            assertThat(Double.parseDouble(chart.panels().get(0).x()) + Double.parseDouble(narrow.shift()) + bar + 62)
                    .as(name)
                    .isBetween(16 + 419.0, 16 + 421.0);
        }
    }

    @Test
    void inANarrowPictureTheHeadingsFitItsWidth() {
        Chart chart = chart(ChartScale.LINEAR, row("A", null, 100_000.0), row("B", null, 3.0));

        assertThat(Double.parseDouble(chart.narrow().title())
                        * 0.58
                        * chart.title().length())
                .isLessThanOrEqualTo(880 - 32 + 5.0);
        assertThat(Double.parseDouble(chart.narrow().subtitle())
                        * 0.5
                        * chart.subtitle().length())
                .isLessThanOrEqualTo(880 - 32 + 5.0);
    }
}
