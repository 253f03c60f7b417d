package io.github.linksplatform.doublets.plugin.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.stream.Stream;
import org.junit.jupiter.api.RepeatedTest;
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

    @RepeatedTest(5)
    void aWriterThatIsKilledLeavesTheOldFileOrTheNew() throws Exception {
        Path file = directory.resolve("links-java-64-1000.json");
        Process writer = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx64m",
                        "-cp",
                        System.getProperty("java.class.path"),
                        EndlessWriter.class.getName(),
                        file.toString())
                .redirectErrorStream(true)
                .start();
        try (BufferedReader output = writer.inputReader()) {
            assertThat(output.readLine()).isEqualTo("writing");
        } finally {
            writer.destroyForcibly().waitFor();
        }

        byte[] content = Files.readAllBytes(file);
        assertThat(content).hasSize(EndlessWriter.LENGTH).containsOnly(content[0]);
        // What it was about to write has a name that nothing takes for a report.
        try (Stream<Path> files = Files.list(directory)) {
            assertThat(files.map(path -> path.getFileName().toString()))
                    .allMatch(name -> name.equals("links-java-64-1000.json") || name.matches("\\.doublets-.*\\.tmp"));
        }
    }
}
