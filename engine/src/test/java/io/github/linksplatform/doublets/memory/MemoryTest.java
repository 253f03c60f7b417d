package io.github.linksplatform.doublets.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class MemoryTest {
    @TempDir
    Path directory;

    private StoreFile file;

    enum Kind {
        HEAP,
        HEAP_PIECES,
        MAPPED,
        MAPPED_PIECES
    }

    /** Pieces of 4 KiB, so that little memory has many borders. */
    private Memory open(Kind kind, long capacity) {
        if (kind == Kind.MAPPED || kind == Kind.MAPPED_PIECES) {
            file = StoreFile.open(directory.resolve("memory"));
            file.extend(capacity);
        }
        return switch (kind) {
            case HEAP -> new HeapMemory(capacity);
            case HEAP_PIECES -> new HeapPieces(capacity, 12);
            case MAPPED -> new MappedMemory(file, capacity);
            case MAPPED_PIECES -> new MappedPieces(file, capacity, 12);
        };
    }

    @AfterEach
    void close() {
        if (file != null) {
            file.close();
        }
    }

    @ParameterizedTest
    @EnumSource
    void keepsEveryValueThroughGrowth(Kind kind) {
        long seed = 20260101;
        Memory memory = open(kind, 8_192);
        long written = 0;
        for (long capacity : new long[] {8_192, 20_480, 65_536}) {
            memory = memory.grow(capacity);
            assertThat(memory.capacity()).isGreaterThanOrEqualTo(capacity);
            for (; written < capacity; written += 8) {
                assertThat(memory.getLong(written)).as("new bytes").isZero();
                memory.putLong(written, mix(seed + written));
            }
        }
        for (long offset = 0; offset < written; offset += 8) {
            assertThat(memory.getLong(offset))
                    .as("seed %d, offset %d", seed, offset)
                    .isEqualTo(mix(seed + offset));
            assertThat(memory.getLong((int) (offset >>> 3), 3))
                    .as("seed %d, record at offset %d", seed, offset)
                    .isEqualTo(mix(seed + offset));
        }
        memory.close();
    }

    private static long mix(long seed) {
        return new SplittableRandom(seed).nextLong();
    }

    @ParameterizedTest
    @EnumSource
    void isLittleEndian(Kind kind) {
        Memory memory = open(kind, 8_192);
        memory.putLong(4_096, 0x0807060504030201L);
        assertThat(memory.getInt(4_096)).isEqualTo(0x04030201);
        assertThat(memory.getInt(4_100)).isEqualTo(0x08070605);
        memory.putInt(4_104, -2);
        assertThat(memory.getLong(4_104)).isEqualTo(0xFFFFFFFEL);
        assertThat(memory.getLong(4_100)).as("not aligned to eight").isEqualTo(0xFFFFFFFE_08070605L);
        memory.close();
    }

    @ParameterizedTest
    @EnumSource
    void cannotBeUsedOnceClosed(Kind kind) {
        Memory memory = open(kind, 8_192);
        memory.close();
        memory.close();
        assertThatThrownBy(() -> memory.getLong(0)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> memory.putInt(4_096, 1)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    static Stream<Integer> shifts() {
        return Stream.of(20, 30);
    }

    @ParameterizedTest
    @MethodSource("shifts")
    void reachesBytesAroundTheLimitsOfIntInAMappedFile(int shift) {
        long size = 5L << 30;
        file = StoreFile.open(directory.resolve("large"));
        file.extend(size);
        Memory memory = new MappedPieces(file, size, shift);
        assertAroundLimits(memory);
        memory.close();
    }

    @Test
    void becomesPiecesWhereOneBufferEnds() throws IOException {
        file = StoreFile.open(directory.resolve("large"));
        Memory one = file.memory(Memory.SINGLE_LIMIT);
        assertThat(one).isInstanceOf(MappedMemory.class);
        one.putLong(Memory.SINGLE_LIMIT - 8, 7);
        Memory pieces = one.grow(5L << 30);
        assertThat(pieces).isInstanceOf(MappedPieces.class);
        assertThat(pieces.getLong(Memory.SINGLE_LIMIT - 8)).isEqualTo(7);
        assertAroundLimits(pieces);
        pieces.close();
        assertThat(Files.size(file.path())).isEqualTo(5L << 30);
    }

    @Test
    void becomesPiecesWhereOneArrayEnds() {
        HeapPieces pieces = new HeapPieces(10_000, 12);
        byte[] bytes = new byte[10_000];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) i;
        }
        pieces.copyFrom(bytes);
        ByteBuffer expected = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        for (int offset = 0; offset < bytes.length; offset += 8) {
            assertThat(pieces.getLong(offset)).isEqualTo(expected.getLong(offset));
        }
    }

    private static void assertAroundLimits(Memory memory) {
        long[] offsets = {(1L << 31) - 8, 1L << 31, (1L << 32) - 8, 1L << 32, memory.capacity() - 8};
        for (long offset : offsets) {
            memory.putLong(offset, ~offset);
        }
        for (long offset : offsets) {
            assertThat(memory.getLong(offset)).as("offset %d", offset).isEqualTo(~offset);
            assertThat(memory.getLong((int) (offset >>> 1), 1))
                    .as("record of two bytes at %d", offset)
                    .isEqualTo(~offset);
            assertThat(memory.getInt(offset + 4)).as("offset %d + 4", offset).isEqualTo((int) (~offset >>> 32));
        }
        assertThat(memory.getLong(0)).isZero();
        assertThat(memory.getLong((1L << 31) - 16)).isZero();
    }
}
