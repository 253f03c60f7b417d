package io.github.linksplatform.doublets.plugin.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linksplatform.doublets.plugin.check.SlowdownCheck.OtherMachine;
import io.github.linksplatform.doublets.plugin.report.Environment;
import io.github.linksplatform.doublets.plugin.report.OperationResult;
import io.github.linksplatform.doublets.plugin.report.Provenance;
import io.github.linksplatform.doublets.plugin.report.Report;
import io.github.linksplatform.doublets.plugin.report.ReportException;
import io.github.linksplatform.doublets.plugin.report.ReportFiles;
import io.github.linksplatform.doublets.plugin.report.StoredReport;
import io.github.linksplatform.doublets.plugin.report.TableId;
import io.github.linksplatform.doublets.plugin.report.VariantResult;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SlowdownCheckTest {
    private static final long SEED = 20261130;

    private final Random random = new Random(SEED);

    @TempDir
    private Path directory;

    @Test
    void aSlowdownBeyondTheLimitIsFoundAndAnEqualStorePasses() throws Exception {
        int found = 0;
        int passed = 0;
        for (int run = 0; run < 20; run++) {
            Baseline baseline = new Baseline(List.of(List.of(stored("A", samples(10, 100)))));
            found += check(baseline, stored("A", samples(10, 115)), "5")
                    .with(Finding.Status.SLOWER)
                    .size();
            passed += check(baseline, stored("A", samples(10, 100)), "5")
                    .with(Finding.Status.WITHIN)
                    .size();
        }

        assertThat(found)
                .as("of 20 stores that are 15%% slower, at 3%% of noise")
                .isGreaterThanOrEqualTo(19);
        assertThat(passed).as("of 20 stores that are equal").isGreaterThanOrEqualTo(19);
    }

    @Test
    void aFindingSaysWhatItIsAbout() throws Exception {
        CheckResult result = check(
                new Baseline(List.of(List.of(stored("A", List.of(100.0, 101.0, 102.0, 103.0))))),
                stored("A", List.of(150.0, 151.0, 152.0, 153.0)),
                "10");

        assertThat(result.with(Finding.Status.SLOWER))
                .singleElement()
                .extracting(Finding::sentence)
                .asString()
                .isEqualTo(
                        "links-java-64-1000, A, create: baseline 101.5 ns, measured 151.5 ns, +49.3% (at least +45.6%"
                                + " with 95%), limit +10.0%, in A.json");
    }

    @Test
    void threeRepetitionsCannotDecide() throws Exception {
        CheckResult result = check(
                new Baseline(List.of(List.of(stored("A", List.of(100.0, 101.0, 102.0))))),
                stored("A", List.of(150.0, 151.0, 152.0)),
                "10");

        assertThat(result.with(Finding.Status.UNDECIDED))
                .singleElement()
                .extracting(Finding::sentence)
                .asString()
                .contains("no interval: too few repetitions");
    }

    @Test
    void theSlowestRunOfAWindowCounts() throws Exception {
        Baseline window = new Baseline(List.of(
                List.of(stored("A", List.of(100.0, 101.0, 102.0, 103.0))),
                List.of(stored("A", List.of(140.0, 141.0, 142.0, 143.0)))));

        CheckResult result = check(window, stored("A", List.of(150.0, 151.0, 152.0, 153.0)), "10");

        assertThat(result.with(Finding.Status.WITHIN)).hasSize(1);
    }

    @Test
    void aMachineThatChangesItsSpeedIsNoSlowdownBesideAReference() throws Exception {
        Yardstick unit = new ReferenceRow("Unit");
        Baseline baseline = new Baseline(List.of(List.of(onAnUnsteadyMachine(1, 1.00))));
        StoredReport equal = onAnUnsteadyMachine(1, 1.08);

        assertThat(check(baseline, equal, "10").with(Finding.Status.SLOWER)).hasSize(2);
        assertThat(check(baseline, equal, "10", unit).with(Finding.Status.SLOWER))
                .isEmpty();
        // By times the machine's gain hides what the store lost.
        StoredReport slower = onAnUnsteadyMachine(1.2, 0.96);
        assertThat(check(baseline, slower, "10").with(Finding.Status.SLOWER)).isEmpty();
        assertThat(check(baseline, slower, "10", unit).with(Finding.Status.SLOWER))
                .singleElement()
                .extracting(Finding::variant)
                .isEqualTo("A");
    }

    @Test
    void aFindingBesideAReferenceSaysItsUnit() throws Exception {
        Baseline baseline = new Baseline(List.of(List.of(stored(
                row("A", List.of(100.0, 202.0, 102.0, 103.0)), row("Unit", List.of(400.0, 808.0, 408.0, 412.0))))));
        StoredReport now =
                stored(row("A", List.of(150.0, 151.0, 152.0, 306.0)), row("Unit", List.of(400.0, 400.0, 400.0, 800.0)));

        CheckResult result = check(baseline, now, "10", new ReferenceRow("Unit"));

        assertThat(result.findings()).singleElement().satisfies(finding -> {
            assertThat(finding.status()).isEqualTo(Finding.Status.SLOWER);
            assertThat(finding.sentence())
                    .isEqualTo("links-java-64-1000, A, create: baseline 0.2500 times Unit, measured 0.3788 times Unit,"
                            + " +51.5% (at least +50.0% with 95%), limit +10.0%, in rows.json");
        });
    }

    @Test
    void rowsWithoutCounterpartsAreNotComparedByAReference() throws Exception {
        VariantResult whole = row("Unit", samples(5, 100));
        Baseline baseline = new Baseline(List.of(List.of(stored(row("A", samples(5, 100)), whole))));
        Yardstick unit = new ReferenceRow("Unit");

        StoredReport fewer = stored(row("A", samples(5, 100)), row("B", samples(4, 100)), whole);
        assertThat(check(baseline, fewer, "10", unit).missing())
                .containsExactly("rows.json, B is not compared in create: its repetitions have no counterparts in the"
                        + " row Unit.");
        StoredReport broken = stored(row("A", samples(5, 100)), failed(row("B", samples(5, 100))), whole);
        assertThat(check(baseline, broken, "10", unit).missing())
                .singleElement()
                .asString()
                .contains("B is not");
        for (StoredReport without :
                List.of(stored(row("A", samples(5, 100))), stored(row("A", samples(5, 100)), failed(whole)))) {
            assertThatThrownBy(() -> check(baseline, without, "10", unit))
                    .isInstanceOf(ReportException.class)
                    .hasMessageContaining("no operation in common that can be a multiple of the row Unit; measure the"
                            + " same tables and variants, Unit and others beside it");
        }
    }

    @Test
    void aBaselineOfAnotherMachineIsRefusedUnlessAllowed() throws Exception {
        Baseline baseline = new Baseline(List.of(
                List.of(new StoredReport(Path.of("old.json"), report("A", samples(5, 100), "Another processor")))));
        StoredReport now = stored("A", samples(5, 100));

        assertThatThrownBy(() -> check(baseline, now, "10"))
                .isInstanceOf(ReportException.class)
                .hasMessageContaining("old.json was measured elsewhere: the processor was Another processor and is A"
                        + " processor; measure a baseline here, or set doublets.allowOtherMachine");
        assertThat(new SlowdownCheck(
                                baseline, SlowdownLimits.parse("10"), new Yardstick.WallTime(), OtherMachine.ALLOWED)
                        .run(List.of(now))
                        .findings())
                .hasSize(1);
    }

    @Test
    void whatIsMissingIsSaid() throws Exception {
        Report both = report("A", samples(5, 100), "A processor");
        VariantResult other = row("B", samples(5, 100));
        Baseline baseline = new Baseline(List.of(List.of(new StoredReport(
                Path.of("old.json"), both.with(List.of(both.results().get(0), other), List.of())))));

        assertThat(check(baseline, stored("A", samples(5, 100)), "10").missing())
                .containsExactly("links-java-64-1000, B has no figures: it was not measured.");
        assertThatThrownBy(() -> check(baseline, stored("C", samples(5, 100)), "10"))
                .isInstanceOf(ReportException.class)
                .hasMessageContaining("no operation in common");
    }

    @Test
    void aBaselineIsOneRunOrADirectoryOfRuns() {
        assertThatThrownBy(() -> Baseline.read(directory))
                .isInstanceOf(ReportException.class)
                .hasMessageContaining("has no reports");
        ReportFiles.write(directory.resolve("monday"), report("A", samples(5, 100), "A processor"));
        ReportFiles.write(directory.resolve("tuesday"), report("A", samples(5, 100), "A processor"));

        assertThat(Baseline.read(directory).runs()).hasSize(2);
        assertThat(Baseline.read(directory.resolve("monday")).runs()).hasSize(1);
    }

    private static CheckResult check(Baseline baseline, StoredReport now, String limits) throws Exception {
        return check(baseline, now, limits, new Yardstick.WallTime());
    }

    private static CheckResult check(Baseline baseline, StoredReport now, String limits, Yardstick yardstick)
            throws Exception {
        return new SlowdownCheck(baseline, SlowdownLimits.parse(limits), yardstick, OtherMachine.REFUSED)
                .run(List.of(now));
    }

    /** The rows A and Unit of a machine whose speed changes from one round to the next. */
    private StoredReport onAnUnsteadyMachine(double slower, double driftPerRound) {
        List<Double> own = samples(10, 100 * slower);
        List<Double> unit = samples(10, 400);
        for (int round = 0; round < own.size(); round++) {
            double drift = Math.pow(driftPerRound, round);
            own.set(round, own.get(round) * drift);
            unit.set(round, unit.get(round) * drift);
        }
        return stored(row("A", own), row("Unit", unit));
    }

    private static StoredReport stored(VariantResult... rows) {
        return new StoredReport(
                Path.of("rows.json"), report("A", List.of(1.0), "A processor").with(List.of(rows), List.of()));
    }

    private static VariantResult row(String variant, List<Double> samples) {
        return Rows.of(variant, Map.of("create", OperationResult.raw(samples, null, null, null)));
    }

    private static VariantResult failed(VariantResult row) {
        return Rows.of(row.variant(), new VariantResult.Failure(1, null, null, null, "It died."), row.operations());
    }

    private static StoredReport stored(String variant, List<Double> samples) {
        return new StoredReport(Path.of(variant + ".json"), report(variant, samples, "A processor"));
    }

    private List<Double> samples(int count, double center) {
        List<Double> samples = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            samples.add(center * Math.exp(0.03 * random.nextGaussian()));
        }
        return samples;
    }

    private static Report report(String variant, List<Double> samples, String processor) {
        Environment environment = new Environment(
                processor, null, 2, null, null, null, null, null, null, null, "A VM", null, null, null, null, null);
        return new Report(
                1,
                new TableId("Java", "links", 64, 1000),
                samples.size(),
                null,
                null,
                Provenance.UNKNOWN,
                null,
                environment,
                null,
                List.of(),
                List.of(row(variant, samples)));
    }
}
