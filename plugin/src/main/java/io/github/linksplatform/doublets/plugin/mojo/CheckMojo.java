package io.github.linksplatform.doublets.plugin.mojo;

import io.github.linksplatform.doublets.plugin.check.Baseline;
import io.github.linksplatform.doublets.plugin.check.CheckResult;
import io.github.linksplatform.doublets.plugin.check.Finding;
import io.github.linksplatform.doublets.plugin.check.ReferenceRow;
import io.github.linksplatform.doublets.plugin.check.SlowdownCheck;
import io.github.linksplatform.doublets.plugin.check.SlowdownCheck.OtherMachine;
import io.github.linksplatform.doublets.plugin.check.SlowdownLimits;
import io.github.linksplatform.doublets.plugin.check.Yardstick;
import io.github.linksplatform.doublets.plugin.fork.ForkException;
import io.github.linksplatform.doublets.plugin.plan.InvalidConfigurationException;
import io.github.linksplatform.doublets.plugin.render.Change;
import io.github.linksplatform.doublets.plugin.render.ChangeSummary;
import io.github.linksplatform.doublets.plugin.render.StepSummary;
import io.github.linksplatform.doublets.plugin.report.ReportFiles;
import io.github.linksplatform.doublets.plugin.report.StoredReport;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

/**
 * Compares reports that were just measured with those of a baseline, and fails if a store became slower than allowed and
 * noise does not explain it. Measures nothing: run {@code compare} first. What changed is in {@code doublets/changes.md}
 * in the build directory, short enough for a comment on a pull request.
 *
 * @since 0.1.0
 */
@Mojo(name = "check", defaultPhase = LifecyclePhase.VERIFY, requiresProject = false, threadSafe = true)
public final class CheckMojo extends AbstractDoubletsMojo {
    /**
     * The directory of the reports to compare with: those of one run, or directories of such, one a run. Several runs
     * are a window, and only what is slower than the slowest of them counts.
     *
     * @since 0.1.0
     */
    @Parameter(property = "doublets.baseline")
    private String baseline;

    /**
     * The directory of the new reports. Without it: {@code doublets/results} in the build directory.
     *
     * @since 0.1.0
     */
    @Parameter(property = "doublets.results")
    private String results;

    /**
     * How much slower an operation may become, in percent; more limits by operation, by variant or by both may follow:
     * {@code 10,create=25,SQLite_File=50,SQLite_File/create=100}.
     *
     * @since 0.1.0
     */
    @Parameter(property = "doublets.maxSlowdown", defaultValue = "10")
    private String maxSlowdown;

    /**
     * A row of the same reports, such as {@code SQLite_Memory}, whose times the others are taken as multiples of, round
     * by round, before they are compared. A machine that as a whole became slower or faster between the two runs, by its
     * clock or its neighbours, then changes nothing. The row itself is not checked, so it must be a store that stays as
     * it is. Without it, times are compared.
     *
     * @since 0.1.0
     */
    @Parameter(property = "doublets.relativeTo")
    private String relativeTo;

    /**
     * Whether a baseline of another processor or JVM is used instead of refused.
     *
     * @since 0.1.0
     */
    @Parameter(property = "doublets.allowOtherMachine", defaultValue = "false")
    private boolean allowOtherMachine;

    /**
     * Whether a slowdown beyond its limit fails the build; otherwise it is a warning.
     *
     * @since 0.1.0
     */
    @Parameter(property = "doublets.failOnSlowdown", defaultValue = "true")
    private boolean failOnSlowdown;

    /**
     * A directory of FreeMarker templates; each replaces the built-in one of its name.
     *
     * @since 0.1.0
     */
    @Parameter(property = "doublets.templates")
    private String templates;

    @Override
    void run() throws InvalidConfigurationException, ForkException, MojoFailureException {
        if (baseline == null) {
            throw new InvalidConfigurationException(
                    "baseline",
                    null,
                    "leaves nothing to compare with",
                    "give the directory of the baseline's reports, such as -Ddoublets.baseline=docs/benchmarks/results");
        }
        SlowdownLimits limits = SlowdownLimits.parse(maxSlowdown);
        List<StoredReport> reports = ReportFiles.readAll(
                List.of(results == null ? outputDirectory().resolve("results") : resolve("results", results)));
        Path directory = resolve("baseline", baseline);
        CheckResult result = new SlowdownCheck(
                        Baseline.read(directory),
                        limits,
                        relativeTo == null ? new Yardstick.WallTime() : new ReferenceRow(relativeTo),
                        allowOtherMachine ? OtherMachine.ALLOWED : OtherMachine.REFUSED)
                .run(reports);
        writeChanges(result);
        result.missing().forEach(getLog()::warn);
        result.with(Finding.Status.UNDECIDED)
                .forEach(finding -> getLog().warn("Perhaps slower: " + finding.sentence()));
        List<Finding> slower = result.with(Finding.Status.SLOWER);
        getLog().info("Compared " + result.findings().size() + " operations with " + directory + ": " + slower.size()
                + " slower than allowed.");
        if (!slower.isEmpty()) {
            String text = "Slower than the baseline allows:\n"
                    + slower.stream().map(Finding::sentence).collect(Collectors.joining("\n"));
            if (failOnSlowdown) {
                throw new MojoFailureException(text);
            }
            getLog().warn(text);
        }
    }

    /** Before anything fails the build, so that the page is there to look at. */
    private void writeChanges(CheckResult result) throws ForkException, InvalidConfigurationException {
        Optional<Path> overrides = templates == null ? Optional.empty() : Optional.of(resolve("templates", templates));
        Path file = outputDirectory().resolve("changes.md");
        new ChangeSummary(
                        overrides,
                        result.findings().stream().map(CheckMojo::change).toList())
                .write(file, StepSummary.file(System.getenv()))
                .forEach(getLog()::warn);
        StepSummary.fault(System.getenv()).ifPresent(getLog()::warn);
        getLog().info("Wrote " + file);
    }

    private static Change change(Finding finding) {
        return new Change(
                finding.table(),
                finding.variant(),
                finding.operation(),
                finding.baseline(),
                finding.measured(),
                finding.reference(),
                finding.limit(),
                kind(finding));
    }

    private static Change.Kind kind(Finding finding) {
        return switch (finding.status()) {
            case SLOWER -> Change.Kind.TOO_SLOW;
            case UNDECIDED -> Change.Kind.PERHAPS_TOO_SLOW;
            case WITHIN ->
                switch (finding.verdict() == null ? "" : finding.verdict()) {
                    case "slower" -> Change.Kind.SLOWER;
                    case "faster" -> Change.Kind.FASTER;
                    default -> Change.Kind.SAME;
                };
        };
    }
}
