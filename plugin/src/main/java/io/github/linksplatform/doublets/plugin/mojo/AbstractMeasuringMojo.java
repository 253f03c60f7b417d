package io.github.linksplatform.doublets.plugin.mojo;

import io.github.linksplatform.doublets.plugin.compare.Comparison;
import io.github.linksplatform.doublets.plugin.compare.ComparisonOutcome;
import io.github.linksplatform.doublets.plugin.compare.ComparisonRequest;
import io.github.linksplatform.doublets.plugin.compare.ComparisonRequest.Start;
import io.github.linksplatform.doublets.plugin.compare.OutputCheck;
import io.github.linksplatform.doublets.plugin.compare.ProgressLine;
import io.github.linksplatform.doublets.plugin.compare.Software;
import io.github.linksplatform.doublets.plugin.compare.TimeShares;
import io.github.linksplatform.doublets.plugin.fork.ChildEnvironment;
import io.github.linksplatform.doublets.plugin.fork.EmbeddedServers;
import io.github.linksplatform.doublets.plugin.fork.ForkException;
import io.github.linksplatform.doublets.plugin.fork.ForkFailure;
import io.github.linksplatform.doublets.plugin.fork.ForkSettings;
import io.github.linksplatform.doublets.plugin.fork.JavaInstallation;
import io.github.linksplatform.doublets.plugin.fork.JvmArguments;
import io.github.linksplatform.doublets.plugin.fork.UnresolvedDependencyException;
import io.github.linksplatform.doublets.plugin.fork.WorkerPrograms;
import io.github.linksplatform.doublets.plugin.plan.HeapSize;
import io.github.linksplatform.doublets.plugin.plan.InvalidConfigurationException;
import io.github.linksplatform.doublets.plugin.plan.Plan;
import io.github.linksplatform.doublets.plugin.plan.TimeEstimate;
import io.github.linksplatform.doublets.plugin.plan.VariantCatalogue;
import io.github.linksplatform.doublets.plugin.report.CalibrationFile;
import io.github.linksplatform.doublets.plugin.report.JournalException;
import io.github.linksplatform.doublets.plugin.report.environment.Machine;
import io.github.linksplatform.doublets.plugin.report.environment.Source;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import javax.inject.Inject;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.descriptor.PluginDescriptor;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.settings.crypto.SettingsDecrypter;
import org.apache.maven.toolchain.ToolchainManager;
import org.eclipse.aether.RepositorySystem;

/** The parameters of forks, and measuring with them. */
abstract class AbstractMeasuringMojo extends AbstractPlanningMojo {
    private static final String ENGINE = "doublets-engine";

    private final RepositorySystem repositorySystem;
    private final ToolchainManager toolchains;

    @Inject
    private SettingsDecrypter decrypter;

    /**
     * The directory of the run's own files, which are removed at its end; stores of file-based variants lie there, so
     * its disk is the one that is measured. Without it: {@code doublets/work} in the build directory.
     *
     * @since 0.1.0
     */
    @Parameter(property = "doublets.workDirectory")
    private String workDirectory;

    /**
     * The Java of the forks: a program or the directory of a JDK, 17 or newer. Without it: {@code jdkToolchain}, else
     * the Java that runs Maven.
     *
     * @since 0.1.0
     */
    @Parameter(property = "doublets.jvm")
    private String jvm;

    /**
     * The JDK of the forks as requirements on a toolchain, such as {@code <version>21</version>}; {@code jvm} comes
     * first.
     *
     * @since 0.1.0
     */
    @Parameter
    private Map<String, String> jdkToolchain;

    /**
     * Options for the JVMs of the forks, separated by white space; quotes keep white space together. {@code -Xmx}
     * replaces the heap that is derived from the size, {@code -XX:+Use…GC} the serial collector.
     *
     * @since 0.1.0
     */
    @Parameter(property = "doublets.jvmArgs")
    private String jvmArgs;

    /**
     * When a fork counts as hanging, in seconds. Without it: a time by the size of its table, at least 300.
     *
     * @since 0.1.0
     */
    @Parameter(property = "doublets.timeout")
    private String timeout;

    /**
     * Whether the build fails, after all other rows are measured and rendered, if a fork dies, hangs or returns wrong
     * records.
     *
     * @since 0.1.0
     */
    @Parameter(property = "doublets.failOnError", defaultValue = "true")
    private boolean failOnError;

    /**
     * Goes on with a run of the same configuration that was interrupted: what its journal says is finished is not
     * measured again.
     *
     * @since 0.1.0
     */
    @Parameter(property = "doublets.resume", defaultValue = "false")
    private boolean resume;

    /**
     * The user of the PostgreSQL server, if its address names none.
     *
     * @since 0.1.0
     */
    @Parameter(property = "doublets.postgresql.user")
    private String postgresqlUser;

    /**
     * The password for the PostgreSQL server, if its address has none. It is best kept out of the POM: see
     * {@code postgresqlServer}.
     *
     * @since 0.1.0
     */
    @Parameter(property = "doublets.postgresql.password")
    private String postgresqlPassword;

    /**
     * The id of a {@code <server>} in settings.xml whose user and password, decrypted as Maven does, are those for the
     * PostgreSQL server.
     *
     * @since 0.1.0
     */
    @Parameter(property = "doublets.postgresql.server")
    private String postgresqlServer;

    @Parameter(defaultValue = "${plugin}", readonly = true, required = true)
    private PluginDescriptor plugin;

