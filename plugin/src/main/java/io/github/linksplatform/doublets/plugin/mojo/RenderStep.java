package io.github.linksplatform.doublets.plugin.mojo;

import io.github.linksplatform.doublets.plugin.compare.OutputCheck;
import io.github.linksplatform.doublets.plugin.fork.ForkException;
import io.github.linksplatform.doublets.plugin.plan.InvalidConfigurationException;
import io.github.linksplatform.doublets.plugin.render.RenderRequest;
import io.github.linksplatform.doublets.plugin.render.RenderedFiles;
import io.github.linksplatform.doublets.plugin.render.Rendering;
import io.github.linksplatform.doublets.plugin.render.StepSummary;
import io.github.linksplatform.doublets.plugin.render.readme.Readme;
import io.github.linksplatform.doublets.plugin.render.readme.Sections;
import io.github.linksplatform.doublets.plugin.render.view.PageBuilder.MemoryColumn;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.maven.plugin.logging.Log;

/** The last step of goals that have reports: from the parameters of rendering to files, and what is said of them. */
final class RenderStep {
    private static final List<String> USUAL_READMES = List.of("README.md", "README.ru.md");

    /** Charts belong to the page that shows them and are not named one by one. */
    private static final String CHART = ".svg";

    private final AbstractDoubletsMojo mojo;
    private final Log log;
    private final List<String> readme;
    private final String charts;
    private final String templates;
    private final MemoryColumn memoryColumn;

    /**
     * A step with its parameters as the user gave them, null for none.
     *
     * @param mojo the goal, which knows directories
     * @param readme files whose sections are written
     * @param charts the directory of committed charts
     * @param templates the directory of templates of the user's
     * @param memoryColumn whether memory is shown
     */
    RenderStep(AbstractDoubletsMojo mojo, List<String> readme, String charts, String templates, boolean memoryColumn) {
        this.mojo = mojo;
        this.log = mojo.getLog();
        this.readme = readme;
        this.charts = charts;
        this.templates = templates;
        this.memoryColumn = memoryColumn ? MemoryColumn.SHOWN : MemoryColumn.HIDDEN;
    }

    /** Renders reports and says what was written. */
    void render(List<Path> results) throws InvalidConfigurationException, ForkException {
        RenderedFiles files = Rendering.render(request(results));
        log.info("");
        files.console().forEach(log::info);
        log.info("The shortest time of each column has an asterisk.");
        files.warnings().forEach(log::warn);
        StepSummary.fault(System.getenv()).ifPresent(log::warn);
        Path output = mojo.outputDirectory();
        String built = files.written().stream()
                .filter(file -> file.startsWith(output) && !file.toString().endsWith(CHART))
                .map(file -> file.getFileName().toString())
                .collect(Collectors.joining(", "));
        if (!built.isEmpty()) {
            log.info("Wrote to " + shown(output) + ": " + built);
        }
        files.written().stream()
                .filter(file -> !file.startsWith(output) && !file.toString().endsWith(CHART))
                .forEach(file -> log.info("Wrote " + shown(file)));
        for (Path unmarked : files.unmarked()) {
            log.info(shown(unmarked) + " has no section of this plugin and was left alone. To have the results in it,"
                    + " paste these lines where they belong:");
            Stream.of(Sections.RESULTS, Sections.CONCLUSIONS)
                    .flatMap(id -> Sections.lines(id).lines())
                    .forEach(log::info);
        }
    }

    /** Finds out before measuring what would keep the results from being written after it. */
    void check() throws InvalidConfigurationException, ForkException, IOException {
        OutputCheck.requireDirectory("results", mojo.outputDirectory());
        if (charts != null) {
            OutputCheck.requireDirectory("charts", mojo.resolve("charts", charts));
        }
        for (Path file : readmes()) {
            if (!Files.isRegularFile(file)
                    || !Readme.parse(file.toString(), Files.readAllBytes(file), Sections::known)
                            .ids()
                            .isEmpty()) {
                OutputCheck.requireFile("readme", file);
            }
        }
    }

    /** READMEs and charts that rendering would change; nothing is written. */
    List<Path> outdated(List<Path> results) throws InvalidConfigurationException, ForkException {
        return Rendering.render(request(results).with(RenderRequest.Mode.VERIFY)).outdated().stream()
                .map(this::shown)
                .toList();
    }

    private RenderRequest request(List<Path> results) throws InvalidConfigurationException, ForkException {
        RenderRequest request = RenderRequest.of(results, mojo.outputDirectory())
                .withReadmes(readmes())
                .with(memoryColumn);
        if (charts != null) {
            request = request.withCharts(mojo.resolve("charts", charts));
        }
        if (templates != null) {
            request = request.withTemplates(mojo.resolve("templates", templates));
        }
        return StepSummary.file(System.getenv()).map(request::withStepSummary).orElse(request);
    }

    private List<Path> readmes() throws InvalidConfigurationException, ForkException {
        List<Path> files = new ArrayList<>();
        if (readme != null && !readme.isEmpty()) {
            for (String file : readme) {
                files.add(mojo.resolve("readme", file));
            }
            return files;
        }
        for (String name : USUAL_READMES) {
            Path file = mojo.baseDirectory().resolve(name);
            if (Files.isRegularFile(file)) {
                files.add(file);
            }
        }
        return files;
    }

    /** A path as short as it can be read. */
    private Path shown(Path file) {
        Path here = Path.of("").toAbsolutePath();
        return file.startsWith(here) ? here.relativize(file) : file;
    }
}
