package io.github.linksplatform.doublets.it.workflow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.github.linksplatform.doublets.it.workflow.WorkflowRun.JobResult;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The examples for other projects, executed as they are written. */
class ExamplesIT {
    private static final Path EXAMPLES = Repository.root().resolve("it/examples");
    private static final Pattern SHELL = Pattern.compile("```sh\\n(.*?)```", Pattern.DOTALL);

    @TempDir
    private Path directory;

    @BeforeEach
    void requireMaven() {
        assumeThat(MavenProgram.isThere())
                .as("bash, git and mvn are on the path, and the plugin is in the repository of the integration tests")
                .isTrue();
    }

    @Test
    void aPushCommitsTheResultsAndAPullRequestIsComparedWithThem() throws Exception {
        Path origin = publish(copy("consumer"));

        List<JobResult> push = run(origin, "push", 1);

        assertThat(push)
                .as(() -> JobResult.text(push))
                .extracting(JobResult::job, JobResult::result)
                .containsExactly(Tuple.tuple("publish", "success"), Tuple.tuple("gate", "skipped"));
        assertThat(Origin.subjects(origin)).containsExactly("Update the benchmark results [skip ci]", "Start");
        assertThat(Command.git(origin, "show", "main:README.md"))
                .contains("| Doublets United Volatile |", "](docs/benchmarks/links-java-64-1000-linear.svg)");
        assertThat(Command.git(origin, "ls-tree", "-r", "--name-only", "main").lines())
                .contains("docs/benchmarks/results/links-java-64-1000.json")
                .noneMatch(file -> file.startsWith("target/"));

        List<JobResult> pullRequest = run(origin, "pull_request", 1);

        assertThat(pullRequest)
                .as(() -> JobResult.text(pullRequest))
                .extracting(JobResult::job, JobResult::result)
                .containsExactly(Tuple.tuple("publish", "skipped"), Tuple.tuple("gate", "success"));
        assertThat(pullRequest.get(1).output()).contains("Compared 8 operations with");
        assertThat(directory.resolve("pull_request/summary.md"))
                .content()
                .contains("## SQLite and Doublets compared", "## Compared with the baseline");
    }

    @Test
    void aPullRequestThatIsSlowerThanTheBaselineFailsAndStillSaysWhatChanged() throws Exception {
        Path tree = copy("consumer");
        Path pom = tree.resolve("pom.xml");
        Files.writeString(pom, Files.readString(pom).replace("<doublets.links>1000<", "<doublets.links>100<"));
        Path baseline = Files.createDirectories(tree.resolve("docs/benchmarks/results"));
        // A store that takes next to no time beside SQLite.
        Files.writeString(baseline.resolve("links-java-64-100.json"), """
                {
                  "schema": 1, "language": "Java", "category": "links", "bits": 64, "size": 100, "repetitions": 4,
                  "results": [
                    { "variant": "SQLite_Memory",
                      "operations": { "create": { "samples_ns": [ 1000, 1000, 1000, 1000 ] } } },
                    { "variant": "Doublets_United_Volatile",
                      "operations": { "create": { "samples_ns": [ 0.001, 0.001, 0.001, 0.001 ] } } }
                  ]
                }
                """);

        List<JobResult> pullRequest = run(publish(tree), "pull_request", 4);

        assertThat(pullRequest)
                .as(() -> JobResult.text(pullRequest))
                .extracting(JobResult::job, JobResult::result)
                .containsExactly(Tuple.tuple("publish", "skipped"), Tuple.tuple("gate", "failure"));
        // There is no pull request to write a comment on, as there is no token in one of a fork.
        assertThat(pullRequest.get(1).output())
                .contains("Slower than the baseline allows:", "::warning::The comment cannot be written");
        assertThat(directory.resolve("pull_request/summary.md")).content().contains("| slower than allowed |");
    }

    @Test
    void aDirectoryWithoutAPomGetsTheTablesByTheCommandOfItsReadme() throws Exception {
        Path tree = copy("no-pom");
        Matcher command = SHELL.matcher(Files.readString(tree.resolve("README.md")));
        assertThat(command.find()).isTrue();

        Command.output(tree, environment(1), "bash", "-e", "-c", command.group(1));

        assertThat(tree.resolve("README.md"))
                .content()
                .contains("```sh\n" + command.group(1), "| Doublets Split NonVolatile |");
        assertThat(tree.resolve("target/doublets/index.html")).exists();
    }

    private Path copy(String example) throws IOException {
        Path tree = directory.resolve("tree");
        Actions.copy(EXAMPLES.resolve(example), tree);
        return tree;
    }

    private Path publish(Path tree) throws IOException, InterruptedException {
        return Origin.of(tree, directory.resolve("origin.git"));
    }

    private List<JobResult> run(Path origin, String event, int repetitions) throws IOException, InterruptedException {
        return new WorkflowRun(
                        Workflow.read(EXAMPLES.resolve("consumer/.github/workflows/benchmarks.yml")),
                        Files.createDirectory(directory.resolve(event)),
                        origin,
                        Map.of("github", Map.of("event_name", event, "ref", "refs/heads/main")),
                        environment(repetitions))
                .run();
    }

    /** The program named mvn is ours. */
    private Map<String, String> environment(int repetitions) throws IOException {
        Path maven = MavenProgram.create(directory.resolve("maven-" + repetitions), repetitions);
        return Map.of("PATH", maven.getParent() + File.pathSeparator + System.getenv("PATH"));
    }
}
