package io.github.linksplatform.doublets.workload;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What other languages read in the documentation is what is measured here. */
class WorkerContractDataTest {
    private static String page;

    @BeforeAll
    static void readsThePage() throws IOException {
        // Where lines break says nothing.
        page = Files.readString(Path.of("../docs/worker-contract.md")).replaceAll("\\s+", " ");
    }

    @Test
    void theFileHasTheTexts() throws IOException {
        assertThat(Files.readAllLines(Path.of("../docs/worker-contract/post-texts.txt")))
                .isEqualTo(PostTexts.ALL);
    }

    @Test
    void thePageHasTheFirstNumbersAndLinks() {
        assertThat(page)
                .contains("sm(1) = " + Long.toUnsignedString(SplitMix64.at(1)) + ", sm(2) = "
                        + Long.toUnsignedString(SplitMix64.at(2)) + ".")
                .contains(LongStream.rangeClosed(1, 10)
                                .mapToObj(id -> Dataset.from(id) + " → " + Dataset.to(id, Dataset.from(id)))
                                .collect(Collectors.joining(", "))
                        + "; the checksum of the second is " + Long.toUnsignedString(Tally.checksum(2, 1, 2)) + ".");
    }

    @Test
    void thePageHasTheSums() {
        assertThat(page)
                .contains("Sums of `create` and of `update` without background: "
                        + GoldenSums.ALL.stream()
                                .filter(golden -> golden.size() <= 100_000)
                                .map(golden -> String.format(Locale.ROOT, "n = %,d: ", golden.size()) + golden.created()
                                        + ", " + (golden.size() == 1 ? "the same" : golden.swapped()))
                                .collect(Collectors.joining("; "))
                        + ".")
                .contains("Sums of `create` without background: "
                        + LongStream.of(1, 10, 1_000)
                                .mapToObj(n -> String.format(Locale.ROOT, "n = %,d: ", n)
                                        + new ObjectsWorkload(0, n, 64, Transactions.ALL)
                                                .operations()
                                                .get(0)
                                                .timed()
                                                .expected()
                                                .checksumText())
                                .collect(Collectors.joining("; "))
                        + ". Post 1 has the second line of the texts and the date "
                        + PostDataset.post(1).publicationDate() + ".");
    }
}
