package io.github.linksplatform.doublets.worker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileSizesTest {
    private static final int MIB = 1 << 20;

    @TempDir
    private Path directory;

    @Test
    void tellsLengthFromBlocks() throws Exception {
        Path sparse = directory.resolve("sparse ä");
        try (RandomAccessFile file = new RandomAccessFile(sparse.toFile(), "rw")) {
            file.setLength(8 * MIB);
        }
        Path full = Files.write(directory.resolve("full"), new byte[MIB]);

        FileSizes sizes = FileSizes.of(List.of(sparse, full));

        assertThat(sizes.bytes()).isEqualTo(9 * MIB);
        assumeThat(System.getProperty("os.name")).startsWith("Linux");
        assertThat(sizes.allocatedBytes()).isBetween((long) MIB, 2L * MIB);
    }
}
