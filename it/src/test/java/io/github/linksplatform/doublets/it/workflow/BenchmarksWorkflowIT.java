package io.github.linksplatform.doublets.it.workflow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.github.linksplatform.doublets.it.workflow.WorkflowRun.JobResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
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
    private static final Path LOCAL_REPOSITORY =
            Repository.root().resolve("it/target/local-repo").toAbsolutePath();

    @TempDir
    private Path directory;

    private Path origin;

    @BeforeEach
    void copyTheRepository() throws Exception {
        assumeThat(Command.exists("bash") && Command.exists("git") && Command.exists("mvn"))
                .as("bash, git and mvn are on the path; without them no step of a workflow can run")
                .isTrue();
        assumeThat(LOCAL_REPOSITORY)
                .as("the plugin is in the local repository of the integration tests")
                .isDirectory();
        Path tree = Files.createDirectory(directory.resolve("tree"));
        for (String file : git(Repository.root(), "ls-files", "--cached", "--others", "--exclude-standard")
                .lines()
                .filter(file -> !file.startsWith("\""))
                .toList()) {
            Path source = Repository.root().resolve(file);
            if (Files.isRegularFile(source) && !file.contains("/src/")) {
                Files.createDirectories(tree.resolve(file).getParent());
                Files.copy(source, tree.resolve(file));
            }
        }
        git(tree, "init", "--quiet", "--initial-branch=main");
        git(tree, "add", ".");
        git(tree, "-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "--quiet", "--message", "Start");
        origin = directory.resolve("origin.git");
        git(directory, "clone", "--quiet", "--bare", tree.toString(), origin.toString());
    }

    @Test
    void fromTheMatrixToTheCommitAndNothingMoreTheSecondTime() throws Exception {
        Map<String, Object> inputs = Map.of("links", "300", "objects", "20", "idBits", "64", "publish", true);
        List<JobResult> results = run("first", "workflow_dispatch", inputs).run();

        assertThat(results)
                .as(() -> logs(results))
                .extracting(JobResult::job, JobResult::result)
                .containsExactly(tuple("plan"), tuple("measure"), tuple("measure"), tuple("render"), tuple("publish"));
        assertThat(subjects()).containsExactly("Update the benchmark results [skip ci]", "Start");
        assertThat(git(origin, "ls-tree", "--name-only", "main:docs/benchmarks/results")
                        .lines())
                .contains("links-java-64-300.json", "objects-java-64-20.json");
        for (String readme : new String[] {"README.md", "README.ru.md"}) {
            assertThat(git(origin, "show", "main:" + readme))
                    .contains("Doublets Split NonVolatile", "SQLite File", "links-java-64-300");
        }

        // The second time the same reports come from the jobs, as when the last job is started again.
        WorkflowRun again = run("second", "workflow_dispatch", inputs).after("plan", "measure");
        copyReports("first", "second");
        List<JobResult> second = again.run();

        assertThat(second)
                .as(() -> logs(second))
                .extracting(JobResult::job, JobResult::result)
                .containsExactly(tuple("render"), tuple("publish"));
        assertThat(second.get(second.size() - 1).output()).contains("nothing to commit");
        assertThat(subjects()).hasSize(2);
    }

    private static Tuple tuple(String job) {
        return Tuple.tuple(job, "success");
    }

    private WorkflowRun run(String name, String event, Map<String, Object> inputs) throws IOException {
        Map<String, String> environment = new HashMap<>();
        environment.put("MAVEN_REPOSITORY", LOCAL_REPOSITORY.toString());
        environment.put("MVN", maven(name).toString());
        // There is no server on this machine; its rows are left out.
        environment.put("POSTGRESQL", "");
        return new WorkflowRun(
                Workflow.read(Workflow.DIRECTORY.resolve("benchmarks.yml")),
                Files.createDirectory(directory.resolve(name)),
                origin,
                Map.of("event_name", event, "ref", "refs/heads/main"),
                inputs,
                environment,
                List.of("Build the plugin"));
    }

    /**
     * Maven as the other integration tests run it: what it needs comes from the repository of the build that runs them.
     * It measures as briefly as can be, since nobody reads these figures.
     */
    private Path maven(String name) throws IOException {
        Path settings = directory.resolve(name + "-settings.xml");
        Files.writeString(
                settings,
                Files.readString(Repository.root().resolve("it/src/it/settings.xml"))
                        .replace(
                                "@localRepositoryUrl@",
                                Path.of(System.getProperty("outer.repository"))
                                        .toUri()
                                        .toString()));
        Path program = Files.writeString(directory.resolve(name + "-mvn"), """
                #!/usr/bin/env bash
                exec mvn --settings '%s' "$@" -Ddoublets.repetitions=1 \
                  -Ddoublets.warmup.minSeconds=0 -Ddoublets.warmup.maxSeconds=0
                """.formatted(settings));
        return Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwxr-xr-x"));
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
        return git(origin, "log", "--format=%s", "main").lines().toList();
    }

    private static String logs(List<JobResult> results) {
        return results.stream()
                .map(result -> result.job() + ": " + result.result() + "\n" + result.output())
                .collect(Collectors.joining("\n"));
    }

    private static String git(Path work, String... arguments) throws IOException, InterruptedException {
        return Command.output(
                work,
                Map.of(),
                Stream.concat(Stream.of("git"), Stream.of(arguments)).toArray(String[]::new));
    }
}
