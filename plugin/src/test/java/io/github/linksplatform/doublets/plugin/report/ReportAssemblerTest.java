package io.github.linksplatform.doublets.plugin.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linksplatform.doublets.plugin.plan.HeapSize;
import io.github.linksplatform.doublets.plugin.plan.Plan;
import io.github.linksplatform.doublets.plugin.plan.Table;
import io.github.linksplatform.doublets.plugin.plan.Transactions;
import io.github.linksplatform.doublets.plugin.plan.WarmUp;
import io.github.linksplatform.doublets.store.Category;
import io.github.linksplatform.doublets.store.Durability;
import io.github.linksplatform.doublets.store.Variant;
import io.github.linksplatform.doublets.worker.Job;
import io.github.linksplatform.doublets.worker.Result;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class ReportAssemblerTest {
    private static final Table TABLE = new Table(
            Category.LINKS,
            64,
            1000,
            List.of(variant("SQLite_File", Optional.empty()), variant("Doublets", Optional.of("SQLite_File"))),
            2);
    private static final Plan PLAN = new Plan(List.of(TABLE), Transactions.EACH, 3, new WarmUp(1, 10), 42);

    private final TableRun run = new TableRun(TABLE);

    @Test
    void aBaselineThatWasAskedForIsRecorded() {
        run.add(result("Doublets", 1, 5.0, 100L), 2);
        Plan asked = new Plan(
                List.of(TABLE),
                Optional.of("Doublets"),
                Transactions.EACH,
                3,
                new WarmUp(1, 10),
                42,
                OptionalLong.empty());

        assertThat(assemble(asked).orElseThrow().method().baselineVariant()).isEqualTo("Doublets");
    }

    @Test
    void samplesStandInTheOrderOfRepetitionsAndRowsInTheOrderOfTheTable() {
        run.add(result("Doublets", 1, 5.0, 100L), 2);
        run.add(result("SQLite_File", 2, 20.0, 4096L), 3);
        run.add(result("SQLite_File", 1, 10.0, 4098L), 4);
        run.add("Doublets", new VariantResult.Failure(2, null, null, null, "It died."));

        Report report = assemble().orElseThrow();

        assertThat(report.table()).isEqualTo(new TableId("Java", "links", 64, 1000));
        assertThat(report.table().slug()).isEqualTo(TABLE.name());
        assertThat(report.repetitions()).isEqualTo(2);
        assertThat(report.method())
                .isEqualTo(new Method("LEGACY", "each", 3L, 42L, 10.0, HeapSize.need(TABLE, 3), null, 9.0));
        assertThat(report.results()).extracting(VariantResult::variant).containsExactly("SQLite_File", "Doublets");
        VariantResult sqlite = report.results().get(0);
        assertThat(sqlite.operations().get("create").samplesNs()).containsExactly(10.0, 20.0);
        assertThat(sqlite.operations().get("create").gcMs()).containsExactly(1.0, 1.0);
        assertThat(sqlite.operations().get("create").cpuNs()).isNull();
        assertThat(sqlite.fileBytes()).isEqualTo(4097);
        assertThat(sqlite.durability()).isEqualTo("power_cut");
        assertThat(sqlite.warmUp().endedBy()).containsExactly("plateau", "plateau");
        assertThat(sqlite.failure()).isNull();
        VariantResult doublets = report.results().get(1);
        assertThat(doublets.baseline()).isEqualTo("SQLite_File");
        assertThat(doublets.failure().message()).isEqualTo("It died.");
        assertThat(doublets.operations().get("create").samplesNs()).containsExactly(5.0);
        assertThat(report.provenance().sqliteVersion()).isEqualTo("3.54.1");
        assertThat(report.provenance().sqliteProviders())
                .containsExactly(Map.entry("sqlite-jdbc", new Provenance.SqliteProvider("3.54.1.0", "3.54.1")));
        assertThat(report.provenance().software().libraries()).containsEntry("doublets", "0.1.0");
    }

    @Test
    void aTableOfWhichNothingRanHasNoReport() {
        assertThat(assemble()).isEmpty();
    }

    @Test
    void aRowThatFailedAtOnceHasNoFiguresButItsReason() {
        run.add("SQLite_File", new VariantResult.Failure(1, "create", "1", "2", "A record was lost."));

        Report report = assemble().orElseThrow();

        assertThat(report.results().get(0).operations()).isEmpty();
        assertThat(report.results().get(0).failure().operation()).isEqualTo("create");
    }

    private Optional<Report> assemble() {
        return assemble(PLAN);
    }

    private Optional<Report> assemble(Plan plan) {
        Environment environment = new Environment(
                null, null, null, null, null, null, null, null, null, null, "A VM 17", null, null, null, "0.1.0", null);
        return new ReportAssembler(
                        plan, new RunFacts("2026-11-30", "A machine", null, null, environment, null), "LEGACY")
                .assemble(run);
    }

    private static Result result(String variant, int repetition, double ns, long fileBytes) {
        return new Result(
                Job.SCHEMA,
                variant,
                repetition,
                null,
                List.of(new Result.Operation("create", ns, null, null, 1L, 1, 1000, "7")),
                fileBytes,
                null,
                null,
                null,
                null,
                null,
                new Result.WarmUp(3, 1.5, "plateau"),
                Map.of("journal_mode", "delete"),
                variant.startsWith("SQLite") ? Map.of("SQLite", "3.54.1", "sqlite-jdbc", "3.54.1.0") : Map.of(),
                "A VM");
    }

    private static Variant variant(String name, Optional<String> baseline) {
        return new Variant(name, Category.LINKS, Durability.POWER_CUT, baseline, Variant.Role.DEFAULT);
    }
}
