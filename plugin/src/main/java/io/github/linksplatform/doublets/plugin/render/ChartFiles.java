package io.github.linksplatform.doublets.plugin.render;

import io.github.linksplatform.doublets.plugin.render.chart.Chart;
import io.github.linksplatform.doublets.plugin.render.chart.ChartBuilder;
import io.github.linksplatform.doublets.plugin.render.chart.ChartScale;
import io.github.linksplatform.doublets.plugin.render.template.Templates;
import io.github.linksplatform.doublets.plugin.render.view.TableView.ChartsView;
import io.github.linksplatform.doublets.plugin.render.words.Wording;
import io.github.linksplatform.doublets.plugin.report.Report;
import io.github.linksplatform.doublets.plugin.report.TableId;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** The charts of all tables in one language, in one directory. */
final class ChartFiles {
    private static final HexFormat HEX = HexFormat.of().withUpperCase();

    private final Path directory;
    private final Wording wording;
    private final Templates templates;
    private final Map<TableId, Map<ChartScale, Chart>> charts = new LinkedHashMap<>();

    ChartFiles(Path directory, Wording wording, Templates templates, List<Report> reports) {
        this.directory = directory;
        this.wording = wording;
        this.templates = templates;
        for (Report report : reports) {
            Map<ChartScale, Chart> scales = new LinkedHashMap<>();
            for (ChartScale scale : ChartScale.values()) {
                scales.put(scale, ChartBuilder.build(report, scale, wording));
            }
            charts.put(report.table(), scales);
        }
    }

    /** The files with their bytes. */
    Map<Path, byte[]> files() {
        Map<Path, byte[]> files = new LinkedHashMap<>();
        charts.forEach((table, scales) -> scales.forEach(
                (scale, chart) -> files.put(file(table, scale), svg(chart).getBytes(StandardCharsets.UTF_8))));
        return files;
    }

    /** The drawings of each table by the table's slug, for a page that holds them itself. */
    Map<String, Drawings> drawings() {
        Map<String, Drawings> drawings = new LinkedHashMap<>();
        charts.forEach((table, scales) -> drawings.put(
                table.slug(),
                new Drawings(svg(scales.get(ChartScale.LINEAR)), svg(scales.get(ChartScale.LOGARITHMIC)))));
        return drawings;
    }

    private String svg(Chart chart) {
        return templates.render("chart.svg.ftlx", Map.of("chart", chart));
    }

    /** Links to the charts from a page. */
    Function<TableId, ChartsView> linksFrom(Path page) {
        return table -> new ChartsView(
                address(page, file(table, ChartScale.LINEAR)),
                alternative(charts.get(table).get(ChartScale.LINEAR)),
                address(page, file(table, ChartScale.LOGARITHMIC)),
                alternative(charts.get(table).get(ChartScale.LOGARITHMIC)));
    }

    private static String alternative(Chart chart) {
        return chart.title() + ". " + chart.description();
    }

    private Path file(TableId table, ChartScale scale) {
        return directory.resolve(table.slug() + "-" + scale.key() + wording.fileSuffix() + ".svg");
    }

    /** The address of a file relative to a page, through what symbolic links stand for. */
    private static String address(Path page, Path file) {
        Path from = real(page).getParent();
        Path to = real(file);
        if (!to.getRoot().equals(from.getRoot())) {
            return to.toUri().toASCIIString();
        }
        StringBuilder address = new StringBuilder();
        for (Path name : from.relativize(to)) {
            address.append(address.length() == 0 ? "" : "/").append(encoded(name.toString()));
        }
        return address.toString();
    }

    /** The real path of a file that may not be there yet: the real path of what is, and the rest. */
    private static Path real(Path file) {
        Path absolute = file.toAbsolutePath().normalize();
        Path there = absolute;
        while (there.getParent() != null && !Files.exists(there)) {
            there = there.getParent();
        }
        try {
            return there.toRealPath().resolve(there.relativize(absolute)).normalize();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Percent-encodes all but the unreserved characters of RFC 3986. */
    private static String encoded(String name) {
        StringBuilder encoded = new StringBuilder();
        for (byte octet : name.getBytes(StandardCharsets.UTF_8)) {
            char c = (char) (octet & 0xff);
            if (c < 128 && (Character.isLetterOrDigit(c) || "-._~".indexOf(c) >= 0)) {
                encoded.append(c);
            } else {
                encoded.append('%').append(HEX.toHexDigits(octet));
            }
        }
        return encoded.toString();
    }
}
