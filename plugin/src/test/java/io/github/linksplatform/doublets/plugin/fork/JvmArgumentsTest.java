package io.github.linksplatform.doublets.plugin.fork;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linksplatform.doublets.plugin.plan.InvalidConfigurationException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

class JvmArgumentsTest {
    @ParameterizedTest
    @NullSource
    @ValueSource(strings = {"", "  ", " \n\t\r\n "})
    void blanksAreNoArguments(String text) throws Exception {
        assertThat(JvmArguments.parse(text).arguments()).isEmpty();
    }

    @Test
    void whiteSpaceSeparatesAndQuotesKeepTogether() throws Exception {
        assertThat(JvmArguments.parse(
                                " -Xlog:gc\n  -Da=\"b c\"d '-De=f g' --add-opens java.base/java.lang=ALL-UNNAMED ")
                        .arguments())
                .containsExactly("-Xlog:gc", "-Da=b cd", "-De=f g", "--add-opens", "java.base/java.lang=ALL-UNNAMED");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '"',
            value = {
                "${undefined}; holds ${undefined}, a property that is not set: set the property, or take it out of",
                "-Xmx1g @{argLine}; holds @{argLine}, a property",
                "-cp x.jar; holds -cp, which would start another program than a worker",
                "@file; holds @file",
                "Xmx1g; begins with Xmx1g, which is no option of a JVM"
            })
    void whatCannotBeAnArgumentIsRefused(String text, String message) {
        assertThatThrownBy(() -> JvmArguments.parse(text))
                .isInstanceOf(InvalidConfigurationException.class)
                .hasMessageContaining("Parameter jvmArgs (-Ddoublets.jvmArgs) has the value '" + text + "'")
                .hasMessageContaining(message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "-Dx=y; -Xms512m -Xmx512m",
                "-Xmx16m; -Xms16m",
                "-Xmx16m -Xmx32m; -Xms32m",
                "-Xms1g; -Xmx1g",
                "-Xms1g -Xmx2g; ''"
            })
    void theHeapStaysFixedWhateverTheUserSaysOfIt(String text, String added) throws Exception {
        assertThat(String.join(" ", JvmArguments.parse(text).heap(512L << 20))).isEqualTo(added);
    }

    @Test
    void aCollectorOfTheUserReplacesOurs() {
        assertThat(new JvmArguments(List.of("-XX:+UseParallelGC")).chooseCollector())
                .isTrue();
        assertThat(new JvmArguments(List.of("-XX:+UseStringDeduplication")).chooseCollector())
                .isFalse();
    }
}
