package io.github.linksplatform.doublets.split;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.linksplatform.doublets.Flow;
import io.github.linksplatform.doublets.LinkHandler;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Files that the Rust implementation wrote. */
class SplitFixturesTest {
    private static final Path FIXTURES = Path.of(System.getProperty("doublets.reference", ""), "fixtures");

    private static final Pattern QUERY = Pattern.compile("(\\d+) from \\[(.*)] to \\[(.*)]");

    @TempDir
    Path directory;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "split-u32-1created",
                "split-u32-2updated",
                "split-u32-3deleted",
                "split-u32-3deleted-unused",
                "split-u32-4recreated-unused",
                "split-u64-1created",
                "split-u64-2updated"
            })
    void opensAnswersAndStaysSound(String name) throws IOException {
        assumeTrue(Files.isDirectory(FIXTURES), "the reference files are not here");
        int bits = name.startsWith("split-u32") ? 32 : 64;
        Path data = unpack(name + ".data.links");
        Path index = unpack(name + ".index.links");
        try (SplitLinks links = SplitLinks.openFiles(data, index, bits)) {
            List<String> all = new ArrayList<>();
            links.each((id, source, target) -> {
                all.add(id + " " + source + " " + target);
                return Flow.CONTINUE;
            });
            assertThat(all).isEqualTo(lines(name + ".txt"));
            long any = links.constants().any();
            for (String line : lines(name + ".queries.txt")) {
                Matcher expected = QUERY.matcher(line);
                assertThat(expected.matches()).isTrue();
                long value = Long.parseLong(expected.group(1));
                List<Long> bySource = new ArrayList<>();
                List<Long> byTarget = new ArrayList<>();
                links.each(collect(bySource), any, value, any);
                links.each(collect(byTarget), any, any, value);
                // Ours are ascending. Rust's are only by a live source, elsewhere they show the shape of its trees.
                assertThat(bySource).isSortedAccordingTo(Comparator.comparing(links::target));
                assertThat(byTarget).isSortedAccordingTo(Comparator.comparing(links::source));
                if (links.exists(value)) {
                    assertThat(bySource).isEqualTo(ids(expected.group(2)));
                }
                assertThat(bySource).containsExactlyInAnyOrderElementsOf(ids(expected.group(2)));
                assertThat(byTarget).containsExactlyInAnyOrderElementsOf(ids(expected.group(3)));
            }
            assertThat(links.verify()).isEmpty();
            change(links);
            assertThat(links.verify()).isEmpty();
        }
        new StoredForm(data, index, bits).assertUpstreamForm();
    }

    private static List<Long> ids(String ids) {
        return ids.isEmpty()
                ? List.of()
                : Arrays.stream(ids.split(", ", -1)).map(Long::valueOf).toList();
    }

    private static LinkHandler collect(List<Long> ids) {
        return (id, source, target) -> {
            ids.add(id);
            return Flow.CONTINUE;
        };
    }

    private static void change(SplitLinks links) {
        Random random = new Random(7);
        for (int i = 0; i < 1_000; i++) {
            long id = 1L + random.nextInt(1_000);
            if (!links.exists(id)) {
                links.create(1 + random.nextInt(1_000), 1 + random.nextInt(1_000));
            } else if (random.nextBoolean()) {
                links.update(id, links.target(id), 1 + random.nextInt(1_000));
            } else {
                links.delete(id);
            }
        }
    }

    private static List<String> lines(String name) throws IOException {
        return Files.readAllLines(FIXTURES.resolve(name)).stream()
                .filter(line -> !line.startsWith("#") && !line.isBlank())
                .toList();
    }

    private Path unpack(String name) throws IOException {
        Path file = directory.resolve(name);
        try (InputStream packed = new GZIPInputStream(Files.newInputStream(FIXTURES.resolve(name + ".gz")))) {
            Files.copy(packed, file);
        }
        return file;
    }
}
