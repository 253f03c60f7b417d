package io.github.linksplatform.doublets.it.workflow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.github.linksplatform.doublets.it.workflow.WorkflowRun.JobResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The benchmarks' workflow, executed as it is written on small sizes: from the matrix over the measuring of each table to
 * the commit. The plugin is the one that this build has made; it stands in the local repository of the other
 * integration tests, so the step that builds it is left out.
 */
class BenchmarksWorkflowIT {
    @TempDir
    private Path directory;

    private Path origin;

    @BeforeEach
    void copyTheRepository() throws Exception {
        assumeThat(MavenProgram.isThere())
                .as("bash, git and mvn are on the path, and the plugin is in the repository of the integration tests")
                .isTrue();
        Path tree = Files.createDirectory(directory.resolve("tree"));
        for (String file : Command.git(Repository.root(), "ls-files", "--cached", "--others", "--exclude-standard")
                .lines()
                .filter(file -> !file.startsWith("\""))
                .toList()) {
            Path source = Repository.root().resolve(file);
            if (Files.isRegularFile(source) && !file.contains("/src/")) {
                Files.createDirectories(tree.resolve(file).getParent());
                Files.copy(source, tree.resolve(file));
            }
        }
        origin = Origin.of(tree, directory.resolve("origin.git"));
    }

    @Test
    void fromTheMatrixToTheCommitAndNothingMoreTheSecondTime() throws Exception {
        Map<String, Object> inputs = Map.of("links", "300", "objects", "20", "idBits", "64", "publish", true);
        List<JobResult> results = run("first", "workflow_dispatch", inputs).run();

        assertThat(results)
                .as(() -> JobResult.text(results))
                .extracting(JobResult::job, JobResult::result)
                .containsExactly(tuple("plan"), tuple("measure"), tuple("measure"), tuple("render"), tuple("publish"));
        assertThat(subjects()).containsExactly("Update the benchmark results [skip ci]", "Start");
        assertThat(Command.git(origin, "ls-tree", "--name-only", "main:docs/benchmarks/results")
                        .lines())
                .contains("links-java-64-300.json", "objects-java-64-20.json");
        for (String readme : new String[] {"README.md", "README.ru.md"}) {
            assertThat(Command.git(origin, "show", "main:" + readme))
                    .contains("Doublets Split NonVolatile", "SQLite File", "links-java-64-300");
        }

        // The second time the same reports come from the jobs, as when the last job is started again.
        WorkflowRun again = run("second", "workflow_dispatch", inputs).after("plan", "measure");
        copyReports("first", "second");
        List<JobResult> second = again.run();

        assertThat(second)
                .as(() -> JobResult.text(second))
                .extracting(JobResult::job, JobResult::result)
                .containsExactly(tuple("render"), tuple("publish"));
        assertThat(second.get(second.size() - 1).output()).contains("nothing to commit");
        assertThat(subjects()).hasSize(2);
    }

    @Test
    void whatFinishedIsCommittedThoughAJobFailed() throws Exception {
        Map<String, Object> inputs = Map.of("links", "100", "objects", "10", "idBits", "32", "publish", true);
        // Nobody listens there, so the row of objects that needs a server fails, and its job with it.
        String nowhere = "jdbc:postgresql://localhost:1/none?user=nobody&password=none";
        List<JobResult> results =
                run("partly", "workflow_dispatch", inputs, nowhere).run();

        assertThat(results)
                .as(() -> JobResult.text(results))
                .extracting(JobResult::job, JobResult::result)
                .containsExactlyInAnyOrder(
                        tuple("plan"),
                        tuple("measure"),
                        Tuple.tuple("measure", "failure"),
                        tuple("render"),
                        tuple("publish"));
        assertThat(subjects()).containsExactly("Update the benchmark results [skip ci]", "Start");
        assertThat(Command.git(origin, "show", "main:docs/benchmarks/results/links-java-32-100.json"))
                .contains("\"schema\": 1");
    }

    private static Tuple tuple(String job) {
        return Tuple.tuple(job, "success");
    }

    private WorkflowRun run(String name, String event, Map<String, Object> inputs) throws IOException {
        // There is no server on this machine; its rows are left out.
        return run(name, event, inputs, "");
    }

    private WorkflowRun run(String name, String event, Map<String, Object> inputs, String postgresql)
            throws IOException {
        Map<String, String> environment = new HashMap<>();
        environment.put("MAVEN_REPOSITORY", MavenProgram.LOCAL_REPOSITORY.toString());
        environment.put(
                "MVN",
                MavenProgram.create(directory.resolve(name + "-maven"), 1).toString());
        environment.put("POSTGRESQL", postgresql);
        return new WorkflowRun(
                Workflow.read(Workflow.DIRECTORY.resolve("benchmarks.yml")),
                Files.createDirectory(directory.resolve(name)),
                origin,
                Map.of("event_name", event, "ref", "refs/heads/main"),
                inputs,
                environment,
                List.of("Build the plugin"));
    }

    private void copyReports(String from, String to) throws IOException {
        Path source = directory.resolve(from).resolve("artifacts");
        try (Stream<Path> files = Files.walk(source)) {
            for (Path file : files.filter(Files::isRegularFile)
                    .filter(file -> !source.relativize(file).startsWith("rendered"))
                    .toList()) {
                Path target = directory.resolve(to).resolve("artifacts").resolve(source.relativize(file));
                Files.createDirectories(target.getParent());
                Files.copy(file, target);
            }
        }
    }

    private List<String> subjects() throws IOException, InterruptedException {
        return Command.git(origin, "log", "--format=%s", "main").lines().toList();
    }
}
