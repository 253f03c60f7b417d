package io.github.linksplatform.doublets.it.workflow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The step that commits results, on a repository of its own. In place of Maven stands a program that "renders" the list
 * of the reports, and in place of other people a hook that pushes a commit just before the step does.
 */
class PublishTest {
    private static final String RENDERER = """
            #!/usr/bin/env bash
            set -e
            case "$*" in *:report*) ;; *) exit 9 ;; esac
            ls docs/benchmarks/results > README.md
            """;

    @TempDir
    private Path directory;

    private final Map<String, String> environment = new HashMap<>();
    private Path origin;
    private Path checkout;

    @BeforeEach
    void makeARepository() throws Exception {
        assumeThat(Command.exists("bash") && Command.exists("git"))
                .as("bash and git are on the path; without them no step of a workflow can run")
                .isTrue();
        for (String who : new String[] {"AUTHOR", "COMMITTER"}) {
            environment.put("GIT_" + who + "_NAME", "Somebody");
            environment.put("GIT_" + who + "_EMAIL", "somebody@example.org");
        }
        environment.put("GIT_CONFIG_GLOBAL", directory.resolve("no-config").toString());
        environment.put("MVN", program("mvn", RENDERER).toString());
        environment.put("BRANCH", "main");
        environment.put("PAUSE", "0");

        origin = directory.resolve("origin.git");
        git(directory, "init", "--quiet", "--bare", "--initial-branch=main", origin.toString());
        Path seed = clone("seed");
        Files.createDirectories(seed.resolve(".github/scripts"));
        for (String script : new String[] {"common.sh", "merge.sh", "render.sh", "publish.sh"}) {
            Files.copy(
                    Repository.root().resolve(".github/scripts").resolve(script),
                    seed.resolve(".github/scripts").resolve(script));
        }
        write(seed, "pom.xml", "<project>\n  <version>1</version>\n</project>\n");
        write(seed, "README.md", "old.json\n");
        write(seed, "README.ru.md", "\n");
        write(seed, "docs/benchmarks/results/old.json", "{}");
        commit(seed, "Start");
        git(seed, "push", "--quiet", "origin", "HEAD:main");

        checkout = clone("checkout");
        write(checkout, "target/reports/new.json", "{}");
    }

    @Test
    void commitsOnceAndThenFindsNothingToDo() throws Exception {
        String before = head();
        publish();
        String after = head();
        Command again = publish();

        assertThat(after).isNotEqualTo(before);
        assertThat(again.output()).contains("nothing to commit");
        assertThat(head()).isEqualTo(after);
        assertThat(git(origin, "show", "main:README.md")).isEqualTo("new.json\nold.json");
        assertThat(git(origin, "log", "-1", "--format=%s", "main")).endsWith("[skip ci]");
        assertThat(git(origin, "show", "--name-only", "--format=", "main").lines())
                .containsExactlyInAnyOrder("README.md", "docs/benchmarks/results/new.json");
    }

    @Test
    void aCommitThatWasPushedMeanwhileIsKept() throws Exception {
        Command publish = publishWhileOthersPush(1);

        assertThat(publish.output()).contains("Attempt 1 of 5").contains("Committed to main");
        assertThat(git(origin, "log", "--format=%s", "main").lines())
                .containsExactly("Update the benchmark results [skip ci]", "Other work 1", "Start");
        assertThat(git(origin, "show", "main:README.md")).isEqualTo("new.json\nold.json\nother1.json");
    }

    @Test
    void givesUpAfterSomeAttempts() throws Exception {
        environment.put("ATTEMPTS", "2");
        Command publish = publishWhileOthersPush(9);

        assertThat(publish.exitCode()).isEqualTo(1);
        assertThat(publish.output()).contains("main took no push in 2 attempts");
        assertThat(git(origin, "log", "--format=%s", "main").lines())
                .containsExactly("Other work 2", "Other work 1", "Start");
    }

    @Test
    void withoutAnyReportNothingIsRendered() throws Exception {
        String before = head();
        Files.delete(checkout.resolve("target/reports/new.json"));
        Command publish = Command.run(checkout, environment, ".github/scripts/publish.sh");

        assertThat(publish.exitCode()).isEqualTo(1);
        assertThat(publish.output()).contains("target/reports has no report");
        assertThat(head()).isEqualTo(before);
    }

    private Command publish() throws Exception {
        Command publish = Command.run(checkout, environment, ".github/scripts/publish.sh");
        assertThat(publish.exitCode()).as(publish.output()).isZero();
        return publish;
    }

    /** Publishes while somebody else pushes a commit just before each of our first pushes. */
    private Command publishWhileOthersPush(int times) throws Exception {
        Path other = clone("other");
        Path hooks = Files.createDirectory(directory.resolve("hooks"));
        Path count = directory.resolve("count");
        Files.writeString(count, "0");
        program("hooks/pre-push", """
                #!/usr/bin/env bash
                set -e
                n=$(( $(cat '%1$s') + 1 ))
                if (( n <= %2$d )); then
                  echo "$n" > '%1$s'
                  unset GIT_DIR GIT_WORK_TREE GIT_INDEX_FILE GIT_CONFIG_COUNT
                  cd '%3$s'
                  echo '{}' > "docs/benchmarks/results/other$n.json"
                  git add .
                  git commit --quiet --message "Other work $n"
                  git push --quiet origin HEAD:main
                fi
                """.formatted(count, times, other));
        environment.put("GIT_CONFIG_COUNT", "1");
        environment.put("GIT_CONFIG_KEY_0", "core.hooksPath");
        environment.put("GIT_CONFIG_VALUE_0", hooks.toString());
        Command publish = Command.run(checkout, environment, ".github/scripts/publish.sh");
        environment.remove("GIT_CONFIG_COUNT");
        return publish;
    }

    private Path clone(String name) throws IOException, InterruptedException {
        git(directory, "clone", "--quiet", origin.toString(), name);
        return directory.resolve(name);
    }

    private void commit(Path work, String message) throws IOException, InterruptedException {
        git(work, "add", ".");
        git(work, "commit", "--quiet", "--message", message);
    }

    private String head() throws IOException, InterruptedException {
        return git(origin, "rev-parse", "main");
    }

    private String git(Path work, String... arguments) throws IOException, InterruptedException {
        return Command.git(work, environment, arguments);
    }

    private Path program(String name, String script) throws IOException {
        Path program = Files.writeString(directory.resolve(name), script);
        return Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    private static void write(Path work, String file, String content) throws IOException {
        Path path = work.resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, content);
    }
}
