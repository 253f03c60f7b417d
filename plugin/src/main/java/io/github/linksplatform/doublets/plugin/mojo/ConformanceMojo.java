package io.github.linksplatform.doublets.plugin.mojo;

import io.github.linksplatform.doublets.plugin.fork.Conformance;
import io.github.linksplatform.doublets.plugin.fork.ExternalProgram;
import io.github.linksplatform.doublets.plugin.fork.ForkException;
import io.github.linksplatform.doublets.plugin.fork.WorkDirectory;
import io.github.linksplatform.doublets.plugin.plan.CommandLine;
import io.github.linksplatform.doublets.plugin.plan.ExternalVariant;
import io.github.linksplatform.doublets.plugin.plan.InvalidConfigurationException;
import io.github.linksplatform.doublets.store.Category;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

/**
 * Tests a program in any language that is to be an external variant: gives it jobs of many kinds, says what it breaks of
 * the contract in docs/worker-contract.md, and fails if that is anything.
 *
 * @since 0.1.0
 */
@Mojo(name = "conformance", requiresProject = false, threadSafe = true)
public final class ConformanceMojo extends AbstractDoubletsMojo {
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    /**
     * The program and its arguments, which the path of a job file follows; it runs in the directory of the POM. Quotes
     * keep white space together.
     *
     * @since 0.1.0
     */
    @Parameter(property = "doublets.command")
    private String command;

    /**
     * What the program keeps: {@code links}, {@code objects} or both, separated by commas.
     *
     * @since 0.1.0
     */
    @Parameter(property = "doublets.categories", defaultValue = "links,objects")
    private String categories;

    /**
     * When the program counts as hanging, in seconds. Without it: 60.
     *
     * @since 0.1.0
     */
    @Parameter(property = "doublets.timeout")
    private String timeout;

    @Override
    void run()
            throws InvalidConfigurationException, ForkException, IOException, InterruptedException,
                    MojoFailureException {
        if (command == null || command.isBlank()) {
            throw new InvalidConfigurationException(
                    "command", command, "is required", "give the command line of a program, such as 'perl links.pl'");
        }
        Set<Category> kept = ExternalVariant.categories("categories", categories, categories);
        ExternalProgram program = ExternalProgram.of("command", CommandLine.words(command), baseDirectory());
        Path output = outputDirectory();
        List<Conformance.Finding> findings;
        try (WorkDirectory work = WorkDirectory.open(output.resolve("work"))) {
            findings = new Conformance(
                            program,
                            work,
                            output.resolve("logs"),
                            ForkParameters.timeout(timeout).orElse(PATIENCE))
                    .run(kept);
        }
        long broken = 0;
        for (Conformance.Finding finding : findings) {
            if (finding.broken().isEmpty()) {
                getLog().info("Kept: " + finding.job());
            } else {
                broken++;
                finding.broken().forEach(sentence -> getLog().error("Broken: " + finding.job() + ": " + sentence));
                getLog().error("  Its output is in " + finding.log());
            }
        }
        if (broken > 0) {
            throw new MojoFailureException("The program breaks the contract in " + broken + " of " + findings.size()
                    + " jobs; each is named above, and docs/worker-contract.md says what is required.");
        }
        getLog().info("The program keeps the contract in all " + findings.size() + " jobs.");
    }
}
