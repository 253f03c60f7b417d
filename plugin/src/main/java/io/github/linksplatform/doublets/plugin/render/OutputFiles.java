package io.github.linksplatform.doublets.plugin.render;

import io.github.linksplatform.doublets.plugin.render.export.JmhExport;
import io.github.linksplatform.doublets.plugin.render.export.TrackerExport;
import io.github.linksplatform.doublets.plugin.render.template.Templates;
import io.github.linksplatform.doublets.plugin.render.view.DetailsBuilder;
import io.github.linksplatform.doublets.plugin.render.view.Page;
import io.github.linksplatform.doublets.plugin.render.view.PageBuilder;
import io.github.linksplatform.doublets.plugin.render.view.PageBuilder.MemoryColumn;
import io.github.linksplatform.doublets.plugin.render.words.Wording;
import io.github.linksplatform.doublets.plugin.report.Report;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The files of the output directory, which are not committed: pages, charts and exports. */
final class OutputFiles {
    /** The most characters that a comment on a pull request may have. */
    private static final long COMMENT_LIMIT = 65_536;

    private final Path directory;
    private final Templates templates;
    private final MemoryColumn memoryColumn;
    private final List<Report> reports;

    OutputFiles(Path directory, Templates templates, MemoryColumn memoryColumn, List<Report> reports) {
        this.directory = directory;
        this.templates = templates;
        this.memoryColumn = memoryColumn;
        this.reports = reports;
    }

    /** All files with their bytes, in the order in which they are to be written. */
    Map<Path, byte[]> files() {
        Map<String, String> texts = new LinkedHashMap<>();
        texts.put("summary.md", summary().fit(COMMENT_LIMIT));
        texts.put("jmh.json", JmhExport.write(reports));
        texts.put("benchmarks.json", TrackerExport.write(reports));
        Map<Path, byte[]> files = markdown("README.md");
        files.putAll(interactive(Wording.ENGLISH));
        texts.forEach((name, text) -> files.put(directory.resolve(name), text.getBytes(StandardCharsets.UTF_8)));
        return files;
    }

    /** A whole Markdown page, in the language of its name, and its charts. */
    Map<Path, byte[]> markdown(String name) {
        Path file = directory.resolve(name);
        Wording wording = Wording.of(file);
        ChartFiles charts = charts(wording);
        Map<Path, byte[]> files = new LinkedHashMap<>(charts.files());
        Page page = new PageBuilder(wording, memoryColumn, charts.linksFrom(file)).build(reports);
        SectionTexts texts = new SectionTexts(templates, wording, page, new DetailsBuilder(wording).build(reports));
        files.put(file, texts.whole().getBytes(StandardCharsets.UTF_8));
        return files;
    }

    /** The page that sorts and filters, in a language. */
    Map<Path, byte[]> interactive(Wording wording) {
        return Map.of(
                directory.resolve("index" + wording.fileSuffix() + ".html"),
                html(wording).getBytes(StandardCharsets.UTF_8));
    }

    /** The results without charts. */
    SummaryText summary() {
        return new SummaryText(templates, Wording.ENGLISH, page(Wording.ENGLISH));
    }

    private String html(Wording wording) {
        return templates.render(
                "index.ftlh",
                Map.of(
                        "page",
                        page(wording),
                        "words",
                        wording,
                        "charts",
                        charts(wording).drawings(),
                        "details",
                        new DetailsBuilder(wording).build(reports)));
    }

    private Page page(Wording wording) {
        return new PageBuilder(wording, memoryColumn, table -> null).build(reports);
    }

    private ChartFiles charts(Wording wording) {
        return new ChartFiles(directory.resolve("charts"), wording, templates, reports);
    }
}
