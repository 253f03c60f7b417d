package io.github.linksplatform.doublets.plugin.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linksplatform.doublets.worker.Job;
import io.github.linksplatform.doublets.worker.Result;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JournalTest {
    private static final Map<String, String> PLAN = Map.of("tables", "links-java-64-1000");

    @TempDir
    private Path directory;

    private Path file;

    @BeforeEach
    void name() {
        file = directory.resolve("target/doublets/journal.jsonl");
    }

    @Test
    void aRunGoesOnWithWhatIsFinishedAndInTheOldOrder() throws Exception {
        try (Journal journal = Journal.begin(file, PLAN, 42)) {
            journal.append(entry(1));
            journal.append(entry(2));
        }

        try (Journal journal = Journal.resume(file, PLAN, 7)) {
            assertThat(journal.seed()).isEqualTo(42);
            assertThat(journal.entries()).containsExactly(entry(1), entry(2));
            journal.append(entry(3));
        }
        try (Journal journal = Journal.resume(file, PLAN, 7)) {
            assertThat(journal.entries()).containsExactly(entry(1), entry(2), entry(3));
        }
    }

    @Test
    void aJournalCutAnywhereLosesTheCutLineAlone() throws Exception {
        try (Journal journal = Journal.begin(file, PLAN, 42)) {
            journal.append(entry(1));
            journal.append(entry(2));
        }
        byte[] whole = Files.readAllBytes(file);
        List<String> lines = Files.readAllLines(file);
        int header = lines.get(0).length() + 1;
        int first = header + lines.get(1).length() + 1;

        for (int length :
                new int[] {0, 1, header - 1, header, header + 1, first - 1, first, whole.length - 1, whole.length}) {
            Files.write(file, Arrays.copyOf(whole, length));
            int complete = length < first ? 0 : length < whole.length ? 1 : 2;
            try (Journal journal = Journal.resume(file, PLAN, 7)) {
                assertThat(journal.entries()).as("%d bytes", length).hasSize(complete);
                journal.append(entry(3));
            }
            try (Journal journal = Journal.resume(file, PLAN, 7)) {
                assertThat(journal.entries()).as("%d bytes", length).hasSize(complete + 1);
                assertThat(journal.seed()).isEqualTo(length < header ? 7 : 42);
            }
        }
    }

    @Test
    void aJournalOfAnotherConfigurationIsRefusedWithTheDifference() throws Exception {
        Journal.begin(file, Map.of("tables", "links-java-64-1000", "jvm", "17"), 42)
                .close();
        byte[] before = Files.readAllBytes(file);

        assertThatThrownBy(() -> Journal.resume(file, Map.of("tables", "links-java-32-1000", "jvm", "17"), 42))
                .isInstanceOf(JournalException.class)
                .hasMessage("The journal " + file + " is of another run: tables was links-java-64-1000 and is now"
                        + " links-java-32-1000; restore that configuration, or start again without doublets.resume.");
        assertThat(file).hasBinaryContent(before);
    }

    @Test
    void aDamagedLineIsNamed() throws Exception {
        Journal.begin(file, PLAN, 42).close();
        Files.writeString(file, "{\"table\": 1\n", StandardOpenOption.APPEND);

        assertThatThrownBy(() -> Journal.resume(file, PLAN, 42))
                .isInstanceOf(JournalException.class)
                .hasMessageContaining("cannot be read at line 2");
    }

    @Test
    void withoutAskingToResumeARunBeginsAnew() throws Exception {
        try (Journal journal = Journal.begin(file, PLAN, 42)) {
            journal.append(entry(1));
        }
        try (Journal journal = Journal.begin(file, PLAN, 43)) {
            assertThat(journal.entries()).isEmpty();
        }
    }

    @Test
    void twoBuildsDoNotWriteOneJournal() throws Exception {
        try (Journal journal = Journal.begin(file, PLAN, 42)) {
            assertThat(journal.entries()).isEmpty();
            assertThatThrownBy(() -> Journal.begin(file, PLAN, 42))
                    .isInstanceOf(JournalException.class)
                    .hasMessageContaining("is in use");
        }
    }

    private static Journal.Entry entry(int repetition) {
        Result result = new Result(
                Job.SCHEMA,
                "SQLite_Memory",
                repetition,
                null,
                List.of(new Result.Operation("create", 1.0 / 3, 0.1, null, 0L, 1, 10, "18446744073709551615")),
                null,
                null,
                null,
                null,
                null,
                null,
                new Result.WarmUp(3, 1.5, "plateau"),
                Map.of("journal_mode", "memory"),
                Map.of("SQLite", "3.54.1"),
                "A VM");
        return new Journal.Entry("links-java-64-1000", "SQLite_Memory", repetition, 1.25, result);
    }
}
