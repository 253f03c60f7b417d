package io.github.linksplatform.doublets.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linksplatform.doublets.LinksException;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StoreFileTest {
    @TempDir
    Path directory;

    @Test
    void refusesASecondOpening() {
        Path path = directory.resolve("a");
        try (StoreFile first = StoreFile.open(path)) {
            assertThat(first.size()).isZero();
            assertThatThrownBy(() -> StoreFile.open(path))
                    .isInstanceOf(LinksException.class)
                    .hasMessage("The store file " + path + " is open in this process already; close that store first.");
        }
        StoreFile.open(path).close();
    }

    @Test
    void refusesAFileThatAnotherProcessHasOpen() throws Exception {
        Path path = directory.resolve("a");
        Process process = new ProcessBuilder(
                        ProcessHandle.current().info().command().orElseThrow(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Holder.class.getName(),
                        path.toString())
                .redirectErrorStream(true)
                .start();
        try {
            assertThat(process.inputReader().readLine()).isEqualTo("open");
            assertThatThrownBy(() -> StoreFile.open(path))
                    .isInstanceOf(LinksException.class)
                    .hasMessageContaining(path.toString())
                    .hasMessageContaining("is open in another process");
        } finally {
            process.destroyForcibly().waitFor();
        }
        StoreFile.open(path).close();
    }

    /** Holds a file open until it is killed. */
    static final class Holder {
        public static void main(String[] arguments) throws IOException {
            try (StoreFile file = StoreFile.open(Path.of(arguments[0]))) {
                System.out.println(file.size() == 0 ? "open" : "not empty");
                System.in.read();
            }
        }
    }

    @Test
    void namesAFileThatCannotBeOpened() {
        Path missing = directory.resolve("none").resolve("a");
        assertThatThrownBy(() -> StoreFile.open(missing))
                .isInstanceOf(LinksException.class)
                .hasMessageContaining(missing + " cannot be created, because its directory does not exist");
        assertThatThrownBy(() -> StoreFile.open(directory))
                .isInstanceOf(LinksException.class)
                .hasMessageContaining(directory + " is a directory");
    }

    @Test
    void extendsWithoutTakingDiskSpaceAndShrinksAgain() throws IOException {
        Path path = directory.resolve("a");
        try (StoreFile file = StoreFile.open(path)) {
            Memory memory = file.memory(32 << 20);
            memory.putLong(8, 5);
            memory.flush();
            memory.close();
            file.truncate(4_096);
        }
        assertThat(Files.size(path)).isEqualTo(4_096);
        try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ)) {
            java.nio.ByteBuffer bytes = java.nio.ByteBuffer.allocate(16);
            channel.read(bytes);
            assertThat(bytes.get(8)).isEqualTo((byte) 5);
        }
    }

    @Test
    void refusesWhatIsNotMadeOfWholeRecords() throws IOException {
        Path path = directory.resolve("a");
        Files.write(path, new byte[35]);
        try (StoreFile file = StoreFile.open(path)) {
            assertThatThrownBy(() -> file.checkSize(32))
                    .isInstanceOf(InvalidStoreFileException.class)
                    .hasMessage(
                            "The file " + path + " was not opened as a store and is unchanged, because its size of 35"
                                    + " bytes is not a multiple of the record size of 32.");
        }
    }
}
