package io.github.linksplatform.doublets.plugin.render.chart;

import io.github.linksplatform.doublets.plugin.render.chart.Chart.Narrow;
import io.github.linksplatform.doublets.plugin.render.chart.Chart.Panel;
import io.github.linksplatform.doublets.plugin.render.chart.Chart.Row;
import io.github.linksplatform.doublets.plugin.render.chart.Chart.Tick;
import io.github.linksplatform.doublets.plugin.render.view.Labels;
import io.github.linksplatform.doublets.plugin.render.words.Numbers;
import io.github.linksplatform.doublets.plugin.render.words.Wording;
import io.github.linksplatform.doublets.plugin.report.OperationResult;
import io.github.linksplatform.doublets.plugin.report.Report;
import io.github.linksplatform.doublets.plugin.report.VariantResult;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;

/** Lays out the chart of an assessed report: two columns of panels, a panel an operation, a bar a store. */
public final class ChartBuilder {
    private static final int WIDTH = 880;
    private static final int MARGIN = 16;
    private static final int COLUMNS = 2;
    private static final int COLUMN_WIDTH = 420;
    private static final int COLUMN_PITCH = 428;
    private static final int TOP = 78;
    private static final int ROW_PITCH = 16;
    private static final int BAR_TOP = 2;
    private static final double TEXT_BASE = 11.5;
    private static final int PANEL_GAP = 48;
    private static final int LABEL_GAP = 7;
    private static final int VALUE_GAP = 4;
    private static final int VALUE_WIDTH = 54;

    /** Width of a character of a label in the widest of the usual fonts. */
    private static final double CHARACTER = 5.8;

    private static final int LONGEST_LABEL = 37;
    private static final int SHORTEST_LABEL = 12;

    /** Below this width in px, as on a telephone, words are drawn larger. */
    static final int NARROW = 600;

    /** Width of a character of the usual fonts by its size; bold ones are wider. */
    private static final double CHARACTER_SHARE = 0.5;

    private static final double BOLD_CHARACTER_SHARE = 0.58;
    private static final double NARROW_TITLE = 22;
    private static final double NARROW_WORDS = 16;
    private static final double NARROW_VALUE_WIDTH = 62;
    private static final double NARROW_PLOT = 80;

    private final Report report;
    private final ChartScale scale;
    private final Wording wording;
    private final Numbers numbers;
    private final Labels labels;
    private final List<VariantResult> results;
    private final List<String> operations;
    private final int longestLabel;
    private final int labelWidth;

    private ChartBuilder(Report report, ChartScale scale, Wording wording) {
        this.report = report;
        this.scale = scale;
        this.wording = wording;
        this.numbers = new Numbers(wording);
        this.labels = new Labels(wording);
        this.results = Labels.rows(report);
        this.operations = Labels.operations(report);
        this.longestLabel = Math.max(
                SHORTEST_LABEL,
                results.stream()
                        .mapToInt(result -> label(result).length())
                        .max()
                        .orElse(0));
        this.labelWidth = (int) Math.ceil(CHARACTER * longestLabel);
    }

    /**
     * Builds a chart.
     *
     * @param report an assessed report
     * @param scale its scale
     * @param wording its language
     * @return the chart
     */
    public static Chart build(Report report, ChartScale scale, Wording wording) {
        return new ChartBuilder(report, scale, wording).build();
    }

    private Chart build() {
        int panelHeight = results.size() * ROW_PITCH;
        int lines = (operations.size() + COLUMNS - 1) / COLUMNS;
        List<Panel> panels = new ArrayList<>();
        boolean raised = false;
        for (int i = 0; i < operations.size(); i++) {
            String operation = operations.get(i);
            Axis axis = axis(operation);
            raised |= times(operation).anyMatch(axis::raises);
            panels.add(panel(
                    operation,
                    axis,
                    MARGIN + labelWidth + LABEL_GAP + i % COLUMNS * COLUMN_PITCH,
                    TOP + i / COLUMNS * (panelHeight + PANEL_GAP),
                    panelHeight));
        }
        Set<StoreColour> colours = new LinkedHashSet<>();
        results.forEach(result -> colours.add(StoreColour.of(result.variant())));
        String title = wording.text("chart.title." + scale.key(), labels.title(report.table()));
        String subtitle = wording.text(raised ? "chart.subtitle.raised" : "chart.subtitle." + scale.key());
        return new Chart(
                report.table().slug() + "-" + scale.key(),
                WIDTH,
                TOP + lines * (panelHeight + PANEL_GAP) - PANEL_GAP + 28,
                title,
                subtitle,
                description(),
                List.copyOf(colours),
                narrow(title, subtitle),
                panels);
    }

