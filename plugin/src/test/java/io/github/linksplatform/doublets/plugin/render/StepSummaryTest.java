package io.github.linksplatform.doublets.plugin.render;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StepSummaryTest {
    @TempDir
    Path directory;

    private RenderedFiles render(Path summary) {
        return Rendering.render(RenderRequest.of(List.of(GoldenFilesTest.reports()), directory.resolve("out"))
                .withStepSummary(summary));
    }

    @Test
    void manyModulesStayUnderTheLimitAndSayWhatIsLeftOut() throws IOException {
        Path summary = directory.resolve("step.md");
        render(summary);
        long one = Files.size(summary);
        Files.writeString(summary, "x".repeat((int) (StepSummary.LIMIT - one * 3 / 2)));
        render(summary);
        assertThat(Files.readString(summary)).doesNotContain("not fit here");

        RenderedFiles third = render(summary);
        assertThat(Files.size(summary)).isLessThanOrEqualTo(StepSummary.LIMIT);
        assertThat(Files.readString(summary)).containsPattern("[123] more tables? do(es)? not fit here");
        assertThat(third.warnings()).isEmpty();

        while (Files.size(summary) < StepSummary.LIMIT) {
            Files.writeString(
                    summary, Files.readString(summary) + "x".repeat((int) (StepSummary.LIMIT - Files.size(summary))));
        }
        assertThat(render(summary).warnings()).singleElement().asString().contains(summary.toString(), "full");
        assertThat(Files.size(summary)).isEqualTo(StepSummary.LIMIT);
    }

    @Test
    void aSummaryThatCannotBeWrittenIsAWarning() {
        Path missing = directory.resolve("none/step.md");

        assertThat(render(missing).warnings())
                .singleElement()
                .asString()
                .contains(missing.toString(), "cannot be written");
        assertThat(directory.resolve("out/README.md")).exists();
    }

    @Test
    void aMissingSummaryIsAFaultWhereOneIsExpected() {
        assertThat(StepSummary.file(Map.of("GITHUB_STEP_SUMMARY", "step.md"))).contains(Path.of("step.md"));
        assertThat(StepSummary.fault(Map.of("GITHUB_ACTIONS", "true", "GITHUB_STEP_SUMMARY", "step.md")))
                .isEmpty();
        for (Map<String, String> actions : List.of(
                Map.of("GITHUB_ACTIONS", "true"), Map.of("GITHUB_ACTIONS", "true", "GITHUB_STEP_SUMMARY", " "))) {
            assertThat(StepSummary.file(actions)).isEmpty();
            assertThat(StepSummary.fault(actions)).get().asString().contains("GITHUB_STEP_SUMMARY is not set");
        }
        assertThat(StepSummary.fault(Map.of())).isEmpty();
    }
}
