package io.github.linksplatform.doublets.plugin.fork;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class NativePathsTest {
    @Test
    void aPathThatTheLocaleCannotExpressIsRefusedWithTheSettingThatHelps() {
        assertThatCode(() -> NativePaths.require(List.of("/home/проект"), UTF_8))
                .doesNotThrowAnyException();
        assertThatThrownBy(() -> NativePaths.require(List.of("/home/x", "/home/проект"), US_ASCII))
                .isInstanceOf(ForkException.class)
                .hasMessageContaining("The path /home/проект has letters that the locale's encoding, US-ASCII, cannot")
                .hasMessageContaining("set LC_ALL=C.UTF-8");
        // What a JVM makes of such a path when it reads it under LC_ALL=C.
        assertThatThrownBy(() -> NativePaths.require(List.of("/home/\uFFFD\uFFFD"), UTF_8))
                .hasMessageContaining("set LC_ALL=C.UTF-8");
    }
}
