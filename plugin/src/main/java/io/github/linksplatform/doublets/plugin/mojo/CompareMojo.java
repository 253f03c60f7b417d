package io.github.linksplatform.doublets.plugin.mojo;

import io.github.linksplatform.doublets.plugin.compare.ComparisonOutcome;
import io.github.linksplatform.doublets.plugin.compare.ComparisonRequest;
import io.github.linksplatform.doublets.plugin.fork.ForkException;
import io.github.linksplatform.doublets.plugin.fork.UnresolvedDependencyException;
import io.github.linksplatform.doublets.plugin.plan.InvalidConfigurationException;
import io.github.linksplatform.doublets.plugin.plan.VariantCatalogue;
import io.github.linksplatform.doublets.plugin.report.JournalException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import javax.inject.Inject;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.toolchain.ToolchainManager;
import org.eclipse.aether.RepositorySystem;

/**
 * Compares SQLite with Doublets on this machine: measures every variant in forks of its own, writes a report of each
 * table, and renders them. In a build of several modules that inherit it, it runs once.
 *
 * @since 0.1.0
 */
@Mojo(name = "compare", defaultPhase = LifecyclePhase.VERIFY, requiresProject = false, threadSafe = true)
public final class CompareMojo extends AbstractMeasuringMojo {
    /**
     * The directory where the reports are written. Without it: {@code doublets/results} in the build directory.
     *
     * @since 0.1.0
     */
    @Parameter(property = "doublets.results")
    private String results;

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
     * A goal that uses these parts of Maven.
     *
     * @param repositorySystem finds the libraries of providers
     * @param toolchains knows other JDKs
     */
    @Inject
    public CompareMojo(RepositorySystem repositorySystem, ToolchainManager toolchains) {
        super(repositorySystem, toolchains);
    }

    @Override
    void run()
            throws InvalidConfigurationException, UnresolvedDependencyException, ForkException, JournalException,
                    IOException, InterruptedException, MojoExecutionException {
        VariantCatalogue catalogue = catalogue();
        Path reports = results == null ? outputDirectory().resolve("results") : resolve("results", results);
        ComparisonRequest request = request(catalogue, plan(catalogue), "journal.jsonl", reports);
        RenderStep rendering = new RenderStep(this, readme, charts, templates, memoryColumn);
        rendering.check();
        ComparisonOutcome outcome = measure(request);
        rendering.render(List.of(reports));
        tellTime(outcome.time());
        getLog().info("To render these reports again without measuring, run");
        getLog().info("  " + command("report") + " -Ddoublets.results=" + reports);
        requireNoFailures(outcome.failures());
    }
}
