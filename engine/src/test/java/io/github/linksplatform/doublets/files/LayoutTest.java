package io.github.linksplatform.doublets.files;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linksplatform.doublets.Links;
import io.github.linksplatform.doublets.StoreKind;
import io.github.linksplatform.doublets.StoredLinks;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
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
    private static final int SOURCE_ROOT = 4;
    private static final int TARGET_ROOT = 5;
    private static final int LAST_FREE = 6;
    private static final int IN_USE = 7;
    private static final int STEP = 1 << 20;

    @TempDir
    Path directory;

    private StoreKind kind;
    private List<ByteBuffer> files;

    private void close(StoreKind kind, Links links) throws IOException {
        links.close();
        this.kind = kind;
        files = new ArrayList<>();
        for (Path file : kind.files(directory)) {
            files.add(ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.LITTLE_ENDIAN));
        }
    }

    private boolean united() {
        return files.size() == 1;
    }

    private long word(ByteBuffer file, long index) {
        return kind.bits() == 64
                ? file.getLong((int) (index * Long.BYTES))
                : Integer.toUnsignedLong(file.getInt((int) (index * Integer.BYTES)));
    }

    private long header(int word) {
        return word(files.get(files.size() - 1), word);
    }

    /** Source (0) or target (1) of a record. */
    private long end(long id, int side) {
        return word(files.get(0), id * (united() ? 8 : 2) + side);
    }

    /** Word 0 to 2 of a record's place in the source tree (side 0) or the target tree: left, right, size. */
    private long tree(long id, int side, int word) {
        return united()
                ? word(files.get(0), id * 8 + 2 + 3L * side + word)
                : word(files.get(1), id * 8 + 4L * side + 1 + word);
    }

    /** The ids below a root, in order; the sizes of all trees on the way must be right. */
    private List<Long> inOrder(long root, int side) {
        if (root == 0) {
            return List.of();
        }
        List<Long> ids = new ArrayList<>(inOrder(tree(root, side, 0), side));
        ids.add(root);
        ids.addAll(inOrder(tree(root, side, 1), side));
        assertThat(tree(root, side, 2)).isEqualTo(ids.size());
        return ids;
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
        close(kind, links);

        assertThat(header(ALLOCATED)).isEqualTo(7);
        assertThat(header(RESERVED)).isGreaterThanOrEqualTo(7).isLessThan(STEP);
        assertThat(header(FREE)).isEqualTo(2);
        assertThat(header(FIRST_FREE)).isEqualTo(2);
        assertThat(header(LAST_FREE)).isEqualTo(4);
        assertThat(header(IN_USE)).isZero();
        long[][] ends = {{1, 1}, {4, 4}, {3, 1}, {2, 2}, {1, 6}, {external, 1}, {1, 3}};
        for (int id = 1; id <= 7; id++) {
            assertThat(new long[] {end(id, 0), end(id, 1)}).as("ends of %d", id).isEqualTo(ends[id - 1]);
        }
        for (long free : new long[] {2, 4}) {
            assertThat(tree(free, 0, 2)).isZero();
            assertThat(tree(free, 1, 2)).isZero();
        }
        if (united()) {
            assertThat(inOrder(header(SOURCE_ROOT), 0)).containsExactly(1L, 7L, 5L, 3L, 6L);
            assertThat(inOrder(header(TARGET_ROOT), 1)).containsExactly(1L, 3L, 6L, 7L, 5L);
        } else {
            assertThat(inOrder(header(SOURCE_ROOT), 0)).containsExactly(6L);
            assertThat(inOrder(header(TARGET_ROOT), 1)).isEmpty();
            assertThat(inOrder(root(1, 0), 0)).containsExactly(1L, 7L, 5L);
            assertThat(inOrder(root(3, 0), 0)).containsExactly(3L);
            assertThat(inOrder(root(1, 1), 1)).containsExactly(1L, 3L, 6L);
            assertThat(inOrder(root(3, 1), 1)).containsExactly(7L);
            assertThat(inOrder(root(6, 1), 1)).containsExactly(5L);
        }
    }

    /** The root of the tree that a link owns in a split store. */
    private long root(long id, int side) {
        return word(files.get(1), id * 8 + 4L * side);
    }

    @ParameterizedTest
    @MethodSource("io.github.linksplatform.doublets.StoreKind#persistentKinds")
    void aNewFileHasOneGrowthStepAndAShrunkOneWhatIsUsed(StoreKind kind) throws IOException {
        Links links = kind.open(directory);
        links.create();
        close(kind, links);
        int word = kind.bits() / Byte.SIZE;
        assertThat(sizes())
                .isEqualTo(united() ? List.of(STEP * 8L * word) : List.of(STEP * 2L * word, STEP * 8L * word));

        links = kind.open(directory);
        links.create();
        ((StoredLinks) links).shrinkOnClose();
        close(kind, links);
        assertThat(sizes()).isEqualTo(united() ? List.of(3L * 8 * word) : List.of(3L * 2 * word, 3L * 8 * word));

        links = kind.open(directory);
        assertThat(links.count()).isEqualTo(2);
        close(kind, links);
        assertThat(header(RESERVED)).isLessThan(STEP);
        assertThat(header(ALLOCATED)).isEqualTo(2);
    }

    private List<Long> sizes() {
        return files.stream().map(file -> (long) file.capacity()).toList();
    }
}
