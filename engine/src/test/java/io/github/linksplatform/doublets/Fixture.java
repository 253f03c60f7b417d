package io.github.linksplatform.doublets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;

/**
 * A store that the Rust implementation wrote, with what it should hold and answer. A test that asks for one is skipped
 * where the reference files are missing.
 *
 * @param name the name of its files
 */
public record Fixture(String name) {
    private static final Path FIXTURES = Path.of(System.getProperty("doublets.reference", ""), "fixtures");

    private static final Pattern ANSWER = Pattern.compile("(\\d+) from \\[(.*)] to \\[(.*)]");

    /** Skips the test that asks if there are no fixtures. */
    public Fixture {
        assumeTrue(Files.isDirectory(FIXTURES), "the reference files are not here");
    }

    /** The id width that the name tells. */
    public int bits() {
        return name.contains("u32") ? 32 : 64;
    }

    /** Writes one of the store's files. */
    public Path unpack(String suffix, Path directory) throws IOException {
        Path file = directory.resolve(name + suffix);
        try (InputStream packed = new GZIPInputStream(Files.newInputStream(FIXTURES.resolve(name + suffix + ".gz")))) {
            Files.copy(packed, file);
        }
        return file;
    }

    /** All links and all answers, compared without their order, which in upstream shows the shapes of its trees. */
    public void assertHeldBy(Links links) throws IOException {
        List<String> all = new ArrayList<>();
        links.each((id, source, target) -> {
            all.add(id + " " + source + " " + target);
            return Flow.CONTINUE;
        });
        assertThat(all).isEqualTo(lines(".txt"));
        long any = links.constants().any();
        for (String line : lines(".queries.txt")) {
            Matcher answer = ANSWER.matcher(line);
            assertThat(answer.matches()).as(line).isTrue();
            long value = Long.parseLong(answer.group(1));
            assertFinds(links, answer.group(2), any, value, any);
            assertFinds(links, answer.group(3), any, any, value);
        }
    }

    private static void assertFinds(Links links, String ids, long... query) {
        List<String> found = new ArrayList<>();
        links.each(
                (id, source, target) -> {
                    found.add(Long.toString(id));
                    return Flow.CONTINUE;
                },
                query);
        assertThat(found)
                .containsExactlyInAnyOrder(ids.isEmpty() ? new String[0] : ids.split(", ", -1))
                .hasSize((int) links.count(query));
    }

    /** Creates, updates and deletes at random. */
    public static void change(Links links, long seed) {
        Random random = new Random(seed);
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

    private List<String> lines(String suffix) throws IOException {
        return Files.readAllLines(FIXTURES.resolve(name + suffix)).stream()
                .filter(line -> !line.startsWith("#") && !line.isBlank())
                .toList();
    }
}
