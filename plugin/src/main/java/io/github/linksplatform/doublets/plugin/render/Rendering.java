package io.github.linksplatform.doublets.plugin.render;

import io.github.linksplatform.doublets.plugin.render.RenderRequest.Mode;
import io.github.linksplatform.doublets.plugin.render.readme.Readme;
import io.github.linksplatform.doublets.plugin.render.readme.ReadmeException;
import io.github.linksplatform.doublets.plugin.render.readme.Sections;
import io.github.linksplatform.doublets.plugin.render.template.Templates;
import io.github.linksplatform.doublets.plugin.render.view.Page;
import io.github.linksplatform.doublets.plugin.render.view.PageBuilder;
import io.github.linksplatform.doublets.plugin.render.view.TableView.ChartsView;
import io.github.linksplatform.doublets.plugin.render.words.Wording;
import io.github.linksplatform.doublets.plugin.report.AtomicFile;
import io.github.linksplatform.doublets.plugin.report.Report;
import io.github.linksplatform.doublets.plugin.report.ReportException;
import io.github.linksplatform.doublets.plugin.report.ReportFiles;
import io.github.linksplatform.doublets.plugin.report.StoredReport;
import io.github.linksplatform.doublets.plugin.report.TableId;
import io.github.linksplatform.doublets.plugin.statistics.Assessment;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Renders reports on disk. Everything is read, checked and rendered before the first file is written, so a fault leaves
 * all of them as they were.
 */
public final class Rendering {
    private final RenderRequest request;
    private final Templates templates;

    private Rendering(RenderRequest request) {
        this.request = request;
        this.templates = new Templates(request.templates());
    }

    /**
     * Renders.
     *
     * @param request what, from what, to where
     * @return what was written
     * @throws ReportException if a report or a file to write is at fault; the message names it
     * @throws ReadmeException if a README's sections are at fault; the message lists all of it, a line each
     * @throws io.github.linksplatform.doublets.plugin.render.template.TemplateFailureException if a template is at fault
     */
    public static RenderedFiles render(RenderRequest request) {
        return new Rendering(request).render();
    }

    private RenderedFiles render() {
        List<Report> reports = ReportFiles.readAll(request.results()).stream()
                .map(StoredReport::report)
                .map(Assessment::of)
                .toList();
        if (reports.isEmpty()) {
            throw new ReportException("There are no reports in " + request.results()
                    + "; measure with doublets:compare first, or name another directory with doublets.results.");
        }
        Map<Path, Readme> readmes = parseReadmes();
        Map<Path, byte[]> built = new LinkedHashMap<>();
        Map<Path, byte[]> committed = new LinkedHashMap<>();
        List<Path> unmarked = new ArrayList<>();
        built.putAll(pageOfItsOwn(request.output().resolve("README.md"), reports));
        readmes.forEach((file, readme) -> {
            if (readme.ids().isEmpty()) {
                unmarked.add(file);
                built.putAll(
                        pageOfItsOwn(request.output().resolve(file.getFileName().toString()), reports));
            } else {
                committed.putAll(marked(file, readme, reports));
            }
        });
        return request.mode() == Mode.VERIFY ? verify(committed, unmarked) : write(built, committed, unmarked);
    }

    /** A whole page beside its charts. */
    private Map<Path, byte[]> pageOfItsOwn(Path file, List<Report> reports) {
        Wording wording = Wording.of(file);
        ChartFiles charts = new ChartFiles(request.output().resolve("charts"), wording, templates, reports);
        Map<Path, byte[]> files = new LinkedHashMap<>(charts.files());
        String text = sections(wording, reports, charts.linksFrom(file)).whole();
        files.put(file, text.getBytes(StandardCharsets.UTF_8));
        return files;
    }

    /** A README with its sections, and the charts it links to. */
    private Map<Path, byte[]> marked(Path file, Readme readme, List<Report> reports) {
        Wording wording = Wording.of(file);
        Map<Path, byte[]> files = new LinkedHashMap<>();
        Function<TableId, ChartsView> links = table -> null;
        if (request.charts().isPresent()) {
            ChartFiles charts = new ChartFiles(request.charts().get(), wording, templates, reports);
            files.putAll(charts.files());
            links = charts.linksFrom(file);
        }
        files.put(file, readme.with(sections(wording, reports, links).of(readme.ids())));
        return files;
    }

    private Map<Path, Readme> parseReadmes() {
        Map<Path, Readme> readmes = new LinkedHashMap<>();
        List<String> faults = new ArrayList<>();
        for (Path file : request.readmes()) {
            try {
                readmes.put(file, Readme.parse(file.toString(), Files.readAllBytes(file), Sections::known));
            } catch (ReadmeException e) {
                faults.add(e.getMessage());
            } catch (IOException e) {
                faults.add("The README " + file + " cannot be read (" + e + "); create it, or leave it out of"
                        + " doublets.readme.");
            }
        }
        if (!faults.isEmpty()) {
            throw new ReadmeException(faults);
        }
        return readmes;
    }

    private SectionTexts sections(Wording wording, List<Report> reports, Function<TableId, ChartsView> links) {
        Page page = new PageBuilder(wording, request.memoryColumn(), links).build(reports);
        return new SectionTexts(templates, wording, page);
    }

    private RenderedFiles verify(Map<Path, byte[]> committed, List<Path> unmarked) {
        List<Path> outdated = new ArrayList<>();
        List<Path> unchanged = new ArrayList<>();
        committed.forEach((file, content) -> (hasContent(file, content) ? unchanged : outdated).add(file));
        return new RenderedFiles(List.of(), unchanged, outdated, unmarked);
    }

    private static boolean hasContent(Path file, byte[] content) {
        try {
            return Files.isRegularFile(file) && Arrays.equals(Files.readAllBytes(file), content);
        } catch (IOException e) {
            throw new ReportException("The file " + file + " cannot be read: " + e + ".", e);
        }
    }

    private static RenderedFiles write(Map<Path, byte[]> built, Map<Path, byte[]> committed, List<Path> unmarked) {
        List<Path> written = new ArrayList<>();
        List<Path> unchanged = new ArrayList<>();
        // In this order charts are there before what links to them.
        Map<Path, byte[]> all = new LinkedHashMap<>(built);
        all.putAll(committed);
        all.forEach((file, content) -> {
            try {
                (AtomicFile.write(file, content) ? written : unchanged).add(file);
            } catch (IOException e) {
                throw new ReportException("The file " + file + " cannot be written: " + e + ".", e);
            }
        });
        return new RenderedFiles(written, unchanged, List.of(), unmarked);
    }
}
