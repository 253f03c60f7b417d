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
    void aBaselineOfAnotherMachineIsRefusedUnlessAllowed() throws Exception {
        Baseline baseline = new Baseline(List.of(
                List.of(new StoredReport(Path.of("old.json"), report("A", samples(5, 100), "Another processor")))));
        StoredReport now = stored("A", samples(5, 100));

        assertThatThrownBy(() -> check(baseline, now, "10"))
                .isInstanceOf(ReportException.class)
                .hasMessageContaining("old.json was measured elsewhere: the processor was Another processor and is A"
                        + " processor; measure a baseline here, or set doublets.allowOtherMachine");
        assertThat(new SlowdownCheck(baseline, SlowdownLimits.parse("10"), OtherMachine.ALLOWED)
                        .run(List.of(now))
                        .findings())
                .hasSize(1);
    }

    @Test
    void whatIsMissingIsSaid() throws Exception {
        Report both = report("A", samples(5, 100), "A processor");
        VariantResult other =
                report("B", samples(5, 100), "A processor").results().get(0);
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
        return new SlowdownCheck(baseline, SlowdownLimits.parse(limits), OtherMachine.REFUSED).run(List.of(now));
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
        VariantResult row = new VariantResult(
                variant,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                Map.of("create", OperationResult.raw(samples, null, null, null)));
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
                List.of(row));
    }
}
