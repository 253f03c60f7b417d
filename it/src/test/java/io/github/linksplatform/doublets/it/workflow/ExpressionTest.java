package io.github.linksplatform.doublets.it.workflow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExpressionTest {
    private static final Map<String, Object> CONTEXTS = Map.of(
            "github", Map.of("ref", "refs/heads/main", "event_name", "push"), "inputs", Map.of("publish", false));

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '"',
            value = {
                "github.ref;refs/heads/main",
                "github.event_name == 'push' && 'a' || 'b';a",
                "github.event_name == 'other' && 'a' || 'b';b",
                "inputs.publish || github.ref != 'x';true",
                "!(inputs.publish || github.ref != 'x');false",
                "!inputs.missing && 7;7",
                "'it''s';it's",
            })
    void evaluatesWhatTheWorkflowsUse(String expression, String value) {
        assertThat(Expression.text("<${{ " + expression + " }}>", CONTEXTS, Map.of()))
                .isEqualTo("<" + value + ">");
    }

    @Test
    void callsFunctions() {
        assertThat(Expression.value("twice('ab')", CONTEXTS, Map.of("twice", list -> list.get(0) + "" + list.get(0))))
                .isEqualTo("abab");
    }

    @Test
    void refusesWhatItDoesNotKnow() {
        for (String unknown : new String[] {"secrets.KEY", "contains('a', 'b')", "github.ref < 'x'", "'a' 'b'"}) {
            assertThatIllegalArgumentException().isThrownBy(() -> Expression.value(unknown, CONTEXTS, Map.of()));
        }
    }
}
