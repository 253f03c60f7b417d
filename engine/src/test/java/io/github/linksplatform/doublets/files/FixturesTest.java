package io.github.linksplatform.doublets.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.linksplatform.doublets.Flow;
import io.github.linksplatform.doublets.Link;
import io.github.linksplatform.doublets.LinkHandler;
import io.github.linksplatform.doublets.Links;
import io.github.linksplatform.doublets.Shown;
import io.github.linksplatform.doublets.StoreKind;
import io.github.linksplatform.doublets.StoredLinks;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.NavigableMap;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Files that the Rust implementation wrote, with the links and the answers that it gave. They lie in the reference
 * collection and not in this project; {@link LayoutTest} checks the same layout on files of our own.
 */
class FixturesTest {
    private static final Path FIXTURES = Path.of(System.getProperty("doublets.reference", ""), "fixtures");
    private static final long SEED = 20261130;

    @TempDir
    Path directory;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "united-u32-1created",
                "united-u32-2updated",
                "united-u32-3deleted",
                "united-u32-3deleted-unused",
                "united-u32-4recreated",
                "united-u32-4recreated-unused",
                "united-u64-1created",
                "united-u64-2updated",
                "split-u32-1created",
                "split-u32-2updated",
                "split-u32-3deleted",
                "split-u32-3deleted-unused",
                "split-u32-4recreated-unused",
                "split-u64-1created",
                "split-u64-2updated"
            })
    void aFileOfTheRustImplementationAnswersAsItDidThere(String name) throws IOException {
        Path listing = FIXTURES.resolve(name + ".txt");
        assumeTrue(Files.exists(listing), "the reference collection is not here: " + FIXTURES);
        StoreKind kind = StoreKind.valueOf(
                (name.startsWith("united") ? "UNITED_FILE_" : "SPLIT_FILES_") + (name.contains("u32") ? "32" : "64"));
        unpack(name, kind);
        List<String> lines = Files.readAllLines(listing);
        NavigableMap<Long, Link> expected = new TreeMap<>();
        for (String line : lines.subList(2, lines.size())) {
            long[] numbers = numbers(line);
            expected.put(numbers[0], new Link(numbers[0], numbers[1], numbers[2]));
        }
        try (Links links = kind.open(directory)) {
            assertThat(((StoredLinks) links).verify()).isEmpty();
            assertThat(Shown.by(links)).containsExactlyElementsOf(expected.values());
            assertThat(links.count()).isEqualTo(expected.size());
            assertAnswers(links, Files.readAllLines(FIXTURES.resolve(name + ".queries.txt")), expected);
            assertGivesIdsInOrder(links, lines.get(0), expected);
            change(links, expected);
            ((StoredLinks) links).rebuildIndexes();
            assertThat(((StoredLinks) links).verify()).isEmpty();
        }
        try (Links links = kind.open(directory)) {
            assertThat(((StoredLinks) links).verify()).isEmpty();
            assertThat(Shown.by(links)).containsExactlyElementsOf(expected.values());
        }
    }

    @Test
    void everyFixtureIsTested() throws IOException {
        assumeTrue(Files.exists(FIXTURES), "the reference collection is not here: " + FIXTURES);
        ValueSource tested = Arrays.stream(FixturesTest.class.getDeclaredMethods())
                .filter(method -> method.isAnnotationPresent(ValueSource.class))
                .findFirst()
                .orElseThrow()
                .getAnnotation(ValueSource.class);
        try (Stream<Path> files = Files.list(FIXTURES)) {
            assertThat(files.map(file -> file.getFileName().toString())
                            .filter(file -> file.endsWith(".queries.txt"))
                            .map(file -> file.substring(0, file.length() - ".queries.txt".length())))
                    .containsExactlyInAnyOrder(tested.strings());
        }
    }

    private void unpack(String name, StoreKind kind) throws IOException {
        for (Path file : kind.files(directory)) {
            String packed = name.startsWith("united") ? name + ".links.gz" : name + "." + file.getFileName() + ".gz";
            try (InputStream in = new GZIPInputStream(Files.newInputStream(FIXTURES.resolve(packed)))) {
                Files.copy(in, file);
            }
        }
    }

    private static long[] numbers(String line) {
        return Pattern.compile(" ")
                .splitAsStream(line)
                .mapToLong(Long::parseLong)
                .toArray();
    }

    private static List<Link> shown(Consumer<LinkHandler> query) {
        List<Link> shown = new ArrayList<>();
        query.accept((id, source, target) -> {
            shown.add(new Link(id, source, target));
            return Flow.CONTINUE;
        });
        return shown;
    }

    /** The lines say {@code v from [ids] to [ids]}, in the order of the Rust trees; ours is ascending by the end. */
    private static void assertAnswers(Links links, List<String> lines, NavigableMap<Long, Link> expected) {
        Pattern answer = Pattern.compile("(\\d+) from \\[([0-9, ]*)] to \\[([0-9, ]*)]");
        int answers = 0;
        for (String line : lines) {
            Matcher matcher = answer.matcher(line);
            if (!matcher.matches()) {
                assertThat(line).startsWith("#");
                continue;
            }
            answers++;
            long value = Long.parseLong(matcher.group(1));
            List<Link> from = links(matcher.group(2), expected);
            List<Link> to = links(matcher.group(3), expected);
            from.sort(Comparator.comparingLong(Link::target).thenComparingLong(Link::id));
            to.sort(Comparator.comparingLong(Link::source).thenComparingLong(Link::id));
            assertThat(shown(handler -> links.eachBySource(value, handler))).isEqualTo(from);
            assertThat(shown(handler -> links.eachByTarget(value, handler))).isEqualTo(to);
            assertThat(links.countBySource(value)).isEqualTo(from.size());
            assertThat(links.countByTarget(value)).isEqualTo(to.size());
        }
        assertThat(answers).isEqualTo(1000);
        for (Link link : expected.values()) {
            assertThat(links.search(link.source(), link.target())).isNotZero();
        }
    }

    private static List<Link> links(String ids, NavigableMap<Long, Link> expected) {
        return Pattern.compile("\\d+")
                .matcher(ids)
                .results()
                .map(id -> expected.get(Long.parseLong(id.group())))
                .collect(Collectors.toCollection(ArrayList::new));
    }

    /** The list of free ids is taken over: the first one is given next. */
    private static void assertGivesIdsInOrder(Links links, String header, NavigableMap<Long, Link> expected) {
        Matcher free = Pattern.compile("first_free=(\\d+)").matcher(header);
        assertThat(free.find()).isTrue();
        long next = Long.parseLong(free.group(1));
        long id = links.create(1, 1);
        assertThat(id).isEqualTo(next == 0 ? expected.lastKey() + 1 : next);
        links.delete(id);
    }

    private static void change(Links links, NavigableMap<Long, Link> expected) {
        Random random = new Random(SEED);
        for (int i = 1; i <= 3_000; i++) {
            long id = random.nextInt(3) == 0 || expected.isEmpty()
                    ? 0
                    : expected.ceilingEntry(1 + random.nextLong(expected.lastKey()))
                            .getKey();
            long source = 1L + random.nextInt(1100);
            long target = 1L + random.nextInt(40);
            if (id == 0) {
                long created = links.create(source, target);
                assertThat(expected.put(created, new Link(created, source, target)))
                        .isNull();
            } else if (random.nextBoolean()) {
                links.update(id, source, target);
                expected.put(id, new Link(id, source, target));
            } else {
                links.delete(id);
                expected.remove(id);
            }
            if (i % 100 == 0) {
                assertThat(((StoredLinks) links).verify())
                        .as("seed %d, change %d", SEED, i)
                        .isEmpty();
                assertThat(Shown.by(links)).containsExactlyElementsOf(expected.values());
            }
        }
    }
}
