package io.github.linksplatform.doublets.plugin.compare;

import io.github.linksplatform.doublets.plugin.compare.ComparisonRequest.Start;
import io.github.linksplatform.doublets.plugin.fork.FakeProgram;
import io.github.linksplatform.doublets.plugin.fork.ForkSettings;
import io.github.linksplatform.doublets.plugin.fork.JavaInstallation;
import io.github.linksplatform.doublets.plugin.fork.JvmArguments;
import io.github.linksplatform.doublets.plugin.fork.Outcome;
import io.github.linksplatform.doublets.plugin.plan.Plan;
import io.github.linksplatform.doublets.plugin.plan.Repetition;
import io.github.linksplatform.doublets.plugin.plan.Table;
import io.github.linksplatform.doublets.plugin.plan.TimeEstimate;
import io.github.linksplatform.doublets.plugin.plan.Transactions;
import io.github.linksplatform.doublets.plugin.plan.WarmUp;
import io.github.linksplatform.doublets.plugin.report.environment.Machine;
import io.github.linksplatform.doublets.plugin.report.environment.Source;
import io.github.linksplatform.doublets.store.Category;
import io.github.linksplatform.doublets.store.Durability;
import io.github.linksplatform.doublets.store.Variant;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Comparisons of stores that are none. */
public final class FakeComparison implements Progress {
    private static final Clock CLOCK = Clock.fixed(Instant.parse("2026-11-30T12:00:00Z"), ZoneOffset.UTC);

    private final ComparisonRequest request;

    FakeComparison(Path directory, Start start, int repetitions, long seed, String... variants) throws Exception {
        List<Variant> rows = Stream.of(variants)
                .map(name ->
                        new Variant(name, Category.LINKS, Durability.VOLATILE, Optional.empty(), Variant.Role.DEFAULT))
                .toList();
        request = new ComparisonRequest(
                new Plan(
                        List.of(new Table(Category.LINKS, 64, 10, rows, repetitions)),
                        Transactions.ALL,
                        0,
                        new WarmUp(0, 1),
                        seed),
                rows.stream().collect(Collectors.toMap(Variant::name, row -> FakeProgram.create())),
                new ForkSettings(
                        JavaInstallation.current(),
                        JvmArguments.parse(""),
                        Optional.empty(),
                        directory.resolve("logs"),
                        Map.of()),
                directory.resolve("work"),
                directory.resolve("journal.jsonl"),
                start,
                directory.resolve("results"),
                Machine.here(),
                new Source(null, null),
                new Software("1", "1", "3"),
                null);
    }

    /**
     * Goes on with a comparison until it is done, or this process is killed.
     *
     * @param args the directory
     * @throws Exception if it cannot
     */
    public static void main(String[] args) throws Exception {
        new FakeComparison(Path.of(args[0]), Start.RESUMED, 5, Long.parseLong(args[1]), "One", "Two").run();
    }

    /** The order in which a plan of this kind runs. */
    static List<String> order(Path directory, int repetitions, long seed, String... variants) throws Exception {
        return new FakeComparison(directory, Start.ANEW, repetitions, seed, variants)
                .request.plan().repetitions().stream()
                        .map(repetition -> repetition.variant().name() + " " + repetition.number())
                        .toList();
    }

    ComparisonOutcome run() throws Exception {
        return new Comparison(request, CLOCK).run(new TimeEstimate(request.plan()), this);
    }

    @Override
    public void begins(List<Repetition> rest, int done) {}

    @Override
    public void started(Repetition repetition) {}

    @Override
    public void finished(Repetition repetition, Outcome outcome) {}

    @Override
    public void ends() {}
}
