package io.github.linksplatform.doublets.plugin.compare;

import io.github.linksplatform.doublets.plugin.fork.ChildEnvironment;
import io.github.linksplatform.doublets.plugin.fork.ExternalProgram;
import io.github.linksplatform.doublets.plugin.fork.ForkException;
import io.github.linksplatform.doublets.plugin.fork.ForkFailure;
import io.github.linksplatform.doublets.plugin.fork.Forks;
import io.github.linksplatform.doublets.plugin.fork.MeasurementListener;
import io.github.linksplatform.doublets.plugin.fork.Measurements;
import io.github.linksplatform.doublets.plugin.fork.Outcome;
import io.github.linksplatform.doublets.plugin.fork.WorkDirectory;
import io.github.linksplatform.doublets.plugin.fork.WorkerProgram;
import io.github.linksplatform.doublets.plugin.plan.Plan;
import io.github.linksplatform.doublets.plugin.plan.Repetition;
import io.github.linksplatform.doublets.plugin.plan.Table;
import io.github.linksplatform.doublets.plugin.plan.TimeEstimate;
import io.github.linksplatform.doublets.plugin.plan.WarmUpShares;
import io.github.linksplatform.doublets.plugin.report.Environment;
import io.github.linksplatform.doublets.plugin.report.Journal;
import io.github.linksplatform.doublets.plugin.report.JournalException;
import io.github.linksplatform.doublets.plugin.report.Report;
import io.github.linksplatform.doublets.plugin.report.ReportAssembler;
import io.github.linksplatform.doublets.plugin.report.ReportFiles;
import io.github.linksplatform.doublets.plugin.report.RunFacts;
import io.github.linksplatform.doublets.plugin.report.TableRun;
import io.github.linksplatform.doublets.plugin.report.VariantResult;
import io.github.linksplatform.doublets.plugin.report.environment.Load;
import io.github.linksplatform.doublets.plugin.report.environment.Machine;
import io.github.linksplatform.doublets.plugin.statistics.Assessment;
import io.github.linksplatform.doublets.plugin.statistics.Sample;
import io.github.linksplatform.doublets.store.Variant;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Measures what is planned and not finished yet, and writes a report of each table. */
public final class Comparison {
    private final ComparisonRequest request;
    private final Clock clock;
    private final Map<String, TableRun> tables = new LinkedHashMap<>();
    private final List<ForkFailure> failures = new ArrayList<>();
    private final Set<String> finished = new HashSet<>();
    private TimeShares time = TimeShares.NONE;

    /**
     * A comparison.
     *
     * @param request what to compare, with what, and where to leave it
     * @param clock says the day
     */
    public Comparison(ComparisonRequest request, Clock clock) {
        this.request = request;
        this.clock = clock;
        for (Table table : request.plan().tables()) {
            tables.put(table.name(), new TableRun(table));
        }
    }

    /**
     * Carries it out.
     *
     * @param estimate says how long repetitions take, and learns
     * @param progress is told of each repetition
     * @return what came of it
     * @throws JournalException if there is no going on from the journal
     * @throws ForkException if no fork can be started
     * @throws IOException if a file cannot be written
     * @throws InterruptedException if this thread is interrupted
     */
    public ComparisonOutcome run(TimeEstimate estimate, Progress progress)
            throws JournalException, ForkException, IOException, InterruptedException {
        Plan asked = request.plan();
        try (Journal journal = open(asked)) {
            Plan plan = asked.withSeed(journal.seed());
            takeOver(journal.entries(), estimate);
            List<Repetition> rest = plan.repetitions().stream()
                    .filter(repetition -> !finished.contains(repetition.name()))
                    .toList();
            Load before = Load.now();
            try (WorkDirectory work = WorkDirectory.open(request.work())) {
                Forks forks = new Forks(plan, request.forks(), work);
                progress.begins(rest, finished.size());
                WarmUpShares warmUps = new WarmUpShares(plan, estimate, time.totalSeconds(), System::nanoTime);
                new Measurements(request.programs(), forks, estimate, warmUps).run(rest, listener(journal, progress));
                progress.ends();
                return new ComparisonOutcome(write(plan, forks, before), failures, time);
            }
        }
    }

    private Journal open(Plan plan) throws JournalException, IOException {
        Map<String, String> description = description(plan);
        return switch (request.start()) {
            case ANEW -> Journal.begin(request.journal(), description, plan.seed());
            case RESUMED -> Journal.resume(request.journal(), description, plan.seed());
        };
    }

