package io.github.linksplatform.doublets.plugin.render.export;

import io.github.linksplatform.doublets.plugin.render.view.Labels;
import io.github.linksplatform.doublets.plugin.report.OperationResult;
import io.github.linksplatform.doublets.plugin.report.Report;
import io.github.linksplatform.doublets.plugin.report.StableJson;
import io.github.linksplatform.doublets.plugin.report.VariantResult;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.math3.distribution.TDistribution;
import org.apache.commons.math3.stat.descriptive.DescriptiveStatistics;

/**
 * Results in the JSON format of JMH 1.37, which viewers and trackers of benchmarks read. As in JMH, the score is the mean
 * over forks and its error half of the 99.9% interval of Student's distribution, or "NaN" for a single fork; the tables
 * show medians instead.
 */
public final class JmhExport {
    private static final double CONFIDENCE = 0.999;
    private static final double[] PERCENTILES = {0, 50, 90, 95, 99, 99.9, 99.99, 99.999, 99.9999, 100};

    private JmhExport() {}

    /**
     * Writes reports.
     *
     * @param reports assessed reports
     * @return the JSON
     */
    public static String write(List<Report> reports) {
        List<Map<String, Object>> results = new ArrayList<>();
        for (Report report : reports) {
            for (VariantResult row : Labels.rows(report)) {
                if (row.failure() == null) {
                    row.operations().forEach((name, figures) -> results.add(result(report, row, name, figures)));
                }
            }
        }
        return StableJson.write(results);
    }

    private static Map<String, Object> result(
            Report report, VariantResult row, String operation, OperationResult figures) {
        Map<String, String> parameters = new LinkedHashMap<>();
        parameters.put("idBits", Integer.toString(report.table().bits()));
        parameters.put("language", report.table().language());
        parameters.put("size", Long.toString(report.table().size()));
        Map<String, Object> result = new LinkedHashMap<>();
        result.put(
                "benchmark",
                "io.github.linksplatform.doublets." + report.table().category() + "." + row.variant() + "."
                        + operation);
        result.put("mode", "avgt");
        result.put("threads", 1);
        result.put("forks", figures.samplesNs().size());
        if (report.environment() != null && report.environment().jvm() != null) {
            result.put("vmName", report.environment().jvm());
        }
        result.put("measurementIterations", 1);
        result.put("params", parameters);
        result.put("primaryMetric", metric(figures.samplesNs()));
        result.put("secondaryMetrics", Map.of());
        return result;
    }

    private static Map<String, Object> metric(List<Double> samples) {
        DescriptiveStatistics statistics = new DescriptiveStatistics();
        samples.forEach(statistics::addValue);
        Map<String, Object> metric = new LinkedHashMap<>();
        metric.put("score", statistics.getMean());
        if (samples.size() < 2) {
            metric.put("scoreError", "NaN");
            metric.put("scoreConfidence", List.of("NaN", "NaN"));
        } else {
            double quantile =
                    new TDistribution(samples.size() - 1).inverseCumulativeProbability(1 - (1 - CONFIDENCE) / 2);
            double error = quantile * statistics.getStandardDeviation() / Math.sqrt(samples.size());
            metric.put("scoreError", error);
            metric.put("scoreConfidence", List.of(statistics.getMean() - error, statistics.getMean() + error));
        }
        Map<String, Double> percentiles = new LinkedHashMap<>();
        for (double percent : PERCENTILES) {
            percentiles.put(
                    Double.toString(percent), percent == 0 ? statistics.getMin() : statistics.getPercentile(percent));
        }
        metric.put("scorePercentiles", percentiles);
        metric.put("scoreUnit", "ns/op");
        metric.put("rawData", samples.stream().map(List::of).toList());
        return metric;
    }
}
