package io.github.linksplatform.doublets.split;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linksplatform.doublets.Flow;
import io.github.linksplatform.doublets.Link;
import io.github.linksplatform.doublets.memory.InvalidStoreFileException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What stands in the two files, and what becomes of files as they are found. */
class SplitFilesTest {
    private static final long SEED = 20261130;

    @TempDir
    Path directory;

    private Path data;
    private Path index;

    @BeforeEach
    void name() {
        data = directory.resolve("data.links");
        index = directory.resolve("index.links");
    }

    private SplitLinks open(int bits) {
        return SplitLinks.openFiles(data, index, bits);
    }

    private static List<Link> all(SplitLinks links) {
        List<Link> all = new ArrayList<>();
        links.each((id, source, target) -> {
            all.add(new Link(id, source, target));
            return Flow.CONTINUE;
        });
        return all;
    }

    private static List<Long> ids(SplitLinks links, long... query) {
        List<Long> ids = new ArrayList<>();
        links.each(
                (id, source, target) -> {
                    ids.add(id);
                    return Flow.CONTINUE;
                },
                query);
        return ids;
    }

    /** Links to live, deleted, never created and external ends, some of them null. */
    private static void fill(SplitLinks links, int count, Random random) {
        for (int i = 0; i < count; i++) {
            links.create(end(links, count, random), end(links, count, random));
        }
        for (int i = 0; i < count / 3; i++) {
            long id = 1L + random.nextInt(count);
            if (links.exists(id)) {
                links.delete(id);
            }
        }
        for (int i = 0; i < count / 8; i++) {
            links.create(end(links, count, random), end(links, count, random));
        }
    }

    private static long end(SplitLinks links, int count, Random random) {
        return switch (random.nextInt(8)) {
            case 0 -> 0;
            case 1 -> links.constants().maxValue() - random.nextInt(3);
            case 2 -> count + 0L + random.nextInt(count);
            case 3 -> links.constants().itself();
            default -> 1L + random.nextInt(count);
        };
    }

