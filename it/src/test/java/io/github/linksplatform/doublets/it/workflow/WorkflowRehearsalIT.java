package io.github.linksplatform.doublets.it.workflow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.github.linksplatform.doublets.it.workflow.Workflow.Step;
import io.github.linksplatform.doublets.it.workflow.WorkflowRun.JobResult;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Every step of every workflow of this repository, executed in its order as it is written: nothing is left out but what
 * another system or JDK would have to do, and nothing is replaced but what only GitHub and Maven Central have. Clones,
 * the local repository of Maven and the keys are the rehearsal's own. It takes a quarter of an hour, so it runs on demand.
 */
class WorkflowRehearsalIT {
    /** The system property that asks for the rehearsal. */
    private static final String REHEARSAL = "doublets.rehearsal";

    /** The test command stays what it is and runs less: one unit test and one integration test. */
    private static final List<String> FEWER_TESTS = List.of(
            "-Dtest=MatrixTest",
            "-Dsurefire.failIfNoSpecifiedTests=false",
            "-Dit.test=NoneIT",
            "-Dfailsafe.failIfNoSpecifiedTests=false",
            "-Dinvoker.test=no-pom");

    /** The version that the POMs of this repository say. */
    private static final String SNAPSHOT = System.getProperty("project.version");

    @TempDir
    private Path directory;

    @BeforeEach
    void requireIt() {
        assumeThat(System.getProperty(REHEARSAL))
                .as(
                        "the rehearsal of the workflows runs with -D%s, by .github/scripts/rehearse-workflows.sh",
                        REHEARSAL)
                .isNotNull();
    }

    @Test
    void benchmarksFromTheMatrixToTheCommitAndNothingMoreTheSecondTime() throws Exception {
        Path origin = origin(
                SNAPSHOT,
                List.of(
                        "-Ddoublets.repetitions=1",
                        "-Ddoublets.warmup.minSeconds=0",
                        "-Ddoublets.warmup.maxSeconds=0"));
        Map<String, Object> contexts = Map.of(
                "github", Map.of("event_name", "workflow_dispatch", "ref", "refs/heads/main"),
                "inputs", Map.of("links", "1000", "objects", "100", "idBits", "32,64", "publish", true));
        // In place of the service that GitHub starts.
        Map<String, String> environment = Map.of("POSTGRESQL", "embedded");

        WorkflowRun first = run("benchmarks.yml", "first", origin, contexts, environment);
        assertComplete("benchmarks.yml", first.run());
        assertThat(Origin.subjects(origin)).containsExactly("Update the benchmark results [skip ci]", "Start");
        assertThat(Command.git(origin, "show", "main:README.md"))
                .contains("links-java-32-1000", "objects-java-64-100", "PostgreSQL Hibernate");

        List<JobResult> second = run("benchmarks.yml", "second", origin, contexts, environment)
                .after(first, "plan", "measure")
                .run();
        assertThat(second)
                .as(() -> JobResult.text(second))
                .extracting(JobResult::result)
                .containsOnly("success");
        assertThat(second.get(second.size() - 1).output()).contains("nothing to commit");
        assertThat(Origin.subjects(origin)).hasSize(2);
    }

    @Test
    void theTestsOfEachSystemThatThisMachineIs() throws Exception {
        String system = System.getProperty("os.name").startsWith("Linux") ? "ubuntu" : "another system";
        String java = String.valueOf(Runtime.version().feature());
        Map<String, Object> contexts = Map.of("github", Map.of("event_name", "push", "ref", "refs/heads/main"));

        List<JobResult> results = run(
                        "ci.yml", "ci", origin(SNAPSHOT, FEWER_TESTS), contexts, Map.of("PROJECTS", "no-pom"))
                .onlyWhere(combination ->
                        combination.getOrDefault("os", system).toString().startsWith(system)
                                && combination.getOrDefault("java", java).equals(java))
                .run();

        assertComplete("ci.yml", results);
    }

