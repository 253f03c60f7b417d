package io.github.linksplatform.doublets.plugin.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.github.linksplatform.doublets.plugin.TestReports;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReportFilesTest {
    @TempDir
    Path directory;

    static Report report(double... samples) {
        Map<String, OperationResult> operations = new LinkedHashMap<>();
        operations.put(
                "query_all", OperationResult.raw(TestReports.list(samples), TestReports.list(samples), null, null));
        operations.put("create", TestReports.times(samples));
        return TestReports.report(
                1,
                new TableId("Java", "links", 64, 1000),
                null,
                List.of(TestReports.row("SQLite_Memory", null, null, operations)));
    }

    @Test
    void whatIsWrittenIsRead() {
        Path file = ReportFiles.write(directory, report(1.5, 2, 0.1));

        assertThat(file).hasFileName("links-java-64-1000.json");
        assertThat(ReportFiles.read(file)).isEqualTo(report(1.5, 2, 0.1));
        assertThat(ReportFiles.read(file).results().get(0).operations().keySet())
                .containsExactly("query_all", "create");
    }

    @Test
    void numbersHaveOneFormEverywhere() throws IOException {
        // Double.toString would write some of these with an exponent.
        String json =
                Files.readString(ReportFiles.write(directory, report(0.002, 1e10, Math.scalb(1.0, 77), 0, 1.0 / 3)));

        assertThat(json.replaceAll("\\s+", ""))
                .contains("\"samples_ns\":[0.002,10000000000,151115727451829000000000,0,0.333333333333333]");
    }

    @ParameterizedTest
    @ValueSource(strings = {"de-DE", "ar-EG", "tr-TR", "hi-IN", "th-TH"})
    void theLocaleChangesNothing(String tag) throws IOException {
        byte[] expected = Files.readAllBytes(ReportFiles.write(directory.resolve("here"), report(0.25, 1e10, 1234.5)));
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag(tag));
            Path file = ReportFiles.write(directory.resolve("there"), report(0.25, 1e10, 1234.5));

            assertThat(file).hasBinaryContent(expected).hasFileName("links-java-64-1000.json");
            assertThat(ReportFiles.read(file)).isEqualTo(report(0.25, 1e10, 1234.5));
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void keysAreThoseOfTheOtherLanguages() throws IOException {
        assertThat(Files.readString(ReportFiles.write(directory, report(1))))
                .startsWith("""
                        {
                          "schema": 1,
                          "language": "Java",
                          "category": "links",
                          "bits": 64,
                          "size": 1000,
                          "repetitions": 3,
                        """)
                .doesNotContain("\r")
                .endsWith("}\n");
    }

    @Test
    void aNewVersionOfAReportReplacesTheOldAndLeavesNothingBeside() throws IOException {
        ReportFiles.write(directory, report(1));
        Path file = ReportFiles.write(directory, report(2));

        assertThat(ReportFiles.read(file)).isEqualTo(report(2));
        assertThat(directory.toFile().list()).containsExactly("links-java-64-1000.json");
    }

    @Test
    void keysOfOthersAreTolerated() throws IOException {
        Path file = ReportFiles.write(directory, report(1));
        Files.writeString(file, Files.readString(file).replaceFirst("\\{", "{\"tree_sha\": [1, {}],"));

        assertThat(ReportFiles.read(file)).isEqualTo(report(1));
    }

    @Test
    void aReportThatWasCutIsNamed() throws IOException {
        Path file = ReportFiles.write(directory, report(1, 2, 3));
        byte[] whole = Files.readAllBytes(file);
        for (int length = 1; length < whole.length - 2; length++) {
            Files.write(file, Arrays.copyOf(whole, length));
            assertThatExceptionOfType(ReportException.class)
                    .as("cut after %d bytes", length)
                    .isThrownBy(() -> ReportFiles.read(file))
                    .withMessageContaining(file.toString())
                    .withMessageContaining("cut short");
        }
    }

    @Test
    void whatIsNoReportIsNamedWithTheReason() throws IOException {
        assertRefused("", "is empty");
        assertRefused("<html>", "is not JSON (line 1, column ");
        assertRefused("[]", "it is not a JSON object");
        assertRefused("{\"schema\": 2, \"results\": 5}", "is of schema 2; this plugin knows schema 1");
        assertRefused("{\"schema\": \"1\"}", "its schema is \"1\", not a whole number");
        assertRefused("{}", "has no language");
        String valid =
                "{\"language\":\"Java\",\"category\":\"links\",\"bits\":64,\"size\":10,\"repetitions\":1,\"results\":"
                        + "[{\"variant\":\"A\",\"operations\":{\"create\":{\"samples_ns\":[1]}}}]}";
        assertRefused(valid.replace("links", "trees"), "the category 'trees'; valid categories are links and objects");
        assertRefused(valid.replace("64", "16"), "bits 16; valid widths are 32 and 64");
        assertRefused(valid.replace(":10", ":0"), "the size 0");
        assertRefused(valid.replace(":10", ":\"many\""), "not valid (line 1, column ");
        assertRefused(valid.replace("[1]", "[]"), "no samples_ns for the operation create of A");
        assertRefused(valid.replace("[1]", "[null]"), "null among samples_ns of the operation create of A");
        assertRefused(valid.replace("[1]", "[-1]"), "-1.0 among samples_ns of the operation create of A");
        assertRefused(valid.replace("\"create\":", "\"create\":null,\"create\":"), "Duplicate field 'create'");
        assertRefused(valid + "}", "is not JSON");
    }

    private void assertRefused(String content, String reason) throws IOException {
        Path file = directory.resolve("links-java-64-10.json");
        Files.writeString(file, content);
        assertThatExceptionOfType(ReportException.class)
                .isThrownBy(() -> ReportFiles.read(file))
                .withMessageStartingWith("The report " + file)
                .withMessageContaining(reason)
                .withMessageNotContaining("\n");
    }

    @Test
    void aDirectoryAmongReportsIsNamed() throws IOException {
        Path inner = Files.createDirectory(directory.resolve("links-java-64-10.json"));

        assertThatExceptionOfType(ReportException.class)
                .isThrownBy(() -> ReportFiles.readAll(List.of(directory)))
                .withMessageContaining(inner + " is a directory");
    }

    @Test
    void aMissingDirectoryIsNamedWithWhatToDo() {
        assertThatExceptionOfType(ReportException.class)
                .isThrownBy(() -> ReportFiles.readAll(List.of(directory.resolve("none"))))
                .withMessageContaining(directory.resolve("none") + " does not exist")
                .withMessageContaining("doublets:compare");
    }

    @Test
    void twoReportsOfOneTableAreRefused() throws IOException {
        Path first = Files.createDirectory(directory.resolve("a"));
        Path second = Files.createDirectory(directory.resolve("b"));
        Path one = ReportFiles.write(first, report(1));
        Path two = ReportFiles.write(second, report(2));
        assertThatExceptionOfType(ReportException.class)
                .isThrownBy(() -> ReportFiles.readAll(List.of(first, second)))
                .withMessageContainingAll(one.toString(), two.toString(), "Two reports");

        Path renamed = Files.move(two, second.resolve("other.json"));
        assertThatExceptionOfType(ReportException.class)
                .isThrownBy(() -> ReportFiles.readAll(List.of(first, second)))
                .withMessageContaining(renamed.toString());
    }

    @Test
    void reportsOfTheOtherLanguagesAreRead() {
        Path reference = Path.of(System.getProperty("doublets.reference", ""), "upstream-results");
        assumeThat(reference).isDirectory();

        List<StoredReport> reports = ReportFiles.readAll(List.of(reference));

        assertThat(reports).isNotEmpty().allSatisfy(stored -> {
            assertThat(stored.report().published()).isTrue();
            assertThat(stored.file()).hasFileName(stored.report().table().fileName());
            assertThat(stored.report().provenance().software().toolchain()).isNotBlank();
        });
    }
}
