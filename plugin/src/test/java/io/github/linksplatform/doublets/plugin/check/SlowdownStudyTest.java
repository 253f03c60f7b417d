package io.github.linksplatform.doublets.plugin.check;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.jr.ob.JSON;
import io.github.linksplatform.doublets.plugin.compare.Comparison;
import io.github.linksplatform.doublets.plugin.compare.ComparisonOutcome;
import io.github.linksplatform.doublets.plugin.compare.ComparisonRequest;
import io.github.linksplatform.doublets.plugin.compare.ComparisonRequest.Start;
import io.github.linksplatform.doublets.plugin.compare.Progress;
import io.github.linksplatform.doublets.plugin.compare.Software;
import io.github.linksplatform.doublets.plugin.fork.ForkSettings;
import io.github.linksplatform.doublets.plugin.fork.JavaInstallation;
import io.github.linksplatform.doublets.plugin.fork.JvmArguments;
import io.github.linksplatform.doublets.plugin.fork.Outcome;
import io.github.linksplatform.doublets.plugin.fork.WorkerProgram;
import io.github.linksplatform.doublets.plugin.plan.Plan;
import io.github.linksplatform.doublets.plugin.plan.Repetition;
import io.github.linksplatform.doublets.plugin.plan.Table;
import io.github.linksplatform.doublets.plugin.plan.TimeEstimate;
import io.github.linksplatform.doublets.plugin.plan.Transactions;
import io.github.linksplatform.doublets.plugin.plan.WarmUp;
import io.github.linksplatform.doublets.plugin.report.Report;
import io.github.linksplatform.doublets.plugin.report.ReportFiles;
import io.github.linksplatform.doublets.plugin.report.StoredReport;
import io.github.linksplatform.doublets.plugin.report.VariantResult;
import io.github.linksplatform.doublets.plugin.report.environment.Machine;
import io.github.linksplatform.doublets.plugin.report.environment.Source;
import io.github.linksplatform.doublets.store.Category;
import io.github.linksplatform.doublets.store.StoreProvider;
import io.github.linksplatform.doublets.store.Variant;
import io.github.linksplatform.doublets.worker.Job;
import io.github.linksplatform.doublets.worker.Worker;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/**
 * How often {@code check} finds a store that is 15% slower, and how often it lets an equal one pass, on this machine:
 * with real forks, ten repetitions, and a row beside the stores as the unit of their times. Each run of all rows is
 * compared with the one before it, in which both stores were as the equal one is. What a check of the times themselves
 * would have said is printed, too. Takes most of an hour for twenty runs on a machine that has nothing else to do, so it
 * runs only when it is asked for, with the number of runs.
 */
@EnabledIfSystemProperty(named = SlowdownStudyTest.RUNS, matches = "[1-9][0-9]*")
class SlowdownStudyTest {
    static final String RUNS = "doublets.slowdownStudy";

    private static final int REPETITIONS = 10;

    /** A region then takes tens of milliseconds, far longer than one disturbance of a machine; all fits in its caches. */
    private static final long SIZE = 25_000;

    /** What the row that is compared is called before and after. */
    private static final String STORE = "Store";

    private static final double SHARE = 0.95;
    private static final Yardstick REFERENCE = new ReferenceRow(BusyProvider.REFERENCE.name());
    private static final Yardstick WALL_TIME = new Yardstick.WallTime();

    @TempDir
    private Path directory;

    @Test
    void aSlowerStoreIsFoundAndAnEqualOnePasses() throws Exception {
        int runs = Integer.getInteger(RUNS);
        int found = 0;
        int passed = 0;
        StoredReport before = measure(0);
        for (int run = 1; run <= runs; run++) {
            StoredReport now = measure(run);
            List<String> equal = tooSlow(before, now, BusyProvider.EQUAL, REFERENCE);
            List<String> slower = tooSlow(before, now, BusyProvider.SLOWER, REFERENCE);
            passed += equal.isEmpty() ? 1 : 0;
            found += slower.isEmpty() ? 0 : 1;
            System.out.println("Run " + run + ": equal: " + equal + ", slower: " + slower + "; by times alone: equal: "
                    + tooSlow(before, now, BusyProvider.EQUAL, WALL_TIME) + ", slower: "
                    + tooSlow(before, now, BusyProvider.SLOWER, WALL_TIME) + "; so far " + passed + " passed and "
                    + found + " found.");
            before = now;
        }
        assertThat((double) found / runs).as("slower stores found").isGreaterThanOrEqualTo(SHARE);
        assertThat((double) passed / runs).as("equal stores passed").isGreaterThanOrEqualTo(SHARE);
    }

