package io.github.linksplatform.doublets.plugin.mojo;

import io.github.linksplatform.doublets.plugin.compare.ComparisonOutcome;
import io.github.linksplatform.doublets.plugin.compare.ComparisonRequest;
import io.github.linksplatform.doublets.plugin.fork.ForkException;
import io.github.linksplatform.doublets.plugin.fork.UnresolvedDependencyException;
import io.github.linksplatform.doublets.plugin.plan.InvalidConfigurationException;
import io.github.linksplatform.doublets.plugin.plan.Plan;
import io.github.linksplatform.doublets.plugin.plan.Table;
import io.github.linksplatform.doublets.plugin.plan.VariantCatalogue;
import io.github.linksplatform.doublets.plugin.report.Calibration;
import io.github.linksplatform.doublets.plugin.report.CalibrationFile;
import io.github.linksplatform.doublets.plugin.report.JournalException;
import io.github.linksplatform.doublets.plugin.report.Report;
import io.github.linksplatform.doublets.plugin.report.ReportFiles;
import io.github.linksplatform.doublets.plugin.statistics.CalibrationStudy;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javax.inject.Inject;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.toolchain.ToolchainManager;
import org.eclipse.aether.RepositorySystem;

/**
 * Finds out how far this machine can be trusted: measures every variant as two stores that are one, and tells how many of
 * the comparisons between the two see a difference, which is how often a verdict is wrong, and the smallest difference
 * that would be seen reliably. Later reports of {@code compare} quote it.
 *
 * @since 0.1.0
 */
@Mojo(name = "calibrate", requiresProject = false, threadSafe = true)
public final class CalibrateMojo extends AbstractMeasuringMojo {
    /**
     * A goal that uses these parts of Maven.
     *
     * @param repositorySystem finds the libraries of providers
     * @param toolchains knows other JDKs
     */
    @Inject
    public CalibrateMojo(RepositorySystem repositorySystem, ToolchainManager toolchains) {
        super(repositorySystem, toolchains);
    }

    @Override
    void run()
            throws InvalidConfigurationException, UnresolvedDependencyException, ForkException, JournalException,
                    IOException, InterruptedException, MojoExecutionException {
        VariantCatalogue catalogue = catalogue();
        Plan plan = plan(catalogue);
        Path reports = outputDirectory().resolve("calibration");
        ComparisonRequest request = request(catalogue, plan.twice(), "calibration.jsonl", reports);
        ComparisonOutcome outcome = measure(request);
        int repetitions =
                plan.tables().stream().mapToInt(Table::repetitions).min().orElseThrow();
        List<Report> measured =
                outcome.reports().stream().map(ReportFiles::read).toList();
        Calibration calibration = CalibrationStudy.of(
                measured,
                measured.get(0).method().orderSeed(),
                repetitions,
                measured.get(0).provenance().date());
        CalibrationFile.write(calibrationFile(), calibration);
        tellTime(outcome.time());
        getLog().info(String.format(
                Locale.ROOT,
                "Of %d comparisons of a store with itself at %d repetitions %d saw a difference: %.1f%% false verdicts.",
                calibration.cells(),
                calibration.repetitions(),
                calibration.falseVerdicts(),
                100.0 * calibration.falseVerdicts() / Math.max(1, calibration.cells())));
        getLog().info(
                        calibration.smallestDifference() == null
                                ? "No difference, however large, is seen reliably here."
                                : String.format(
                                        Locale.ROOT,
                                        "A slowdown of %.0f%% is seen in at least 95%% of them; a smaller one may be missed.",
                                        100 * calibration.smallestDifference()));
        getLog().info("Wrote " + calibrationFile());
        requireNoFailures(outcome.failures());
    }
}
