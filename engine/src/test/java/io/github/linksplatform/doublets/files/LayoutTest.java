package io.github.linksplatform.doublets.files;

import static io.github.linksplatform.doublets.files.StoredWords.SOURCE;
import static io.github.linksplatform.doublets.files.StoredWords.TARGET;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.linksplatform.doublets.Links;
import io.github.linksplatform.doublets.StoreKind;
import io.github.linksplatform.doublets.StoredLinks;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Where closed files have what, byte by byte: the layout that every implementation of Doublets shares. */
class LayoutTest {
    private static final int ALLOCATED = 0;
    private static final int RESERVED = 1;
    private static final int FREE = 2;
    private static final int FIRST_FREE = 3;
    private static final int LAST_FREE = 6;
    private static final int IN_USE = 7;
    private static final int STEP = 1 << 20;

    @TempDir
    Path directory;

    private StoredWords close(StoreKind kind, Links links) throws IOException {
        links.close();
        return StoredWords.read(kind, directory);
    }

    @ParameterizedTest
    @MethodSource("io.github.linksplatform.doublets.StoreKind#persistentKinds")
    void headerRecordsFreeListAndTreesLieWhereEveryImplementationLooksForThem(StoreKind kind) throws IOException {
        Links links = kind.open(directory);
        long external = links.constants().maxValue() - 64;
        links.create(1, 1);
        links.create(1, 2);
        links.create(3, 1);
        links.create(3, 2);
        links.create(1, 6);
        links.create(external, 1);
        links.create(1, 3);
        links.delete(4);
        links.delete(2);
        StoredWords stored = close(kind, links);

        assertThat(stored.header(ALLOCATED)).isEqualTo(7);
        assertThat(stored.header(RESERVED)).isGreaterThanOrEqualTo(7).isLessThan(STEP);
        assertThat(stored.header(FREE)).isEqualTo(2);
        assertThat(stored.header(FIRST_FREE)).isEqualTo(2);
        assertThat(stored.header(LAST_FREE)).isEqualTo(4);
        assertThat(stored.header(IN_USE)).isZero();
        long[][] ends = {{1, 1}, {4, 4}, {3, 1}, {2, 2}, {1, 6}, {external, 1}, {1, 3}};
        for (int id = 1; id <= 7; id++) {
            assertThat(new long[] {stored.end(id, SOURCE), stored.end(id, TARGET)})
                    .as("ends of %d", id)
                    .isEqualTo(ends[id - 1]);
        }
        for (long free : new long[] {2, 4}) {
            assertThat(stored.size(free, SOURCE)).isZero();
            assertThat(stored.size(free, TARGET)).isZero();
        }
        if (stored.isUnited()) {
            assertThat(tree(stored, stored.root(SOURCE), SOURCE)).containsExactly(1L, 7L, 5L, 3L, 6L);
            assertThat(tree(stored, stored.root(TARGET), TARGET)).containsExactly(1L, 3L, 6L, 7L, 5L);
        } else {
            assertThat(tree(stored, stored.root(SOURCE), SOURCE)).containsExactly(6L);
            assertThat(tree(stored, stored.root(TARGET), TARGET)).isEmpty();
            assertThat(tree(stored, stored.root(1, SOURCE), SOURCE)).containsExactly(1L, 7L, 5L);
            assertThat(tree(stored, stored.root(3, SOURCE), SOURCE)).containsExactly(3L);
            assertThat(tree(stored, stored.root(1, TARGET), TARGET)).containsExactly(1L, 3L, 6L);
            assertThat(tree(stored, stored.root(3, TARGET), TARGET)).containsExactly(7L);
            assertThat(tree(stored, stored.root(6, TARGET), TARGET)).containsExactly(5L);
        }
    }

    /** The ids of a tree in order, when the size of each of them is that of the tree below it. */
    private static List<Long> tree(StoredWords stored, long root, int side) {
        List<Long> ids = stored.inOrder(root, side);
        for (long id : ids) {
            assertThat(stored.size(id, side)).isEqualTo(stored.inOrder(id, side).size());
        }
        return ids;
    }

    @ParameterizedTest
    @MethodSource("io.github.linksplatform.doublets.StoreKind#persistentKinds")
    void aNewFileHasOneGrowthStepAndAShrunkOneWhatIsUsed(StoreKind kind) throws IOException {
        int word = kind.bits() / Byte.SIZE;
        Links links = kind.open(directory);
        links.create();
        StoredWords stored = close(kind, links);
        assertThat(sizes(stored))
                .isEqualTo(stored.isUnited() ? List.of(STEP * 8L * word) : List.of(STEP * 2L * word, STEP * 8L * word));

        links = kind.open(directory);
        links.create();
        ((StoredLinks) links).shrinkOnClose();
        stored = close(kind, links);
        assertThat(sizes(stored))
                .isEqualTo(stored.isUnited() ? List.of(3L * 8 * word) : List.of(3L * 2 * word, 3L * 8 * word));

        links = kind.open(directory);
        assertThat(links.count()).isEqualTo(2);
        stored = close(kind, links);
        assertThat(stored.header(RESERVED)).isLessThan(STEP);
        assertThat(stored.header(ALLOCATED)).isEqualTo(2);
    }

    private static List<Long> sizes(StoredWords stored) {
        return stored.files().stream().map(file -> (long) file.capacity()).toList();
    }
}