    /** All that may not differ between the parts of a run. */
    private Map<String, String> description(Plan plan) {
        Map<String, String> description = plan.description();
        description.put("plugin", String.valueOf(request.software().pluginVersion()));
        description.put("jvm", request.forks().java().description());
        description.put("jvmArgs", String.join(" ", request.forks().arguments().arguments()));
        description.put("machine", request.machine().line());
        plan.tables().stream()
                .flatMap(table -> table.variants().stream())
                .map(Variant::name)
                .forEach(name -> {
                    if (request.programs().get(name) instanceof ExternalProgram external) {
                        description.put("command of " + name, String.join(" ", external.command()));
                    }
                });
        return description;
    }

    private void takeOver(List<Journal.Entry> entries, TimeEstimate estimate) {
        Map<String, Repetition> planned = new LinkedHashMap<>();
        request.plan().repetitions().forEach(repetition -> planned.put(repetition.name(), repetition));
        for (Journal.Entry entry : entries) {
            String name = entry.table() + "-" + entry.variant() + "-" + entry.repetition();
            Repetition repetition = planned.get(name);
            if (repetition != null && finished.add(name)) {
                tables.get(entry.table()).add(entry.result(), entry.seconds());
                time = time.plus(entry.seconds(), entry.result());
                estimate.saw(repetition, entry.seconds(), entry.result().warmUpSeconds());
            }
        }
    }

    private MeasurementListener listener(Journal journal, Progress progress) {
        return new MeasurementListener() {
            @Override
            public void started(Repetition repetition) {
                progress.started(repetition);
            }

            @Override
            public void prepared(double seconds) {
                time = time.plus(seconds);
            }

            @Override
            public void finished(Repetition repetition, Outcome outcome, double seconds) throws IOException {
                TableRun table = tables.get(repetition.table().name());
                String variant = repetition.variant().name();
                if (outcome instanceof Outcome.Measured measured) {
                    journal.append(new Journal.Entry(
                            repetition.table().name(), variant, repetition.number(), seconds, measured.result()));
                    table.add(measured.result(), seconds);
                    time = time.plus(seconds, measured.result());
                } else if (outcome instanceof Outcome.Failed failed) {
                    ForkFailure failure = failed.failure();
                    failures.add(failure);
                    table.add(
                            variant,
                            new VariantResult.Failure(
                                    repetition.number(),
                                    failure.operation(),
                                    failure.expected(),
                                    failure.actual(),
                                    failure.message()));
                    time = time.plus(seconds);
                }
                progress.finished(repetition, outcome);
            }
        };
    }

    private List<Path> write(Plan plan, Forks forks, Load before) {
        Load after = Load.now();
        List<Path> files = new ArrayList<>();
        for (TableRun run : tables.values()) {
            RunFacts facts = new RunFacts(
                    LocalDate.now(clock).toString(),
                    request.machine().line(),
                    request.source().runUrl(),
                    request.source().commit(),
                    environment(run.table(), forks, before, after),
                    request.calibration());
            Optional<Report> report = new ReportAssembler(plan, facts, Sample.ESTIMATOR).assemble(run);
            report.ifPresent(raw -> files.add(ReportFiles.write(request.results(), Assessment.of(raw))));
        }
        return files;
    }

    /** The options of the JVMs of a table; none if no row has a JVM of ours. */
    private List<String> flags(Table table, Forks forks) {
        return table.variants().stream()
                .map(variant -> request.programs().get(variant.name()))
                .filter(WorkerProgram.class::isInstance)
                .findFirst()
                .map(program -> forks.flags(table, (WorkerProgram) program))
                .orElse(List.of());
    }

    private Environment environment(Table table, Forks forks, Load before, Load after) {
        Machine machine = request.machine();
        Software software = request.software();
        return new Environment(
                machine.cpuModel(),
                machine.architecture(),
                machine.cores(),
                machine.memoryBytes(),
                machine.containerCpus(),
                machine.containerMemoryBytes(),
                machine.kernel() == null ? machine.os() : machine.os() + ", kernel " + machine.kernel(),
                before.average(),
                after.average(),
                after.pressureSince(before),
                request.forks().java().description(),
                flags(table, forks),
                ChildEnvironment.removed(),
                software.pluginVersion(),
                software.engineVersion(),
                software.mavenVersion());
    }
}
