package io.github.linksplatform.doublets.plugin.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StepOutputTest {
    @Test
    void addsToWhatTheStepHasSetAlready(@TempDir Path directory) throws Exception {
        Path file = Files.writeString(directory.resolve("output"), "before=1\n");

        StepOutput.of(Map.of("GITHUB_OUTPUT", file.toString())).orElseThrow().set("matrix", "{}");

        assertThat(file).hasContent("before=1\nmatrix={}\n");
    }

    @Test
    void isNowhereOutsideGitHubActions() {
        assertThat(StepOutput.of(Map.of("GITHUB_OUTPUT", " "))).isEmpty();
        assertThat(StepOutput.of(Map.of())).isEmpty();
    }

    @Test
    void aSecondLineWouldBeAnotherOutput(@TempDir Path directory) {
        StepOutput output = new StepOutput(directory.resolve("output"));

        assertThatIllegalArgumentException().isThrownBy(() -> output.set("matrix", "{}\nother=1"));
    }
}
