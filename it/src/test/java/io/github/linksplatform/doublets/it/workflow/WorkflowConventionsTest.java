package io.github.linksplatform.doublets.it.workflow;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linksplatform.doublets.it.workflow.Workflow.Job;
import io.github.linksplatform.doublets.it.workflow.Workflow.Step;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What we ask of workflows beyond what a linter knows. */
class WorkflowConventionsTest {
    private static final Pattern PINNED =
            Pattern.compile("\\s*(?:- )?uses: [\\w./-]+@[0-9a-f]{40} # v\\d+\\.\\d+\\.\\d+");
    private static final Pattern SCRIPT = Pattern.compile("\\.github/scripts/[\\w.-]+\\.sh");
    private static final int JOB_LIMIT_MINUTES = 360;

    static List<Path> workflows() throws IOException {
        List<Path> files = new ArrayList<>(Workflow.all());
        files.add(Repository.root().resolve("it/examples/consumer/.github/workflows/benchmarks.yml"));
        return files;
    }

    @ParameterizedTest
    @MethodSource("workflows")
    void actionsArePinnedToACommitAndNameItsVersion(Path file) throws IOException {
        assertThat(Files.readAllLines(file))
                .filteredOn(line -> line.contains("uses:"))
                .isNotEmpty()
                .allMatch(line -> PINNED.matcher(line).matches());
    }

    @ParameterizedTest
    @MethodSource("workflows")
    void everyJobEndsInTime(Path file) throws IOException {
        for (Job job : Workflow.read(file).jobs().values()) {
            assertThat(job.document().get("timeout-minutes"))
                    .as(job.id())
                    .isInstanceOfSatisfying(
                            Integer.class, minutes -> assertThat(minutes).isBetween(1, JOB_LIMIT_MINUTES - 1));
        }
    }

    @ParameterizedTest
    @MethodSource("workflows")
    void nothingMayWriteUnlessItsJobSaysSo(Path file) throws IOException {
        Workflow workflow = Workflow.read(file);

        assertThat(workflow.document().get("permissions")).isEqualTo(Map.of("contents", "read"));
        assertThat(workflow.document().get("concurrency")).isNotNull();
        for (Job job : workflow.jobs().values()) {
            boolean writes = job.document().containsKey("permissions")
                    && Map.of("contents", "write").equals(job.document().get("permissions"));
            for (Step step : job.steps()) {
                if (step.uses() != null && step.uses().startsWith("actions/checkout@") && !writes) {
                    assertThat(step.with()).as(job.id()).containsEntry("persist-credentials", false);
                }
            }
        }
    }

    /** What somebody else has written, such as a branch's name, is data to a script and never a part of it. */
    @ParameterizedTest
    @MethodSource("workflows")
    void noExpressionIsPartOfACommand(Path file) throws IOException {
        assertThat(Workflow.read(file).jobs().values())
                .flatExtracting(Job::steps)
                .allSatisfy(
                        step -> assertThat(step.run() == null ? "" : step.run()).doesNotContain("${{"));
    }

    @ParameterizedTest
    @MethodSource("workflows")
    void theScriptsAreThere(Path file) throws IOException {
        Matcher script = SCRIPT.matcher(Files.readString(file));
        while (script.find()) {
            assertThat(Repository.root().resolve(script.group())).isExecutable();
        }
    }

    @Test
    void theOtherFilesOfGitHubAreYaml() throws IOException {
        Path github = Repository.root().resolve(".github");
        for (Path file : List.of(github.resolve("dependabot.yml"), github.resolve("ISSUE_TEMPLATE/bug.yml"))) {
            assertThat(Workflow.document(file)).as(file.toString()).isNotEmpty();
        }
        for (String template : List.of("bug.yml", "result.yml")) {
            assertThat(Files.readString(github.resolve("ISSUE_TEMPLATE").resolve(template)))
                    .as("%s asks for the report file", template)
                    .contains("label: The report file");
        }
    }
}
