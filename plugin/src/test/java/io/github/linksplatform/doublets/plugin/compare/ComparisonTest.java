package io.github.linksplatform.doublets.plugin.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.linksplatform.doublets.plugin.compare.ComparisonRequest.Start;
import io.github.linksplatform.doublets.plugin.fork.ForkFailure;
import io.github.linksplatform.doublets.plugin.fork.JavaInstallation;
import io.github.linksplatform.doublets.plugin.report.JournalException;
import io.github.linksplatform.doublets.plugin.report.Report;
import io.github.linksplatform.doublets.plugin.report.ReportFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ComparisonTest {
    @TempDir
    private Path directory;

    @Test
    void aReportHasTheFiguresOfEveryRepetitionAndWhyARowHasNone() throws Exception {
        ComparisonOutcome outcome = new FakeComparison(directory, Start.ANEW, 3, 7, "Good", "Wrong_Tally").run();

        assertThat(outcome.reports()).containsExactly(directory.resolve("results/links-java-64-10.json"));
        assertThat(outcome.failures())
                .singleElement()
                .extracting(ForkFailure::message)
                .asString()
                .startsWith("Wrong_Tally");
        assertThat(outcome.time().totalSeconds()).isPositive();
        Report report = ReportFiles.read(outcome.reports().get(0));
        assertThat(report.provenance().date()).isEqualTo("2026-11-30");
        assertThat(report.result("Good")
                        .orElseThrow()
                        .operations()
                        .get("create")
                        .samplesNs())
                .containsExactly(12.5, 12.5, 12.5);
        assertThat(report.result("Wrong_Tally").orElseThrow().failure().operation())
                .isEqualTo("update");
        assertThat(report.environment().pluginVersion()).isEqualTo("1");
        assertThat(report.environment().jvmFlags()).contains("-XX:+UseSerialGC");
    }

    @Test
    void aRunThatIsKilledTwiceAndResumedHasEveryRepetitionOnceInTheOrderOfItsPlan() throws Exception {
        killAfter(2);
        killAfter(5);

        ComparisonOutcome outcome = new FakeComparison(directory, Start.RESUMED, 5, 99, "One", "Two").run();

        assertThat(repetitions()).isEqualTo(FakeComparison.order(directory, 5, 7, "One", "Two"));
        Report report = ReportFiles.read(outcome.reports().get(0));
        assertThat(report.method().orderSeed()).isEqualTo(7);
        assertThat(report.results())
                .allSatisfy(row ->
                        assertThat(row.operations().get("create").samplesNs()).hasSize(5));
    }

    @Test
    void anotherConfigurationDoesNotGoOnWithTheJournal() throws Exception {
        new FakeComparison(directory, Start.ANEW, 1, 7, "One").run();

        assertThatThrownBy(() -> new FakeComparison(directory, Start.RESUMED, 2, 7, "One").run())
                .isInstanceOf(JournalException.class)
                .hasMessageContaining("links-java-64-10 repetitions was 1 and is now 2");
    }

    /** Goes on in a process of its own, and kills it when so many repetitions are in the journal. */
    private void killAfter(int finished) throws Exception {
        Process process = new ProcessBuilder(
                        JavaInstallation.current().executable().toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        FakeComparison.class.getName(),
                        directory.toString(),
                        "7")
                .redirectErrorStream(true)
                .redirectOutput(directory.resolve("killed.log").toFile())
                .start();
        while (repetitions().size() < finished) {
            assertThat(process.isAlive()).as("the killed process").isTrue();
            Thread.sleep(5);
        }
        process.destroyForcibly().waitFor();
    }

    /** What the journal has, in its order. */
    private List<String> repetitions() throws IOException {
        Path journal = directory.resolve("journal.jsonl");
        List<String> names = new ArrayList<>();
        if (Files.exists(journal)) {
            String text = Files.readString(journal);
            List<String> lines =
                    text.substring(0, text.lastIndexOf('\n') + 1).lines().toList();
            for (String line : lines) {
                JsonNode entry = new JsonMapper().readTree(line);
                if (entry.has("variant")) {
                    names.add(entry.get("variant").textValue() + " "
                            + entry.get("repetition").intValue());
                }
            }
        }
        return names;
    }
}