    @Test
    void aReleaseFromItsTagToMavenCentral() throws Exception {
        assumeThat(Command.exists("gpg"))
                .as("gpg is on the path; without it nothing can be signed")
                .isTrue();
        String version = SNAPSHOT.replace("-SNAPSHOT", "");
        String passphrase = "rehearsal";
        Path keys = keys(passphrase);
        try (CentralStandIn central = CentralStandIn.start()) {
            List<String> options = new ArrayList<>(FEWER_TESTS);
            options.add("-DcentralBaseUrl=" + central.url());
            options.add("-DwaitPollingInterval=1");
            Path origin = origin(version, options);
            Map<String, Object> contexts = Map.of(
                    "github",
                    Map.of("event_name", "push", "ref", "refs/tags/v" + version, "ref_name", "v" + version),
                    "secrets",
                    Map.of(
                            "GPG_PASSPHRASE", passphrase,
                            "CENTRAL_USERNAME", "rehearsal",
                            "CENTRAL_TOKEN", "rehearsal"));

            List<JobResult> results = run(
                            "release.yml", "release", origin, contexts, Map.of("GNUPGHOME", keys.toString()))
                    .run();

            assertComplete("release.yml", results);
            assertThat(results.get(0).output())
                    .contains("The bundle of " + version + " has all that Maven Central requires (signed).");
            assertThat(central.uploads())
                    .singleElement()
                    .satisfies(upload -> assertThat(new String(upload, StandardCharsets.ISO_8859_1))
                            .contains("doublets-maven-plugin-" + version + ".jar.asc"));
        } finally {
            Command.run(keys, Map.of("GNUPGHOME", keys.toString()), "gpgconf", "--kill", "all");
        }
    }

    /**
     * A repository of all files of this one.
     *
     * @param version the version that its POMs say
     * @param options options of every Maven that runs in it, none with a space
     */
    private Path origin(String version, List<String> options) throws IOException, InterruptedException {
        Path tree = Repository.copyTo(directory.resolve("tree"), file -> true);
        try (Stream<Path> files = Files.walk(tree)) {
            for (Path pom : files.filter(
                            file -> file.endsWith("pom.xml") && !file.toString().contains("/src/"))
                    .toList()) {
                Files.writeString(
                        pom,
                        Files.readString(pom)
                                .replace("<version>" + SNAPSHOT + "</version>", "<version>" + version + "</version>"));
            }
        }
        List<String> all = new ArrayList<>(options);
        all.add("-Dmaven.repo.local=" + directory.resolve("repository"));
        Files.write(Files.createDirectories(tree.resolve(".mvn")).resolve("maven.config"), all);
        return Origin.of(tree, directory.resolve("origin.git"));
    }

    private WorkflowRun run(
            String workflow, String name, Path origin, Map<String, Object> contexts, Map<String, String> environment)
            throws IOException {
        return new WorkflowRun(
                Workflow.read(Workflow.DIRECTORY.resolve(workflow)),
                Files.createDirectory(directory.resolve(name)),
                origin,
                contexts,
                environment);
    }

    /** Every job has succeeded, and every command of the workflow has run but those that follow a failure. */
    private static void assertComplete(String workflow, List<JobResult> results) throws IOException {
        assertThat(results)
                .as(() -> JobResult.text(results))
                .extracting(JobResult::result)
                .containsOnly("success");
        Workflow.read(Workflow.DIRECTORY.resolve(workflow)).jobs().forEach((id, job) -> {
            List<JobResult> ofJob =
                    results.stream().filter(result -> result.job().equals(id)).toList();
            assertThat(ofJob)
                    .as(id)
                    .isNotEmpty()
                    .allSatisfy(result -> assertThat(result.steps())
                            .as(result.output())
                            .containsExactlyElementsOf(job.steps().stream()
                                    .filter(step -> step.run() != null
                                            && !step.condition().contains("failure()"))
                                    .map(Step::name)
                                    .toList()));
        });
    }

    /** A directory of gpg with one key that signs. */
    private Path keys(String passphrase) throws IOException, InterruptedException {
        Path keys = Files.createDirectory(
                directory.resolve("keys"),
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
        Command.output(
                directory,
                Map.of("GNUPGHOME", keys.toString()),
                "gpg",
                "--batch",
                "--pinentry-mode",
                "loopback",
                "--passphrase",
                passphrase,
                "--quick-generate-key",
                "Rehearsal <rehearsal@example.org>",
                "rsa3072",
                "sign",
                "never");
        return keys;
    }
}