    /** The operations that fail a build after the equal store of a run has become another one. */
    private static List<String> tooSlow(StoredReport before, StoredReport now, Variant other, Yardstick yardstick)
            throws Exception {
        Baseline baseline = new Baseline(List.of(List.of(asStore(before, BusyProvider.EQUAL))));
        return new SlowdownCheck(baseline, SlowdownLimits.parse("10"), yardstick, SlowdownCheck.OtherMachine.REFUSED)
                .run(List.of(asStore(now, other))).with(Finding.Status.SLOWER).stream()
                        .filter(finding -> finding.variant().equals(STORE))
                        .map(Finding::operation)
                        .toList();
    }

    /** The report of the reference and of the store, which is what one of the other rows was measured of. */
    private static StoredReport asStore(StoredReport stored, Variant variant) {
        Report report = stored.report();
        VariantResult row = report.result(variant.name()).orElseThrow();
        VariantResult renamed = Rows.of(STORE, row.failure(), row.operations());
        return new StoredReport(
                stored.file(),
                report.with(
                        List.of(
                                renamed,
                                report.result(BusyProvider.REFERENCE.name()).orElseThrow()),
                        List.of()));
    }

    private StoredReport measure(int run) throws Exception {
        Path own = Files.createDirectories(directory.resolve(Integer.toString(run)));
        List<Variant> variants = new BusyProvider().variants();
        WorkerProgram program = program();
        Table table = new Table(Category.LINKS, 64, SIZE, variants, REPETITIONS);
        Plan plan = new Plan(List.of(table), Transactions.ALL, 0, new WarmUp(1, 10), run);
        ComparisonRequest request = new ComparisonRequest(
                plan,
                variants.stream().collect(Collectors.toMap(Variant::name, variant -> program)),
                new ForkSettings(
                        JavaInstallation.current(),
                        JvmArguments.parse(""),
                        Optional.empty(),
                        own.resolve("logs"),
                        Map.of()),
                own.resolve("work"),
                own.resolve("journal.jsonl"),
                Start.ANEW,
                own.resolve("results"),
                Machine.here(),
                new Source(null, null),
                new Software("1", "1", "3"),
                null);
        ComparisonOutcome outcome =
                new Comparison(request, Clock.systemUTC()).run(new TimeEstimate(plan), new NoProgress());
        assertThat(outcome.failures()).isEmpty();
        return ReportFiles.readAll(List.of(own.resolve("results"))).get(0);
    }

    /** The engine's worker, and the store as a provider of this test alone. */
    private WorkerProgram program() throws Exception {
        Path services = directory.resolve("services");
        Path file = services.resolve("META-INF/services").resolve(StoreProvider.class.getName());
        Files.createDirectories(file.getParent());
        Files.writeString(file, BusyProvider.class.getName());
        List<Path> classPath = Stream.of(BusyProvider.class, Job.class, JSON.class, JsonFactory.class)
                .map(type -> Path.of(URI.create(
                        type.getProtectionDomain().getCodeSource().getLocation().toString())))
                .toList();
        return new WorkerProgram(
                Worker.class.getName(),
                Stream.concat(Stream.of(services), classPath.stream()).toList(),
                List.of());
    }

    /** Tells nobody. */
    private static final class NoProgress implements Progress {
        @Override
        public void begins(List<Repetition> rest, int done) {}

        @Override
        public void started(Repetition repetition) {}

        @Override
        public void finished(Repetition repetition, Outcome outcome) {}

        @Override
        public void ends() {}
    }
}
