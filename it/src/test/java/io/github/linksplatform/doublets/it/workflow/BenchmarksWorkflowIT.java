package io.github.linksplatform.doublets.it.workflow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.github.linksplatform.doublets.it.workflow.WorkflowRun.JobResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
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
        origin = Origin.of(
                Repository.copyTo(directory.resolve("tree"), file -> !file.contains("/src/")),
                directory.resolve("origin.git"));
    }

    @Test
    void fromTheMatrixToTheCommitAndNothingMoreTheSecondTime() throws Exception {
        Map<String, Object> inputs = Map.of("links", "300", "objects", "20", "idBits", "64", "publish", true);
        WorkflowRun first = run("first", inputs, "");
        List<JobResult> results = first.run();

        assertThat(results)
                .as(() -> JobResult.text(results))
                .extracting(JobResult::job, JobResult::result)
                .containsExactly(tuple("plan"), tuple("measure"), tuple("measure"), tuple("render"), tuple("publish"));
        assertThat(Origin.subjects(origin)).containsExactly("Update the benchmark results [skip ci]", "Start");
        assertThat(Command.git(origin, "ls-tree", "--name-only", "main:docs/benchmarks/results")
                        .lines())
                .contains("links-java-64-300.json", "objects-java-64-20.json");
        for (String readme : new String[] {"README.md", "README.ru.md"}) {
            assertThat(Command.git(origin, "show", "main:" + readme))
                    .contains("Doublets Split NonVolatile", "SQLite File", "links-java-64-300");
        }

        // The second time the same reports come from the jobs, as when the last job is started again.
        List<JobResult> second =
                run("second", inputs, "").after(first, "plan", "measure").run();

        assertThat(second)
                .as(() -> JobResult.text(second))
                .extracting(JobResult::job, JobResult::result)
                .containsExactly(tuple("render"), tuple("publish"));
        assertThat(second.get(second.size() - 1).output()).contains("nothing to commit");
        assertThat(Origin.subjects(origin)).hasSize(2);
    }

    @Test
    void whatFinishedIsCommittedThoughAJobFailed() throws Exception {
        Map<String, Object> inputs = Map.of("links", "100", "objects", "10", "idBits", "32", "publish", true);
        // Nobody listens there, so the row of objects that needs a server fails, and its job with it.
        String nowhere = "jdbc:postgresql://localhost:1/none?user=nobody&password=none";
        List<JobResult> results = run("partly", inputs, nowhere).run();

        assertThat(results)
                .as(() -> JobResult.text(results))
                .extracting(JobResult::job, JobResult::result)
                .containsExactlyInAnyOrder(
                        tuple("plan"),
                        tuple("measure"),
                        Tuple.tuple("measure", "failure"),
                        tuple("render"),
                        tuple("publish"));
        assertThat(Origin.subjects(origin)).containsExactly("Update the benchmark results [skip ci]", "Start");
        assertThat(Command.git(origin, "show", "main:docs/benchmarks/results/links-java-32-100.json"))
                .contains("\"schema\": 1");
    }

    private static Tuple tuple(String job) {
        return Tuple.tuple(job, "success");
    }

    /**
     * A run that is started by hand.
     *
     * @param postgresql the server for the rows that need one, or empty to leave them out: there is none on this machine
     */
    private WorkflowRun run(String name, Map<String, Object> inputs, String postgresql) throws IOException {
        Map<String, String> environment = Map.of(
                "MAVEN_REPOSITORY", MavenProgram.LOCAL_REPOSITORY.toString(),
                "MVN",
                        MavenProgram.create(directory.resolve(name + "-maven"), 1)
                                .toString(),
                "POSTGRESQL", postgresql);
        Map<String, Object> github = Map.of("event_name", "workflow_dispatch", "ref", "refs/heads/main");
        return new WorkflowRun(
                        Workflow.read(Workflow.DIRECTORY.resolve("benchmarks.yml")),
                        Files.createDirectory(directory.resolve(name)),
                        origin,
                        Map.of("github", github, "inputs", inputs),
                        environment)
                .without("Build the plugin");
    }
}
