package io.github.linksplatform.doublets.plugin.fork;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linksplatform.doublets.plugin.plan.InvalidConfigurationException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class JavaInstallationTest {
    @TempDir
    private Path directory;

    @Test
    void aDirectoryOrAProgramIsAskedForItsVersion() throws Exception {
        JavaInstallation current = JavaInstallation.current();

        assertThat(ask(current.executable())).isEqualTo(current);
        assertThat(ask(Path.of(System.getProperty("java.home")))).isEqualTo(current);
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "the stand-in for Java is a shell script")
    void bannersAreNotTakenForTheVersion() throws Exception {
        Path java = script("""
                echo 'Picked up JAVA_TOOL_OPTIONS: -Dlib=/x/tool-1.3.x/a.jar'
                echo 'java.specification.version = 1.3'
                echo '    java.specification.version = 25'
                echo '    java.vm.name = Some VM'
                echo '    java.vm.version = 25.0.1+8'
                """);

        assertThat(ask(java)).isEqualTo(new JavaInstallation(java, 25, "Some VM 25.0.1+8"));
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "the stand-in for Java is a shell script")
    void whatIsNoJavaOrTooOldIsRefused() throws Exception {
        Path missing = directory.resolve("none");
        assertThatThrownBy(() -> ask(missing))
                .isInstanceOf(InvalidConfigurationException.class)
                .hasMessageContaining("names no program that can be run: ask another");
        Path other = script("echo hello\n");
        assertThatThrownBy(() -> ask(other)).hasMessageContaining("is no Java");
        Path old = script("echo '    java.specification.version = 1.8'\n");
        assertThatThrownBy(() -> ask(old)).hasMessageContaining("is Java 8, too old");
    }

    private static JavaInstallation ask(Path java) throws Exception {
        return JavaInstallation.of(
                java, problem -> new InvalidConfigurationException("jvm", java.toString(), problem, "ask another"));
    }

    private Path script(String text) throws Exception {
        Path script = Files.createTempFile(directory, "java", ".sh");
        Files.writeString(script, "#!/bin/sh\n" + text);
        Files.setPosixFilePermissions(script, PosixFilePermissions.fromString("rwx------"));
        return script;
    }
}
