package io.github.linksplatform.doublets.it.workflow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class MatrixTest {
    @Test
    void everyValueOfAnAxisMeetsEveryValueOfTheOthers() {
        Map<String, Object> axes = new LinkedHashMap<>();
        axes.put("os", List.of("linux", "windows"));
        axes.put("java", List.of("17", "25"));

        assertThat(Matrix.combinations(axes))
                .containsExactly(
                        Map.of("os", "linux", "java", "17"),
                        Map.of("os", "linux", "java", "25"),
                        Map.of("os", "windows", "java", "17"),
                        Map.of("os", "windows", "java", "25"));
    }

    @Test
    void aListOfCombinationsIsTakenAsItIs() {
        List<Map<String, Object>> list = List.of(Map.of("size", 10), Map.of("size", 20));

        assertThat(Matrix.combinations(Map.of("include", list))).isEqualTo(list);
    }

    @Test
    void withoutAMatrixTheJobRunsOnce() {
        assertThat(Matrix.combinations(Map.of())).containsExactly(Map.of());
    }

    @Test
    void whatIsNotKnownIsRefused() {
        assertThatThrownBy(() ->
                        Matrix.combinations(Map.of("os", List.of("linux"), "exclude", List.of(Map.of("os", "linux")))))
                .hasMessageContaining("cannot combine");
    }
}
