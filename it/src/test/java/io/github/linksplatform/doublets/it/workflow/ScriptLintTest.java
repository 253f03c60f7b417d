package io.github.linksplatform.doublets.it.workflow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Runs ShellCheck over the steps of the workflows. */
class ScriptLintTest {
    @Test
    void theScriptsHaveNoFault() throws Exception {
        assumeThat(Command.exists("shellcheck"))
                .as("shellcheck is on the path; without it the scripts are not checked")
                .isTrue();
        List<String> command = new ArrayList<>(List.of("shellcheck", "--external-sources", "--source-path=SCRIPTDIR"));
        try (Stream<Path> scripts = Files.list(Repository.root().resolve(".github/scripts"))) {
            scripts.filter(script -> script.toString().endsWith(".sh"))
                    .map(Path::toString)
                    .forEach(command::add);
        }

        Command check = Command.run(Repository.root(), Map.of(), command.toArray(String[]::new));

        assertThat(command).hasSizeGreaterThan(3);
        assertThat(check.exitCode()).as(check.output()).isZero();
    }
}