    @ParameterizedTest
    @ValueSource(ints = {32, 64})
    void aSmallStoreHasTheseWords(int bits) throws IOException {
        try (SplitLinks links = open(bits)) {
            links.create(1, 1);
            links.create(1, 7);
            links.create(2, 1);
            links.create();
            links.create();
            links.delete(4);
        }
        StoredForm stored = new StoredForm(data, index, bits);
        assertThat(Files.size(data)).isEqualTo((1L << 20) * bits / 4);
        assertThat(Files.size(index)).isEqualTo((1L << 20) * bits);
        assertThat(stored.dataRecord(0)).containsExactly(0L, 0L);
        assertThat(stored.dataRecord(1)).containsExactly(1L, 1L);
        assertThat(stored.dataRecord(2)).containsExactly(1L, 7L);
        assertThat(stored.dataRecord(3)).containsExactly(2L, 1L);
        assertThat(stored.dataRecord(4)).containsExactly(4L, 4L);
        assertThat(stored.dataRecord(5)).containsExactly(0L, 0L);
        assertThat(stored.indexRecord(0)).containsExactly(5L, 1_048_575L, 1L, 4L, 0L, 2L, 4L, 0L);
        assertThat(stored.indexRecord(1)).containsExactly(1L, 0L, 2L, 2L, 1L, 0L, 3L, 2L);
        assertThat(stored.indexRecord(2)).containsExactly(3L, 0L, 0L, 1L, 0L, 0L, 0L, 1L);
        assertThat(stored.indexRecord(3)).containsExactly(0L, 0L, 0L, 1L, 0L, 0L, 0L, 1L);
        assertThat(stored.indexRecord(4)).containsOnly(0L);
        assertThat(stored.isClearFrom(5)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(ints = {32, 64})
    void closedFilesHaveUpstreamsFormAndOpenAsTheyWere(int bits) throws IOException {
        Random random = new Random(SEED);
        List<Link> before = List.of();
        for (int round = 0; round < 4; round++) {
            try (SplitLinks links = open(bits)) {
                assertThat(links.verify()).isEmpty();
                assertThat(all(links)).isEqualTo(before);
                fill(links, 500, random);
                assertThat(links.verify()).isEmpty();
                before = all(links);
            }
            new StoredForm(data, index, bits).assertUpstreamForm();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {32, 64})
    void usagesOfADeletedLinkComeBackWithIt(int bits) {
        try (SplitLinks links = open(bits)) {
            long any = links.constants().any();
            links.create(1, 1);
            links.create(1, 1);
            links.create(2, 1);
            links.create(1, 2);
            links.delete(1);
            links.delete(2);
            assertThat(ids(links, any, 1, any)).containsExactly(4L);
            assertThat(ids(links, any, any, 2)).containsExactly(4L);
        }
        try (SplitLinks links = open(bits)) {
            long any = links.constants().any();
            assertThat(ids(links, any, 1, any)).containsExactly(4L);
            assertThat(links.create(2, 2)).isEqualTo(2);
            assertThat(ids(links, any, 2, any)).containsExactly(3L, 2L);
            assertThat(ids(links, any, any, 2)).containsExactly(4L, 2L);
            assertThat(links.search(2, 1)).isEqualTo(3);
        }
        try (SplitLinks links = open(bits)) {
            long any = links.constants().any();
            assertThat(ids(links, any, 2, any)).containsExactly(3L, 2L);
            assertThat(ids(links, any, any, 1)).containsExactly(3L);
            assertThat(links.verify()).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {32, 64})
    void equalLinksAreAllFoundAlsoAfterOpening(int bits) {
        try (SplitLinks links = open(bits)) {
            for (int i = 0; i < 10; i++) {
                links.create(1, i % 2 == 0 ? 5 : 6);
            }
            assertThat(ids(links, links.constants().any(), 1, 5)).containsExactly(1L, 3L, 5L, 7L, 9L);
        }
        try (SplitLinks links = open(bits)) {
            long any = links.constants().any();
            assertThat(ids(links, any, 1, 5)).containsExactly(1L, 3L, 5L, 7L, 9L);
            links.delete(5);
            links.update(7, 1, 6);
            assertThat(ids(links, any, 1, 5)).containsExactly(1L, 3L, 9L);
            assertThat(links.count(any, 1, 6)).isEqualTo(6);
            assertThat(links.verify()).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {32, 64})
    void deletingTheHighestLinkKeepsWhatRefersToIt(int bits) throws IOException {
        try (SplitLinks links = open(bits)) {
            long any = links.constants().any();
            links.create(2, 3);
            links.create(3, 3);
            links.create(1, 1);
            links.delete(3);
            links.delete(2);
            assertThat(ids(links, any, 2, any)).containsExactly(1L);
            assertThat(ids(links, any, any, 3)).containsExactly(1L);
            assertThat(links.verify()).isEmpty();
        }
        new StoredForm(data, index, bits).assertUpstreamForm();
        try (SplitLinks links = open(bits)) {
            assertThat(links.create(2, 3)).isEqualTo(2);
            assertThat(ids(links, links.constants().any(), 2, 3)).containsExactly(1L, 2L);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {32, 64})
    void aStoreThatWasNotClosedIsBuiltAnew(int bits) throws IOException {
        Path copiedData = directory.resolve("copied.data");
        Path copiedIndex = directory.resolve("copied.index");
        List<Link> before;
        try (SplitLinks links = open(bits)) {
            fill(links, 500, new Random(SEED));
            before = all(links);
            Files.copy(data, copiedData);
            Files.copy(index, copiedIndex);
        }
        // A root and a size of what a process was at when it was killed.
        write(copiedIndex, bits, 8L * 20, 499);
        write(copiedIndex, bits, 8L * 30 + 7, 123);
        try (SplitLinks links = SplitLinks.openFiles(copiedData, copiedIndex, bits)) {
            assertThat(all(links)).isEqualTo(before);
            assertThat(links.verify()).isEmpty();
        }
        new StoredForm(copiedData, copiedIndex, bits).assertUpstreamForm();
    }

    private static void write(Path file, int bits, long word, long value) throws IOException {
        try (RandomAccessFile access = new RandomAccessFile(file.toFile(), "rw")) {
            access.seek(word * bits / 8);
            if (bits == 32) {
                access.writeInt(Integer.reverseBytes((int) value));
            } else {
                access.writeLong(Long.reverseBytes(value));
            }
        }
    }

    /** The form of C#: the links with a live source are a circular list, whose head keeps their number. */
    @ParameterizedTest
    @ValueSource(ints = {32, 64})
    void listsOfSourcesAreReplacedByTrees(int bits) throws IOException {
        List<Link> before;
        try (SplitLinks links = open(bits)) {
            Random random = new Random(SEED);
            for (int i = 1; i <= 300; i++) {
                links.create(1 + random.nextInt(40), 1 + random.nextInt(300));
            }
            for (int id = 50; id < 150; id += 3) {
                links.delete(id);
            }
            before = all(links);
        }
        for (long owner = 1; owner <= 40; owner++) {
            long source = owner;
            List<Long> list = before.stream()
                    .filter(link -> link.source() == source)
                    .map(Link::id)
                    .toList();
            write(index, bits, 8 * owner, list.isEmpty() ? 0 : list.get(0));
            for (int i = 0; i < list.size(); i++) {
                write(index, bits, 8 * list.get(i) + 1, list.get((i + list.size() - 1) % list.size()));
                write(index, bits, 8 * list.get(i) + 2, list.get((i + 1) % list.size()));
                write(index, bits, 8 * list.get(i) + 3, i == 0 ? list.size() : 0);
            }
        }
        try (SplitLinks links = open(bits)) {
            assertThat(all(links)).isEqualTo(before);
            assertThat(links.verify()).isEmpty();
            assertThat(links.create()).isEqualTo(149);
        }
        new StoredForm(data, index, bits).assertUpstreamForm();
    }

    @Test
    void damagedIndexesAndFreeIdsAreRefused() throws IOException {
        try (SplitLinks links = open(32)) {
            fill(links, 500, new Random(SEED));
        }
        byte[] sound = Files.readAllBytes(index);
        write(index, 32, 8L * 100 + 2, 101);
        assertRefused(32, "tree by source");
        Files.write(index, sound);
        write(index, 32, 3, 1);
        assertRefused(32, "free");
        Files.write(index, sound);
        open(32).close();
    }

    private void assertRefused(int bits, String reason) throws IOException {
        byte[] dataBefore = Files.readAllBytes(data);
        byte[] indexBefore = Files.readAllBytes(index);
        assertThatThrownBy(() -> open(bits))
                .isInstanceOf(InvalidStoreFileException.class)
                .hasMessageContaining(reason)
                .hasMessageContaining(directory.toString());
        assertThat(Files.readAllBytes(data)).isEqualTo(dataBefore);
        assertThat(Files.readAllBytes(index)).isEqualTo(indexBefore);
    }

    @Test
    void filesThatCannotBelongTogetherAreRefused() throws IOException {
        try (SplitLinks links = open(32)) {
            links.create(1, 1);
        }
        assertRefused(64, "another id width would explain it");
        Path third = directory.resolve("third");
        Files.move(data, third);
        Files.move(index, data);
        Files.move(third, index);
        assertRefused(32, "where both must be equal");
        Files.delete(index);
        assertThatThrownBy(() -> open(32))
                .isInstanceOf(InvalidStoreFileException.class)
                .hasMessageContaining("does not exist");
        assertThat(index).doesNotExist();
        assertThat(Files.size(data)).isEqualTo(32L << 20);
    }

    @Test
    void aShrunkStoreOpensAndGrowsAgain() throws IOException {
        try (SplitLinks links = open(32)) {
            for (int i = 1; i <= 10; i++) {
                links.create(i, 11);
            }
            links.delete(10);
            links.shrinkOnClose();
        }
        assertThat(Files.size(data)).isEqualTo(10 * 8);
        assertThat(Files.size(index)).isEqualTo(10 * 32);
        new StoredForm(data, index, 32).assertUpstreamForm();
        try (SplitLinks links = open(32)) {
            assertThat(links.verify()).isEmpty();
            assertThat(links.countByTarget(11)).isEqualTo(9);
            assertThat(links.create(10, 10)).isEqualTo(10);
            assertThat(Files.size(index)).isEqualTo(32L << 20);
        }
    }
}
