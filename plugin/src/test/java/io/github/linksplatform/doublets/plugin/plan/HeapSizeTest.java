package io.github.linksplatform.doublets.plugin.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class HeapSizeTest {
    private static final long MIB = 1L << 20;

    private final Planner planner = new Planner(new VariantCatalogue(List.of(new TestProvider())));

    @Test
    void growsWithTheSizeAndTheWidth() throws Exception {
        Plan plan =
                planner.plan(PlannerTest.with(Map.of("links", "1000,10000000", "objects", "none", "idBits", "32,64")));

        List<Long> needs =
                plan.tables().stream().map(table -> HeapSize.need(table, 0)).toList();

        assertThat(needs).allMatch(need -> need % MIB == 0);
        assertThat(needs.get(0)).isLessThan(needs.get(1)).isLessThan(needs.get(2));
        // Two arrays of ten million records of eight 64-bit fields are there while one is copied into the other.
        assertThat(needs.get(3)).isGreaterThan(needs.get(1)).isGreaterThan(2 * 10_000_000L * 8 * 8);
    }

    @Test
    void aPlanThatDoesNotFitIsRefusedWithTheLimitAndTheNeed() throws Exception {
        Plan plan = planner.plan(PlannerTest.with(Map.of("links", "1000000", "objects", "none")));
        long need = HeapSize.total(plan.tables().get(0), 0);

        assertThatCode(() -> HeapSize.requireFit(plan, need)).doesNotThrowAnyException();
        assertThatThrownBy(() -> HeapSize.requireFit(plan, 512 * MIB))
                .isInstanceOf(InvalidConfigurationException.class)
                .hasMessageContaining("has the value '1000000', which needs " + need / MIB + " MiB of memory at 64 bits"
                        + " while this machine or container allows 512 MiB");
    }
}
