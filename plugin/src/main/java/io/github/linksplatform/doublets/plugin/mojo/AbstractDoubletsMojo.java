package io.github.linksplatform.doublets.plugin.mojo;

import io.github.linksplatform.doublets.plugin.fork.ForkException;
import io.github.linksplatform.doublets.plugin.fork.NativePaths;
import io.github.linksplatform.doublets.plugin.fork.UnresolvedDependencyException;
import io.github.linksplatform.doublets.plugin.plan.InvalidConfigurationException;
import io.github.linksplatform.doublets.plugin.report.JournalException;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;

/** What all goals have in common: skipping, running once, directories, and exceptions as sentences. */
abstract class AbstractDoubletsMojo extends AbstractMojo {
    /**
     * Skips the goal.
     *
     * @since 0.1.0
     */
    @Parameter(property = "doublets.skip", defaultValue = "false")
    private boolean skip;

    @Parameter(defaultValue = "${session}", readonly = true, required = true)
    private MavenSession session;

    @Parameter(defaultValue = "${project}", readonly = true)
    private MavenProject project;

    @Parameter(defaultValue = "${mojoExecution}", readonly = true, required = true)
    private MojoExecution execution;

    /**
     * Does the goal's work, unless it is skipped or has been done in this build already.
     *
     * @throws MojoExecutionException if the configuration is not valid or something cannot be done
     * @throws MojoFailureException if the work was done and what it found fails the build
     */
    @Override
    public final void execute() throws MojoExecutionException, MojoFailureException {
        if (skip) {
            getLog().info("Skipped, because doublets.skip is set.");
            return;
        }
        if (!RunOnce.isFirst(session, execution)) {
            getLog().info("Done already in another module of this build; it runs once.");
            return;
        }
        try {
            run();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new MojoExecutionException("The goal was interrupted.", e);
        } catch (IOException e) {
            throw new MojoExecutionException("A file cannot be read or written: " + e + ".", e);
        } catch (RuntimeException e) {
            throw new MojoExecutionException(
                    e.getMessage() == null ? "The goal failed with " + e + "." : e.getMessage(), e);
        } catch (InvalidConfigurationException | ForkException | JournalException | UnresolvedDependencyException e) {
            throw new MojoExecutionException(e.getMessage(), e);
        }
    }

    /**
     * Does the goal's work.
     *
     * @throws InvalidConfigurationException if a parameter has a value that cannot be used
     * @throws UnresolvedDependencyException if a library is missing
     * @throws ForkException if no fork can be started
     * @throws JournalException if an interrupted run cannot be continued
     * @throws IOException if a file cannot be read or written
     * @throws InterruptedException if the build is interrupted
     * @throws MojoExecutionException if something else cannot be done
     * @throws MojoFailureException if what was found fails the build
     */
    abstract void run()
            throws InvalidConfigurationException, UnresolvedDependencyException, ForkException, JournalException,
                    IOException, InterruptedException, MojoExecutionException, MojoFailureException;

    final MavenSession session() {
        return session;
    }

    /** The directory of the POM, or without a POM the one where Maven was started. */
    final Path baseDirectory() throws ForkException {
        String directory = hasPom() ? project.getBasedir().getPath() : session.getExecutionRootDirectory();
        NativePaths.require(directory);
        return Path.of(directory).toAbsolutePath();
    }

    /** The directory for what this plugin builds. */
    final Path outputDirectory() throws ForkException {
        Path target = hasPom()
                ? Path.of(project.getBuild().getDirectory())
                : baseDirectory().resolve("target");
        return baseDirectory().resolve(target).resolve("doublets");
    }

    /** A path as a user wrote it, which may be relative to the directory of the POM. */
    final Path resolve(String parameter, String path) throws ForkException, InvalidConfigurationException {
        try {
            return baseDirectory().resolve(path.strip()).normalize();
        } catch (InvalidPathException e) {
            throw new InvalidConfigurationException(
                    parameter, path, "is no path on this system (" + e.getReason() + ")", "give the path of a file");
        }
    }

    /** The command line that runs another goal of this plugin, whether or not its prefix is known. */
    final String command(String goal) {
        return "mvn " + execution.getGroupId() + ":" + execution.getArtifactId() + ":" + execution.getVersion() + ":"
                + goal;
    }

    private boolean hasPom() {
        return project != null && project.getFile() != null;
    }
}