    AbstractMeasuringMojo(RepositorySystem repositorySystem, ToolchainManager toolchains) {
        this.repositorySystem = repositorySystem;
        this.toolchains = toolchains;
    }

    /** Everything about a comparison of a plan, with all that can be refused before the first fork refused. */
    final ComparisonRequest request(VariantCatalogue catalogue, Plan plan, String journal, Path reports)
            throws InvalidConfigurationException, UnresolvedDependencyException, ForkException, InterruptedException {
        PostgresqlAccess access = postgresqlAccess();
        access.requireFor(plan);
        Machine machine = Machine.here();
        HeapSize.requireFit(plan, machine.usableBytes());
        Path output = outputDirectory();
        Path work = workDirectory == null ? output.resolve("work") : resolve("workDirectory", workDirectory);
        OutputCheck.requireDirectory("workDirectory", work);
        OutputCheck.requireDirectory("results", reports);
        ForkSettings forks = new ForkSettings(
                java(),
                JvmArguments.parse(jvmArgs),
                ForkParameters.timeout(timeout),
                output.resolve("logs"),
                access.properties());
        return new ComparisonRequest(
                plan,
                new WorkerPrograms(resolver(), baseDirectory(), forks.java()).of(plan, catalogue),
                forks,
                work,
                output.resolve(journal),
                resume ? Start.RESUMED : Start.ANEW,
                reports,
                machine,
                Source.of(baseDirectory(), System.getenv()),
                software(),
                CalibrationFile.read(calibrationFile()).orElse(null));
    }

    /** Where the calibration of this machine is. */
    final Path calibrationFile() throws ForkException {
        return outputDirectory().resolve("calibration.json");
    }

    /** Measures, while no other module of the build does; with servers of its own if they are asked for. */
    final ComparisonOutcome measure(ComparisonRequest request)
            throws InvalidConfigurationException, UnresolvedDependencyException, JournalException, ForkException,
                    IOException, InterruptedException {
        tellWhatDisturbs();
        if (!PostgresqlAccess.EMBEDDED.equals(postgresql())) {
            return measureAlone(request);
        }
        ForkSettings forks = request.forks();
        try (EmbeddedServers servers = EmbeddedServers.start(
                request.plan(),
                catalogue(),
                new WorkerPrograms(resolver(), baseDirectory(), forks.java()),
                forks.java(),
                request.work(),
                forks.logs())) {
            return measureAlone(request.withProperties(servers.properties()));
        }
    }

    private ComparisonOutcome measureAlone(ComparisonRequest request)
            throws JournalException, ForkException, IOException, InterruptedException {
        ReentrantLock lock = MeasuringLock.of(session());
        lock.lockInterruptibly();
        try {
            TimeEstimate estimate = new TimeEstimate(request.plan());
            return new Comparison(request, Clock.systemUTC())
                    .run(estimate, new ProgressLine(estimate, MavenDisplay.of(session(), getLog())));
        } finally {
            lock.unlock();
        }
    }

    /** Says where the time went. */
    final void tellTime(TimeShares time) {
        double other = time.totalSeconds() - time.warmUpSeconds() - time.measuredSeconds();
        getLog().info(String.format(
                Locale.ROOT,
                "The forks took %.0f s: %d%% measuring, %d%% warming up, %d%% starting and preparing.",
                time.totalSeconds(),
                time.percent(time.measuredSeconds()),
                time.percent(time.warmUpSeconds()),
                time.percent(other)));
    }

    /** Fails, or warns, if rows have no figures. */
    final void requireNoFailures(List<ForkFailure> failures) throws MojoExecutionException {
        if (failures.isEmpty()) {
            return;
        }
        String text = ForkFailureText.of(failures);
        if (failOnError) {
            throw new MojoExecutionException(text);
        }
        getLog().warn(text);
    }

    private MavenDependencyResolver resolver() {
        return new MavenDependencyResolver(
                plugin.getArtifacts(),
                repositorySystem,
                session().getRepositorySession(),
                session().getCurrentProject().getRemotePluginRepositories());
    }

    private JavaInstallation java() throws InvalidConfigurationException, ForkException, InterruptedException {
        return new JavaSelection(jvm == null ? null : resolve("jvm", jvm), jdkToolchain)
                .choose(requirements -> toolchains.getToolchains(session(), "jdk", requirements));
    }

    private PostgresqlAccess postgresqlAccess() throws InvalidConfigurationException {
        if (postgresqlServer == null) {
            return new PostgresqlAccess(postgresql(), postgresqlUser, postgresqlPassword);
        }
        return PostgresqlAccess.ofServer(
                postgresql(), postgresqlServer, session().getSettings(), decrypter);
    }

    private Software software() {
        String engine = plugin.getArtifacts().stream()
                .filter(artifact -> artifact.getArtifactId().equals(ENGINE))
                .map(Artifact::getVersion)
                .findFirst()
                .orElse(null);
        return new Software(
                plugin.getVersion(), engine, session().getSystemProperties().getProperty("maven.version"));
    }

    private void tellWhatDisturbs() {
        if (session().getRequest().getDegreeOfConcurrency() > 1) {
            getLog().warn("Other modules are built at the same time (-T), which disturbs what is measured; build"
                    + " without -T for figures to rely on.");
        }
        List<String> removed = ChildEnvironment.removed();
        if (!removed.isEmpty()) {
            getLog().info("Forks do not get " + String.join(", ", removed)
                    + " of the environment; use doublets.jvmArgs for their options.");
        }
    }
}
