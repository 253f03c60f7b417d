package io.github.linksplatform.doublets.plugin.fork;

import io.github.linksplatform.doublets.plugin.plan.ExternalVariant;
import io.github.linksplatform.doublets.plugin.plan.HeapSize;
import io.github.linksplatform.doublets.plugin.plan.Plan;
import io.github.linksplatform.doublets.plugin.plan.Repetition;
import io.github.linksplatform.doublets.plugin.plan.Table;
import io.github.linksplatform.doublets.plugin.plan.WarmUp;
import io.github.linksplatform.doublets.worker.Job;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Runs repetitions, each in a process of its own, one at a time. */
public final class Forks {
    private static final Duration TRAINING_PATIENCE = Duration.ofMinutes(1);

    private final Plan plan;
    private final ForkSettings settings;
    private final Path work;
    private final Path temporary;
    private final ClassArchives archives;

    /**
     * Prepares the directories of forks.
     *
     * @param plan what is measured
     * @param settings what the forks have in common
     * @param work an open work directory
     * @throws IOException if a directory cannot be created
     */
    public Forks(Plan plan, ForkSettings settings, WorkDirectory work) throws IOException {
        this.plan = plan;
        this.settings = settings;
        this.work = work.path().toAbsolutePath();
        temporary = this.work.resolve("tmp");
        Files.createDirectories(temporary);
        archives = new ClassArchives(this.work);
        Files.createDirectories(settings.logs());
    }

    /**
     * The options of the JVMs of a table, for the report.
     *
     * @param table the table
     * @param program what measures one of its rows
     * @return options without class path
     */
    public List<String> flags(Table table, WorkerProgram program) {
        return archives.recorded(jvmFlags(table, program), program, table.category());
    }

    private List<String> jvmFlags(Table table, WorkerProgram program) {
        return WorkerCommand.flags(
                settings.java(), settings.arguments(), program, HeapSize.need(table, plan.background()));
    }

    /**
     * Makes what forks of a kind have in common and load faster with, if the next one is the first of its kind. Takes
     * seconds then, which are no part of the repetition.
     *
     * @param repetition the next repetition
     * @param program what will measure it
     * @throws IOException if files cannot be written
     * @throws ForkException if no fork can be started
     * @throws InterruptedException if this thread is interrupted
     */
    public void prepare(Repetition repetition, MeasuringProgram program)
            throws IOException, ForkException, InterruptedException {
        if (program instanceof WorkerProgram worker) {
            archives.prepare(
                    jvmFlags(repetition.table(), worker),
                    worker,
                    repetition.table().category(),
                    flags -> train(repetition, worker, flags));
        }
    }

    /**
     * Runs one repetition and waits for its end.
     *
     * @param repetition the repetition
     * @param program what measures it; of one that is not the engine's worker the tallies are checked, too
     * @param warmUp how long it warms up before
     * @param patience when it counts as hanging, unless the settings say it
     * @return its figures, or why there are none
     * @throws IOException if its files cannot be written
     * @throws ForkException if no fork can be started
     * @throws InterruptedException if this thread is interrupted; the fork is ended then
     */
    public Outcome run(Repetition repetition, MeasuringProgram program, WarmUp warmUp, Duration patience)
            throws IOException, ForkException, InterruptedException {
        Path directory = work.resolve(repetition.name());
        Path log = settings.logs().resolve(repetition.name() + ".log");
        Files.createDirectories(directory.resolve("store"));
        try {
            Path result = directory.resolve("result.json");
            Path file = directory.resolve("job.json");
            Job job = job(repetition, warmUp, directory.resolve("store"), result);
            JobFiles.write(job, file);
            Duration timeout = settings.timeout().orElse(patience);
            ForkCheck check = new ForkCheck(repetition, log);
            if (program instanceof ExternalProgram external) {
                Outcome outcome = check.of(run(external.with(file), external.directory(), log, timeout), result);
                return outcome instanceof Outcome.Measured measured ? check.tallies(job, measured) : outcome;
            }
            WorkerProgram worker = (WorkerProgram) program;
            List<String> command = WorkerCommand.write(
                    settings.java(),
                    archives.with(
                            jvmFlags(repetition.table(), worker),
                            worker,
                            repetition.table().category()),
                    worker,
                    temporary,
                    List.of(file.toString()),
                    directory.resolve("fork.args"));
            return check.of(run(command, directory, log, timeout), result);
        } finally {
            WorkDirectory.delete(directory);
        }
    }

    /** Does a few records of a repetition, so that a JVM loads the classes that all of it takes. */
    private void train(Repetition repetition, WorkerProgram program, List<String> flags)
            throws IOException, ForkException, InterruptedException {
        Path directory = work.resolve("training");
        Files.createDirectories(directory.resolve("store"));
        try {
            Path job = directory.resolve("job.json");
            JobFiles.write(
                    job(repetition, plan.warmUp(), directory.resolve("store"), directory.resolve("result.json"))
                            .training(),
                    job);
            run(
                    WorkerCommand.write(
                            settings.java(),
                            flags,
                            program,
                            temporary,
                            List.of(job.toString()),
                            directory.resolve("fork.args")),
                    directory,
                    directory.resolve("log"),
                    TRAINING_PATIENCE);
        } finally {
            WorkDirectory.delete(directory);
        }
    }

    private Job job(Repetition repetition, WarmUp warmUp, Path store, Path result) {
        Table table = repetition.table();
        return new Job(
                Job.SCHEMA,
                table.category().key(),
                repetition.variant().name(),
                table.idBits(),
                table.size(),
                plan.background(),
                plan.transactions().key(),
                repetition.number(),
                WarmUp.size(table.size()),
                warmUp.minSeconds(),
                warmUp.maxSeconds(),
                store.toString(),
                result.toString(),
                settings.properties());
    }

    /** Runs a command to its end, or ends it. */
    static End run(List<String> command, Path directory, Path log, Duration timeout)
            throws ForkException, InterruptedException {
        Process process = start(command, directory, log);
        try {
            // Its standard input stays open until its end: a fork whose input closes has lost its parent and exits.
            boolean ended = process.waitFor(timeout.toMillis(), TimeUnit.MILLISECONDS);
            return ended ? new End(process.exitValue(), timeout, false) : new End(0, timeout, true);
        } finally {
            Children.end(process);
        }
    }

    /** Starts a command; whoever does this ends it, too. */
    static Process start(List<String> command, Path directory, Path log) throws ForkException {
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(directory.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile());
        ChildEnvironment.clean(builder.environment());
        try {
            Process process = builder.start();
            Children.add(process);
            return process;
        } catch (IOException e) {
            throw new ForkException(
                    "The program " + command.get(0) + " cannot be started (" + e.getMessage()
                            + "); if it is a Java, set parameter jvm to one of version 17 or newer, else correct parameter "
                            + ExternalVariant.PARAMETER + ".",
                    e);
        }
    }

    /**
     * The end of a process.
     *
     * @param exitCode its exit code
     * @param timeout how long it was given
     * @param hung whether that was not enough
     */
    record End(int exitCode, Duration timeout, boolean hung) {}
}
