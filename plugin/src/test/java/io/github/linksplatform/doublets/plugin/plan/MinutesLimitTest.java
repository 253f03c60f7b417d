package io.github.linksplatform.doublets.plugin.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MinutesLimitTest {
    @Test
    void allowsWhatTakesAsLongAsItSaysAndWithoutALimitEverything() throws Exception {
        assertThat(MinutesLimit.parse("300").allows(18_000)).isTrue();
        assertThat(MinutesLimit.parse("300").allows(18_001)).isFalse();
        assertThat(MinutesLimit.parse("0").allows(Long.MAX_VALUE)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"-1", "5h", "1.5", "100001", ""})
    void whatIsNoLimitIsRefused(String text) {
        assertThatThrownBy(() -> MinutesLimit.parse(text))
                .isInstanceOf(InvalidConfigurationException.class)
                .hasMessageStartingWith("Parameter maxMinutes (-Ddoublets.maxMinutes) has the value '" + text + "', ")
                .hasMessageEndingWith(": give a whole number from 0 to 100000 in digits alone.");
    }
}
