package io.github.linksplatform.doublets.plugin.render;

import io.github.linksplatform.doublets.plugin.render.RenderRequest.Mode;
import io.github.linksplatform.doublets.plugin.render.console.ConsoleTable;
import io.github.linksplatform.doublets.plugin.render.readme.Readme;
import io.github.linksplatform.doublets.plugin.render.readme.ReadmeException;
import io.github.linksplatform.doublets.plugin.render.readme.Sections;
import io.github.linksplatform.doublets.plugin.render.template.Templates;
import io.github.linksplatform.doublets.plugin.render.view.DetailsBuilder;
import io.github.linksplatform.doublets.plugin.render.view.Labels;
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
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
        OutputFiles output = new OutputFiles(request.output(), templates, request.memoryColumn(), reports);
        Map<Path, byte[]> built = output.files();
        Map<Path, byte[]> committed = new LinkedHashMap<>();
        List<Path> unmarked = new ArrayList<>();
        readmes.forEach((file, readme) -> {
            built.putAll(output.interactive(Wording.of(file)));
            if (readme.ids().isEmpty()) {
                unmarked.add(file);
                built.putAll(output.markdown(file.getFileName().toString()));
            } else {
                committed.putAll(marked(file, readme, reports));
            }
        });
        if (request.mode() == Mode.VERIFY) {
            return verify(committed, unmarked);
        }
        // In this order charts are there before what links to them.
        built.putAll(committed);
        List<Path> written = write(built);
        List<String> warnings =
                request.stepSummary().flatMap(file -> StepSummary.append(file, output.summary()::fit)).stream()
                        .toList();
        return new RenderedFiles(written, List.of(), unmarked, console(reports), warnings);
    }

    private static List<String> console(List<Report> reports) {
        List<String> lines = new ArrayList<>();
        reports.stream()
                .sorted(Comparator.comparing(Report::table, Labels.tableOrder()))
                .forEach(report -> {
                    lines.addAll(ConsoleTable.lines(report));
                    lines.add("");
                });
        return lines;
    }

    /** A README with its sections, and those charts that it links to. */
    private Map<Path, byte[]> marked(Path file, Readme readme, List<Report> reports) {
        Wording wording = Wording.of(file);
        Optional<ChartFiles> charts =
                request.charts().map(directory -> new ChartFiles(directory, wording, templates, reports));
        Function<TableId, ChartsView> links =
                charts.map(chartFiles -> chartFiles.linksFrom(file)).orElse(table -> null);
        Map<String, String> texts = sections(wording, reports, links).of(readme.ids());
        Map<Path, byte[]> files = new LinkedHashMap<>();
        charts.ifPresent(chartFiles -> chartFiles.files().forEach((chart, bytes) -> {
            String name = chart.getFileName().toString();
            if (texts.values().stream().anyMatch(text -> text.contains(name))) {
                files.put(chart, bytes);
            }
        }));
        files.put(file, readme.with(texts));
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
        return new SectionTexts(templates, wording, page, new DetailsBuilder(wording).build(reports));
    }

    private static RenderedFiles verify(Map<Path, byte[]> committed, List<Path> unmarked) {
        List<Path> outdated = committed.entrySet().stream()
                .filter(entry -> !hasContent(entry.getKey(), entry.getValue()))
                .map(Map.Entry::getKey)
                .toList();
        return new RenderedFiles(List.of(), outdated, unmarked, List.of(), List.of());
    }

    private static boolean hasContent(Path file, byte[] content) {
        try {
            return Files.isRegularFile(file) && Arrays.equals(Files.readAllBytes(file), content);
        } catch (IOException e) {
            throw new ReportException("The file " + file + " cannot be read: " + e + ".", e);
        }
    }

    private static List<Path> write(Map<Path, byte[]> files) {
        List<Path> written = new ArrayList<>();
        files.forEach((file, content) -> {
            try {
                if (AtomicFile.write(file, content)) {
                    written.add(file);
                }
            } catch (IOException e) {
                throw new ReportException("The file " + file + " cannot be written: " + e + ".", e);
            }
        });
        return written;
    }
}
