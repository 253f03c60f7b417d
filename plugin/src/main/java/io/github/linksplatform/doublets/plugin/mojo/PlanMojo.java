package io.github.linksplatform.doublets.plugin.mojo;

import io.github.linksplatform.doublets.plugin.fork.ForkException;
import io.github.linksplatform.doublets.plugin.plan.InvalidConfigurationException;
import io.github.linksplatform.doublets.plugin.plan.MinutesLimit;
import io.github.linksplatform.doublets.plugin.plan.StepOutput;
import io.github.linksplatform.doublets.plugin.plan.TableMatrix;
import io.github.linksplatform.doublets.plugin.plan.TableMatrix.Job;
import io.github.linksplatform.doublets.plugin.plan.TimeEstimate;
import io.github.linksplatform.doublets.plugin.report.AtomicFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

/**
 * Lists the tables that {@code compare} would measure with the same parameters, how long each would take, and the
 * matrix of CI jobs that measure them, one a table. Measures nothing. In GitHub Actions the matrix is also set as the
 * step's output {@code matrix}.
 *
 * @since 0.1.0
 */
@Mojo(name = "plan", requiresProject = false, threadSafe = true)
public final class PlanMojo extends AbstractPlanningMojo {
    /**
     * The file for the matrix, as JSON. Without it: {@code doublets/matrix.json} in the build directory.
     *
     * @since 0.1.0
     */
    @Parameter(property = "doublets.matrix")
    private String matrix;

    /**
     * The build fails if a table is estimated to take more minutes than this, so that a CI job is refused before it is
     * cut off; 0 for no limit, at most 100000.
     *
     * @since 0.1.0
     */
    @Parameter(property = "doublets.maxMinutes", defaultValue = "0")
    private String maxMinutes;

    @Override
    void run() throws InvalidConfigurationException, ForkException, IOException, MojoFailureException {
        MinutesLimit limit = MinutesLimit.parse(maxMinutes);
        TableMatrix tables = TableMatrix.of(plan(catalogue()));
        for (Job job : tables.include()) {
            getLog().info(String.format(
                    "%s: %d variants, each measured %d times, %s",
                    job.table(), job.variants(), job.repetitions(), TimeEstimate.inWords((double)
                            job.estimateSeconds())));
        }
        Job longest = tables.longest();
        getLog().info("All tables one after the other take " + TimeEstimate.inWords((double) tables.totalSeconds())
                + ", the longest is " + longest.table() + ".");
        requireInTime(longest, limit);

        Path file = matrix == null ? outputDirectory().resolve("matrix.json") : resolve("matrix", matrix);
        AtomicFile.write(file, (tables.json() + "\n").getBytes(StandardCharsets.UTF_8));
        StepOutput step = StepOutput.of(System.getenv()).orElse(null);
        if (step != null) {
            step.set("matrix", tables.json());
        }
        getLog().info("The matrix is in " + file + ": " + tables.json());
    }

    private static void requireInTime(Job longest, MinutesLimit limit) throws MojoFailureException {
        if (!limit.allows(longest.estimateSeconds())) {
            throw new MojoFailureException("The table " + longest.table() + " is estimated to take "
                    + TimeEstimate.inWords((double) longest.estimateSeconds()) + ", more than the " + limit.minutes()
                    + " minutes of doublets.maxMinutes: take a smaller size, fewer variants or fewer repetitions, or raise"
                    + " the limit.");
        }
    }
}
