package io.github.linksplatform.doublets.plugin.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linksplatform.doublets.plugin.plan.InvalidConfigurationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SlowdownLimitsTest {
    @Test
    void theMostSpecialLimitCounts() throws Exception {
        SlowdownLimits limits = SlowdownLimits.parse("10%, create=25, SQLite_File=50,SQLite_File/create=2.5");

        assertThat(limits.of("SQLite_Memory", "delete")).isEqualTo(0.1);
        assertThat(limits.of("SQLite_Memory", "create")).isEqualTo(0.25);
        assertThat(limits.of("SQLite_File", "delete")).isEqualTo(0.5);
        assertThat(limits.of("SQLite_File", "create")).isEqualTo(0.025);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "ten", "-1", "create=10", "10,20", "10,create=", "10,create"})
    void otherFormsAreRefused(String text) {
        assertThatThrownBy(() -> SlowdownLimits.parse(text))
                .isInstanceOf(InvalidConfigurationException.class)
                .hasMessageContaining("Parameter maxSlowdown (-Ddoublets.maxSlowdown) has the value '" + text + "'");
    }
}
