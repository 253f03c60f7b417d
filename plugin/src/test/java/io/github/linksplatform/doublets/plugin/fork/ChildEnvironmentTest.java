package io.github.linksplatform.doublets.plugin.fork;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ChildEnvironmentTest {
    @Test
    void whatChangesAJvmBehindItsCommandLineIsTakenAway() {
        Map<String, String> environment = new HashMap<>(Map.of(
                "JAVA_TOOL_OPTIONS", "-Xlog:gc", "JDK_JAVA_OPTIONS", "-Xmx1m", "_JAVA_OPTIONS", "-Xint", "HOME", "/h"));

        ChildEnvironment.clean(environment);

        assertThat(environment).containsExactly(Map.entry("HOME", "/h"));
    }
}
