package io.github.linksplatform.doublets.plugin.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AtomicFileTest {
    @TempDir
    Path directory;

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    @Test
    void aNewFileIsWrittenWithItsDirectories() throws IOException {
        Path file = directory.resolve("a/b/c.txt");

        assertThat(AtomicFile.write(file, bytes("new"))).isTrue();
        assertThat(file).hasContent("new");
        assertThat(file.getParent().toFile().list()).containsExactly("c.txt");
    }

    @Test
    void equalContentIsNotWrittenAgain() throws IOException {
        Path file = Files.writeString(directory.resolve("a"), "same");
        FileTime longAgo = FileTime.fromMillis(1000);
        Files.setLastModifiedTime(file, longAgo);

        assertThat(AtomicFile.write(file, bytes("same"))).isFalse();
        assertThat(Files.getLastModifiedTime(file)).isEqualTo(longAgo);
    }

    @Test
    void permissionsAndLinksStay() throws IOException {
        assumeThat(Files.getFileStore(directory).supportsFileAttributeView("posix"))
                .isTrue();
        Path file = Files.writeString(directory.resolve("a"), "old");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-rw-r-x"));
        Path link = Files.createSymbolicLink(directory.resolve("link"), file);

        assertThat(AtomicFile.write(link, bytes("new"))).isTrue();

        assertThat(link).isSymbolicLink().hasContent("new");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-rw-r-x");
    }

    @Test
    void aDirectoryIsNotReplaced() {
        assertThatIOException()
                .isThrownBy(() -> AtomicFile.write(directory, bytes("x")))
                .withMessageContaining(directory + " is a directory");
        assertThat(directory).isEmptyDirectory();
    }
}