    /** Words as large as there is room for them, with bars that are still long enough to be compared. */
    private Narrow narrow(String title, String subtitle) {
        double line = WIDTH - 2.0 * MARGIN;
        double room = COLUMN_WIDTH - LABEL_GAP - NARROW_VALUE_WIDTH - NARROW_PLOT;
        double label = Math.min(NARROW_WORDS, room / (CHARACTER_SHARE * longestLabel));
        double shift = CHARACTER_SHARE * longestLabel * label - labelWidth;
        double squeeze = (COLUMN_WIDTH - labelWidth - shift - LABEL_GAP - NARROW_VALUE_WIDTH) / plotWidth();
        return new Narrow(
                NARROW,
                px(Math.min(NARROW_TITLE, line / (BOLD_CHARACTER_SHARE * title.length()))),
                px(Math.min(NARROW_WORDS, line / (CHARACTER_SHARE * subtitle.length()))),
                px(label),
                px(shift),
                factor(squeeze),
                factor(1 / squeeze));
    }

    private double plotWidth() {
        return COLUMN_WIDTH - labelWidth - LABEL_GAP - VALUE_WIDTH;
    }

    private String description() {
        return wording.text(
                "chart.description",
                operations.stream().map(labels::shortOperation).collect(Collectors.joining(", ")),
                results.stream().map(result -> Labels.variant(result.variant())).collect(Collectors.joining(", ")));
    }

    private Axis axis(String operation) {
        double width = plotWidth();
        if (scale == ChartScale.LINEAR) {
            return new LinearAxis(times(operation).max().orElse(0), width);
        }
        double[] all = operations.stream()
                .flatMapToDouble(this::times)
                .filter(time -> time > 0)
                .toArray();
        double smallest = DoubleStream.of(all).min().orElse(1);
        return new LogarithmicAxis(smallest, DoubleStream.of(all).max().orElse(1), width);
    }

    private DoubleStream times(String operation) {
        return results.stream()
                .map(result -> time(result, operation))
                .filter(OptionalDouble::isPresent)
                .mapToDouble(OptionalDouble::getAsDouble);
    }

    private static OptionalDouble time(VariantResult result, String operation) {
        OperationResult figures = result.failure() == null ? result.operations().get(operation) : null;
        return figures == null ? OptionalDouble.empty() : OptionalDouble.of(Objects.requireNonNull(figures.medianNs()));
    }

    private Panel panel(String operation, Axis axis, int x, int y, int height) {
        List<Tick> ticks = axis.marks().stream()
                .map(mark -> new Tick(px(mark.px()), mark.labelled() ? tickLabel(mark.ns()) : ""))
                .toList();
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < results.size(); i++) {
            VariantResult result = results.get(i);
            OptionalDouble time = time(result, operation);
            double length = time.isPresent() ? axis.length(time.getAsDouble()) : 0;
            rows.add(new Row(
                    label(result),
                    StoreColour.of(result.variant()),
                    px(i * ROW_PITCH + BAR_TOP),
                    px(i * ROW_PITCH + TEXT_BASE),
                    length > 0 ? px(length) : "",
                    px(length + VALUE_GAP),
                    time.isPresent() ? numbers.time(time.getAsDouble()) : wording.text("chart.missing")));
        }
        return new Panel(labels.shortOperation(operation), px(x), px(y), height, ticks, rows);
    }

    private String tickLabel(double ns) {
        return ns == 0 ? "0" : numbers.time(ns);
    }

    private static String label(VariantResult result) {
        String label = Labels.variant(result.variant());
        return label.length() <= LONGEST_LABEL ? label : label.substring(0, LONGEST_LABEL - 1) + "…";
    }

    /** A length with at most one decimal. */
    private static String px(double length) {
        return rounded(length, 1);
    }

    private static String factor(double factor) {
        return rounded(factor, 3);
    }

    private static String rounded(double number, int decimals) {
        BigDecimal rounded = new BigDecimal(number).setScale(decimals, RoundingMode.HALF_EVEN);
        return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
    }
}
