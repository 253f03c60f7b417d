package io.github.linksplatform.doublets.plugin.render.view;

import io.github.linksplatform.doublets.plugin.render.view.DetailsView.StoreView;
import io.github.linksplatform.doublets.plugin.render.view.DetailsView.TimeView;
import io.github.linksplatform.doublets.plugin.render.words.Numbers;
import io.github.linksplatform.doublets.plugin.render.words.Wording;
import io.github.linksplatform.doublets.plugin.report.Environment;
import io.github.linksplatform.doublets.plugin.report.OperationResult;
import io.github.linksplatform.doublets.plugin.report.OperationResult.Comparison;
import io.github.linksplatform.doublets.plugin.report.Report;
import io.github.linksplatform.doublets.plugin.report.VariantResult;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Words what stands behind a table: samples, intervals, settings and the machine. */
public final class DetailsBuilder {
    private final Wording wording;
    private final Numbers numbers;
    private final Labels labels;

    /**
     * A builder in a language.
     *
     * @param wording the language
     */
    public DetailsBuilder(Wording wording) {
        this.wording = wording;
        this.numbers = new Numbers(wording);
        this.labels = new Labels(wording);
    }

    /**
     * Builds the details of all tables.
     *
     * @param reports assessed reports
     * @return the details by the table's name in anchors and files
     */
    public Map<String, DetailsView> build(List<Report> reports) {
        Map<String, DetailsView> details = new HashMap<>();
        reports.forEach(report -> details.put(report.table().slug(), build(report)));
        return details;
    }

    /**
     * Builds the details of a table.
     *
     * @param report an assessed report
     * @return the details
     */
    public DetailsView build(Report report) {
        List<TimeView> times = new ArrayList<>();
        List<StoreView> stores = new ArrayList<>();
        for (VariantResult row : Labels.rows(report)) {
            if (row.failure() == null) {
                for (String operation : Labels.operations(report)) {
                    OperationResult figures = row.operations().get(operation);
                    if (figures != null) {
                        times.add(time(row, operation, figures));
                    }
                }
            }
            stores.add(new StoreView(Labels.variant(row.variant()), list(row.versions()), list(row.settings())));
        }
        return new DetailsView(times, stores, environment(report));
    }

    private TimeView time(VariantResult row, String operation, OperationResult figures) {
        Comparison comparison = figures.comparison();
        String none = wording.text("cell.none");
        return new TimeView(
                row.variant(),
                Labels.variant(row.variant()),
                labels.operation(operation),
                figures.samplesNs().size(),
                numbers.time(figures.medianNs()),
                numbers.time(figures.minNs()),
                numbers.time(figures.maxNs()),
                comparison == null ? none : numbers.plain(Numbers.rounded(comparison.ratio())) + "×",
                comparison == null || comparison.interval() == null ? none : interval(comparison.interval()),
                comparison == null || comparison.p() == null ? none : numbers.plain(Numbers.rounded(comparison.p())),
                comparison == null
                        ? none
                        : wording.find("confidence." + comparison.confidence()).orElse(comparison.confidence()));
    }

    private String interval(List<Double> ends) {
        return numbers.plain(Numbers.rounded(ends.get(0))) + "…" + numbers.plain(Numbers.rounded(ends.get(1)));
    }

    private static String list(Map<String, String> values) {
        return values == null
                ? ""
                : new TreeMap<>(values)
                        .entrySet().stream()
                                .map(entry -> entry.getKey() + " " + entry.getValue())
                                .collect(Collectors.joining("; "));
    }

    private Map<String, String> environment(Report report) {
        Map<String, String> facts = new LinkedHashMap<>();
        Environment environment = report.environment();
        if (environment != null) {
            put(facts, "cpu", environment.cpuModel());
            put(facts, "architecture", environment.architecture());
            put(facts, "cores", environment.cores());
            put(
                    facts,
                    "memory",
                    environment.memoryBytes() == null ? null : numbers.mebibytes(environment.memoryBytes()));
            put(facts, "container.cpus", environment.containerCpus());
            put(
                    facts,
                    "container.memory",
                    environment.containerMemoryBytes() == null
                            ? null
                            : numbers.mebibytes(environment.containerMemoryBytes()));
            put(facts, "os", environment.os());
            put(facts, "jvm", environment.jvm());
            put(facts, "jvm.flags", environment.jvmFlags() == null ? null : String.join(" ", environment.jvmFlags()));
            put(facts, "plugin", environment.pluginVersion());
            put(facts, "engine", environment.engineVersion());
            put(facts, "maven", environment.mavenVersion());
        }
        if (report.method() != null) {
            put(facts, "estimator", report.method().estimator());
            put(facts, "seed", report.method().orderSeed());
        }
        return facts;
    }

    private void put(Map<String, String> facts, String key, Object value) {
        if (value != null) {
            String text = value instanceof Double number ? numbers.decimal(number) : value.toString();
            facts.put(wording.text("environment." + key), text);
        }
    }
}
