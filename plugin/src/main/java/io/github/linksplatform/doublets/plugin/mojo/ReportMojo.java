package io.github.linksplatform.doublets.plugin.mojo;

import io.github.linksplatform.doublets.plugin.fork.ForkException;
import io.github.linksplatform.doublets.plugin.plan.InvalidConfigurationException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

/**
 * Renders reports that were measured before, here or elsewhere, also those of the Rust and C# benchmarks. Measures
 * nothing. In a build of several modules that inherit it, it runs once.
 *
 * @since 0.1.0
 */
@Mojo(name = "report", defaultPhase = LifecyclePhase.VERIFY, requiresProject = false, threadSafe = true)
public final class ReportMojo extends AbstractDoubletsMojo {
    /**
     * The directories of the reports, separated by commas. A table may have a report in one of them only. Without it:
     * {@code doublets/results} in the build directory.
     *
     * @since 0.1.0
     */
    @Parameter(property = "doublets.results")
    private List<String> results;

    /**
     * The READMEs whose marked sections are written, separated by commas; those whose name ends in {@code .ru.md} in
     * Russian. Without it: README.md and README.ru.md beside the POM, if they are there and have marked sections.
     *
     * @since 0.1.0
     */
    @Parameter(property = "doublets.readme")
    private List<String> readme;

    /**
     * The directory of the charts that the READMEs link to. Without it they link to none.
     *
     * @since 0.1.0
     */
    @Parameter(property = "doublets.charts")
    private String charts;

    /**
     * A directory of FreeMarker templates; each replaces the built-in one of its name.
     *
     * @since 0.1.0
     */
    @Parameter(property = "doublets.templates")
    private String templates;

    /**
     * Whether tables show memory, where it was measured.
     *
     * @since 0.1.0
     */
    @Parameter(property = "doublets.memoryColumn", defaultValue = "true")
    private boolean memoryColumn;

    /**
     * Writes nothing and fails if a README or one of its charts is out of date.
     *
     * @since 0.1.0
     */
    @Parameter(property = "doublets.verifyReadme", defaultValue = "false")
    private boolean verifyReadme;

    @Override
    void run() throws InvalidConfigurationException, ForkException, MojoFailureException {
        List<Path> directories = new ArrayList<>();
        if (results == null || results.isEmpty()) {
            directories.add(outputDirectory().resolve("results"));
        } else {
            for (String directory : results) {
                directories.add(resolve("results", directory));
            }
        }
        RenderStep step = new RenderStep(this, readme, charts, templates, memoryColumn);
        if (verifyReadme) {
            requireUpToDate(step.outdated(directories));
        } else {
            step.render(directories);
        }
    }

    private static void requireUpToDate(List<Path> outdated) throws MojoFailureException {
        if (!outdated.isEmpty()) {
            throw new MojoFailureException("Out of date with the reports: "
                    + outdated.stream().map(Path::toString).collect(Collectors.joining(", "))
                    + "; run doublets:report without doublets.verifyReadme and commit what it writes.");
        }
    }
}
