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
import io.github.linksplatform.doublets.plugin.report.ReportFiles;
import io.github.linksplatform.doublets.plugin.report.environment.Machine;
import io.github.linksplatform.doublets.plugin.report.environment.Source;
import io.github.linksplatform.doublets.store.Category;
import io.github.linksplatform.doublets.store.StoreProvider;
import io.github.linksplatform.doublets.worker.Job;
import io.github.linksplatform.doublets.worker.Worker;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/**
 * How often {@code check} finds a store that is 15% slower, and how often it lets an equal one pass, on this machine:
 * with real forks, ten repetitions, a baseline of its own each time, and a row beside the store as the unit of its times.
 * What a check of the times themselves would have said is printed, too. Takes most of an hour for twenty runs on a
 * machine that has nothing else to do, so it runs only when it is asked for, with the number of runs.
 */
@EnabledIfSystemProperty(named = SlowdownStudyTest.RUNS, matches = "[1-9][0-9]*")
class SlowdownStudyTest {
    static final String RUNS = "doublets.slowdownStudy";

    /** A region of a table this size then takes fifteen milliseconds, far longer than one disturbance of a machine. */
    private static final int STEPS = BusyProvider.REFERENCE_STEPS;

    private static final int SLOWER_STEPS = STEPS * 115 / 100;
    private static final int REPETITIONS = 10;
    private static final long SIZE = 10_000;
    private static final double SHARE = 0.95;

    @TempDir
    private Path directory;

    @Test
    void aSlowerStoreIsFoundAndAnEqualOnePasses() throws Exception {
        int runs = Integer.getInteger(RUNS);
        int found = 0;
        int passed = 0;
        Yardstick reference = new ReferenceRow(BusyProvider.REFERENCE.name());
        Yardstick wallTime = new Yardstick.WallTime();
        for (int run = 1; run <= runs; run++) {
            Path baseline = measure(run, "baseline", STEPS);
            Path equal = measure(run, "equal", STEPS);
            Path slower = measure(run, "slower", SLOWER_STEPS);
            passed += tooSlow(baseline, equal, reference).isEmpty() ? 1 : 0;
            found += tooSlow(baseline, slower, reference).isEmpty() ? 0 : 1;
            System.out.println("Run " + run + ": equal: " + tooSlow(baseline, equal, reference) + ", slower: "
                    + tooSlow(baseline, slower, reference) + "; by times alone: equal: "
                    + tooSlow(baseline, equal, wallTime) + ", slower: " + tooSlow(baseline, slower, wallTime)
                    + "; so far " + passed + " passed and " + found + " found.");
        }
        assertThat((double) found / runs).as("slower stores found").isGreaterThanOrEqualTo(SHARE);
        assertThat((double) passed / runs).as("equal stores passed").isGreaterThanOrEqualTo(SHARE);
    }

    /** The operations that fail a build. */
    private static List<String> tooSlow(Path baseline, Path reports, Yardstick yardstick) throws Exception {
        return new SlowdownCheck(
                        Baseline.read(baseline),
                        SlowdownLimits.parse("10"),
                        yardstick,
                        SlowdownCheck.OtherMachine.REFUSED)
                .run(ReportFiles.readAll(List.of(reports))).with(Finding.Status.SLOWER).stream()
                        .filter(finding -> finding.variant().equals(BusyProvider.VARIANT.name()))
                        .map(Finding::operation)
                        .toList();
    }

    private Path measure(int run, String name, int steps) throws Exception {
        Path own = Files.createDirectories(directory.resolve(run + "-" + name));
        Table table =
                new Table(Category.LINKS, 64, SIZE, List.of(BusyProvider.VARIANT, BusyProvider.REFERENCE), REPETITIONS);
        Plan plan = new Plan(List.of(table), Transactions.ALL, 0, new WarmUp(1, 10), run);
        ComparisonRequest request = new ComparisonRequest(
                plan,
                Map.of(BusyProvider.VARIANT.name(), program(), BusyProvider.REFERENCE.name(), program()),
                new ForkSettings(
                        JavaInstallation.current(),
                        JvmArguments.parse(""),
                        Optional.empty(),
                        own.resolve("logs"),
                        Map.of(BusyProvider.STEPS, Integer.toString(steps))),
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
        return own.resolve("results");
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
