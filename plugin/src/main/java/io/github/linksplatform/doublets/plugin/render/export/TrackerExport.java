package io.github.linksplatform.doublets.plugin.render.export;

import io.github.linksplatform.doublets.plugin.render.view.Labels;
import io.github.linksplatform.doublets.plugin.report.Report;
import io.github.linksplatform.doublets.plugin.report.StableJson;
import io.github.linksplatform.doublets.plugin.report.VariantResult;
import io.github.linksplatform.doublets.plugin.statistics.Sample;
import java.util.ArrayList;
import java.util.List;

/** Results in the format "customSmallerIsBetter" of github-action-benchmark, which draws figures over commits. */
public final class TrackerExport {
    private TrackerExport() {}

    /**
     * One figure.
     *
     * @param name what was measured
     * @param unit its unit
     * @param value the median
     * @param range the interquartile range, in words
     * @param extra what else to know
     */
    record Figure(String name, String unit, double value, String range, String extra) {}

    /**
     * Writes reports.
     *
     * @param reports assessed reports
     * @return the JSON
     */
    public static String write(List<Report> reports) {
        List<Figure> figures = new ArrayList<>();
        for (Report report : reports) {
            for (VariantResult row : Labels.rows(report)) {
                if (row.failure() == null) {
                    row.operations().forEach((name, operation) -> {
                        Sample sample = Sample.of(operation.samplesNs());
                        figures.add(new Figure(
                                report.table().slug() + " " + row.variant() + " " + name,
                                "ns/op",
                                sample.median(),
                                StableJson.number(sample.lowerQuartile()) + " to "
                                        + StableJson.number(sample.upperQuartile()),
                                "repetitions: " + sample.size()));
                    });
                }
            }
        }
        return StableJson.write(figures);
    }
}
