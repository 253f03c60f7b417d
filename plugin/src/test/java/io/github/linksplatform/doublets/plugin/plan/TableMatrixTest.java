package io.github.linksplatform.doublets.plugin.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TableMatrixTest {
    private final Planner planner = new Planner(new VariantCatalogue(List.of(new TestProvider())));

    @Test
    void hasAJobForEachTable() throws Exception {
        Plan plan = planner.plan(PlannerTest.with(Map.of("links", "1000,100000", "objects", "500", "idBits", "32,64")));

        TableMatrix matrix = TableMatrix.of(plan);

        assertThat(matrix.include())
                .extracting(TableMatrix.Job::table)
                .containsExactly(
                        "links-java-32-1000",
                        "links-java-32-100000",
                        "links-java-64-1000",
                        "links-java-64-100000",
                        "objects-java-32-500",
                        "objects-java-64-500");
        assertThat(matrix.longest().size()).isEqualTo(100_000);
        assertThat((double) matrix.totalSeconds())
                .isBetween(
                        new TimeEstimate(plan).seconds(plan.repetitions()),
                        new TimeEstimate(plan).seconds(plan.repetitions())
                                + matrix.include().size());
    }

    @Test
    void isOneLineOfJson() throws Exception {
        Plan plan = planner.plan(PlannerTest.with(Map.of("links", "1000", "objects", "none", "repetitions", "4")));
        long seconds = TableMatrix.of(plan).totalSeconds();

        assertThat(TableMatrix.of(plan).json())
                .isEqualTo("{\"include\":[{\"table\":\"links-java-64-1000\",\"category\":\"links\",\"idBits\":64,"
                        + "\"size\":1000,\"variants\":2,\"repetitions\":4,\"estimateSeconds\":" + seconds + "}]}");
    }
}
