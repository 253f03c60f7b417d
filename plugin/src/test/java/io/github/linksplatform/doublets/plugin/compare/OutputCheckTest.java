package io.github.linksplatform.doublets.plugin.compare;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import io.github.linksplatform.doublets.plugin.plan.InvalidConfigurationException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class OutputCheckTest {
    @TempDir
    private Path directory;

    @Test
    void aDirectoryThatIsThereOrCanBeMadeIsFine() {
        assertThatCode(() -> OutputCheck.requireDirectory("results", directory)).doesNotThrowAnyException();
        assertThatCode(() -> OutputCheck.requireDirectory("results", directory.resolve("a/b/c")))
                .doesNotThrowAnyException();
    }

    @Test
    void aFileIsNoDirectoryAndADirectoryNoFile() throws Exception {
        Path file = Files.createFile(directory.resolve("file"));

        assertThatThrownBy(() -> OutputCheck.requireDirectory("results", file))
                .isInstanceOf(InvalidConfigurationException.class)
                .hasMessageContaining("which is a file: give the path of a directory");
        assertThatThrownBy(() -> OutputCheck.requireDirectory("results", file.resolve("below")))
                .hasMessageContaining("lies below " + file);
        assertThatThrownBy(() -> OutputCheck.requireFile("readme", directory)).hasMessageContaining("is no file");
        assertThatThrownBy(() -> OutputCheck.requireFile("readme", directory.resolve("none")))
                .hasMessageContaining("does not exist");
        assertThatCode(() -> OutputCheck.requireFile("readme", file)).doesNotThrowAnyException();
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "Windows has other permissions")
    void whatIsReadOnlyIsRefused() throws Exception {
        Path file = Files.createFile(directory.resolve("file"));
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("r--r--r--"));
        assumeFalse(Files.isWritable(file), "this user may write everything");

        assertThatThrownBy(() -> OutputCheck.requireFile("readme", file)).hasMessageContaining("is read-only");
    }
}
