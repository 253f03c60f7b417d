package io.github.linksplatform.doublets.united;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linksplatform.doublets.LinksException;
import io.github.linksplatform.doublets.memory.InvalidStoreFileException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What stands in the file, and what becomes of files as they are found. */
class UnitedFileTest {
    @TempDir
    Path directory;

    private Path file;

    @BeforeEach
    void name() {
        file = directory.resolve("links.links");
    }

    private UnitedLinks open(int bits) {
        return UnitedLinks.openFile(file, bits);
    }

    /** Links 1 to count with few values, and every fifth deleted. */
    private void write(int bits, int count) {
        try (UnitedLinks links = open(bits)) {
            for (int i = 1; i <= count; i++) {
                links.create(1 + i * 7 % 13, 1 + i * 5 % 11);
            }
            for (int i = 5; i < count; i += 5) {
                links.delete(i);
            }
        }
    }

    private byte[] start(int bits, int records) throws IOException {
        try (RandomAccessFile opened = new RandomAccessFile(file.toFile(), "r")) {
            byte[] bytes = new byte[bits * records];
            opened.readFully(bytes);
            return bytes;
        }
    }

    private void overwrite(int bits, long record, int word, long value) throws IOException {
        int bytes = bits / 8;
        ByteBuffer buffer =
                ByteBuffer.allocate(8).order(ByteOrder.LITTLE_ENDIAN).putLong(value);
        try (RandomAccessFile opened = new RandomAccessFile(file.toFile(), "rw")) {
            opened.seek((8 * record + word) * bytes);
            opened.write(buffer.array(), 0, bytes);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {32, 64})
    void writesTheBytesOfTheCommonLayout(int bits) throws IOException {
        try (UnitedLinks links = open(bits)) {
            links.create(2, 3);
            links.create(2, 1);
            links.create(0, 9);
            links.create(4, 4);
            links.create(1, 3);
            links.delete(4);
        }
        assertThat(Files.size(file)).isEqualTo((long) bits << 20);
        // By source: 1 = (2,3) over 2 = (2,1) over 5 = (1,3). By target: 1 over 2 = (2,1) over 5 = (1,3), and 3 =
        // (0,9).
        long[] expected = {
            5, (1 << 20) - 1, 1, 4, 1, 1, 4, 0, //
            2, 3, 2, 0, 3, 2, 3, 4, //
            2, 1, 5, 0, 2, 0, 5, 2, //
            0, 9, 0, 0, 0, 0, 0, 1, //
            4, 4, 0, 0, 0, 0, 0, 0, //
            1, 3, 0, 0, 1, 0, 0, 1, //
            0, 0, 0, 0, 0, 0, 0, 0
        };
        ByteBuffer found = ByteBuffer.wrap(start(bits, 7)).order(ByteOrder.LITTLE_ENDIAN);
        long[] words = new long[expected.length];
        for (int i = 0; i < words.length; i++) {
            words[i] = bits == 32 ? found.getInt() : found.getLong();
        }
        assertThat(words).containsExactly(expected);
    }

    @ParameterizedTest
    @ValueSource(ints = {32, 64})
    void keepsLinksAndFreeIdsBetweenOpenings(int bits) {
        write(bits, 100);
        try (UnitedLinks links = open(bits)) {
            assertThat(links.count()).isEqualTo(81);
            assertThat(links.verify()).isEmpty();
            assertThat(links.source(7)).isEqualTo(1 + 49 % 13);
            assertThat(links.create()).isEqualTo(95);
            assertThat(links.create()).isEqualTo(90);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {32, 64})
    void shrinksOnlyWhenAskedAndOpensAgain(int bits) throws IOException {
        write(bits, 100);
        assertThat(Files.size(file)).isEqualTo((long) bits << 20);
        try (UnitedLinks links = open(bits)) {
            links.shrinkOnClose();
        }
        assertThat(Files.size(file)).isEqualTo(101L * bits);
        try (UnitedLinks links = open(bits)) {
            assertThat(Files.size(file)).isEqualTo((long) bits << 20);
            assertThat(links.count()).isEqualTo(81);
            assertThat(links.verify()).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {32, 64})
    void recoversAFileThatWasNotClosed(int bits) throws IOException {
        write(bits, 100);
        Path left = directory.resolve("left");
        try (UnitedLinks links = open(bits)) {
            links.delete(50 + 1);
            links.update(52, 3, 3);
            links.create(8, 8);
            links.flush();
            Files.copy(file, left);
        }
        file = left;
        overwrite(bits, 0, 4, 17);
        overwrite(bits, 0, 5, 0);
        overwrite(bits, 3, 2, 3);
        try (UnitedLinks links = open(bits)) {
            assertThat(links.verify()).isEmpty();
            assertThat(links.count()).isEqualTo(81);
            assertThat(links.exists(51)).isTrue();
            assertThat(links.source(51)).isEqualTo(8);
            assertThat(links.countBySourceAndTarget(3, 3)).isPositive();
        }
        try (UnitedLinks links = open(bits)) {
            assertThat(links.count()).isEqualTo(81);
        }
    }

    @Test
    void refusesAFileThatWasNotClosedIfLinksWouldBeLost() throws IOException {
        write(32, 100);
        overwrite(32, 0, 7, 1);
        overwrite(32, 0, 0, 98);
        assertRefused(32, "there are links behind the highest id 98 in its header");
    }

    @Test
    void isLockedWhileOpen() {
        try (UnitedLinks links = open(32)) {
            assertThat(links.count()).isZero();
            assertThatThrownBy(() -> open(32))
                    .isInstanceOf(LinksException.class)
                    .hasMessageContaining("open in this process");
        }
        open(32).close();
    }

    private void assertRefused(int bits, String reason) throws IOException {
        byte[] before = Files.readAllBytes(file);
        assertThatThrownBy(() -> open(bits))
                .isInstanceOf(InvalidStoreFileException.class)
                .hasMessageContaining(file.toString())
                .hasMessageContaining(reason);
        assertThat(Arrays.equals(Files.readAllBytes(file), before))
                .as("untouched")
                .isTrue();
    }

    private void cut(long size) throws IOException {
        try (RandomAccessFile opened = new RandomAccessFile(file.toFile(), "rw")) {
            opened.setLength(size);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "32, 10, not a multiple of the record size of 32",
        "32, 1603, not a multiple of the record size of 32",
        "32, 1600, the highest id in its header is 100 where at most 49",
        "64, 10, not a multiple of the record size of 64",
        "64, 3200, the highest id in its header is 100 where at most 49"
    })
    void refusesACutFile(int bits, long size, String reason) throws IOException {
        write(bits, 100);
        cut(size);
        assertRefused(bits, reason);
    }

    @Test
    void refusesAFileOfTheOtherWidth() throws IOException {
        write(32, 100);
        assertRefused(64, "another id width would explain it");
        Files.delete(file);
        write(64, 100);
        assertRefused(32, "another id width would explain it");
        Files.delete(file);
        write(64, 0);
        assertRefused(32, "");
    }

    @Test
    void refusesWhatIsNoStore() throws IOException {
        Files.writeString(file, "This text is just as long as two".repeat(4));
        assertRefused(32, "the highest id in its header is");
        assertRefused(64, "the highest id in its header is");
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0, 99, the record after the highest id 99 is not empty",
        "0, 2, 18, the free list does not end",
        "0, 3, 7, the free list holds the id 7, which is not free",
        "0, 4, 3, the tree by source",
        "0, 5, 0, the tree by target holds 0 links where there are 81",
        "0, 6, 7, the free list",
        "0, 7, 2, the in-use mark in its header is 2 where at most 1 is possible",
        "7, 0, 999, out of order",
        "7, 1, 999, the tree by",
        "7, 4, 77, the tree by source has the size",
        "7, 5, 7, the tree by target",
        "10, 0, 12, free list",
        "10, 4, 1, free"
    })
    void refusesADamagedWord(long record, int word, long value, String reason) throws IOException {
        write(32, 100);
        overwrite(32, record, word, value);
        assertRefused(32, reason == null ? "" : reason);
    }

    @ParameterizedTest
    @ValueSource(ints = {32, 64})
    void rebuildsTreesWithEqualLinksInAnotherOrder(int bits) throws IOException {
        try (UnitedLinks links = open(bits)) {
            links.create(1, 1);
            links.create(1, 1);
        }
        // 2 over 1 with 1 on the right, as if 1 had come second.
        for (int tree : new int[] {2, 5}) {
            overwrite(bits, 0, tree == 2 ? 4 : 5, 2);
            overwrite(bits, 2, tree, 0);
            overwrite(bits, 2, tree + 1, 1);
            overwrite(bits, 2, tree + 2, 2);
            overwrite(bits, 1, tree + 1, 0);
            overwrite(bits, 1, tree + 2, 1);
        }
        try (UnitedLinks links = open(bits)) {
            assertThat(links.verify()).isEmpty();
            assertThat(links.countBySourceAndTarget(1, 1)).isEqualTo(2);
            links.delete(1);
            assertThat(links.verify()).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {32, 64})
    void rebuildsAvlTrees(int bits) throws IOException {
        try (UnitedLinks links = open(bits)) {
            links.create(1, 1);
            links.create(2, 2);
            links.create(3, 3);
        }
        // As the C# implementation has them: sizes from bit 5, flags below, threads in place of missing children.
        for (int tree : new int[] {2, 5}) {
            overwrite(bits, 2, tree + 2, 3 << 5 | 0b11000);
            overwrite(bits, 1, tree + 2, 1 << 5);
            overwrite(bits, 1, tree + 1, 2);
            overwrite(bits, 3, tree + 2, 1 << 5);
            overwrite(bits, 3, tree, 2);
        }
        try (UnitedLinks links = open(bits)) {
            assertThat(links.verify()).isEmpty();
            assertThat(links.search(3, 3)).isEqualTo(3);
            assertThat(links.count()).isEqualTo(3);
        }
    }
}
