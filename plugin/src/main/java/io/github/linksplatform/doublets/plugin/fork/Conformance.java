package io.github.linksplatform.doublets.plugin.fork;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.linksplatform.doublets.store.Category;
import io.github.linksplatform.doublets.worker.Job;
import io.github.linksplatform.doublets.worker.Result;
import io.github.linksplatform.doublets.worker.Worker;
import io.github.linksplatform.doublets.workload.Operation;
import io.github.linksplatform.doublets.workload.OperationRunner;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * Gives a program jobs of many kinds and says what of the contract between the plugin and a worker it breaks: see
 * docs/worker-contract.md.
 */
public final class Conformance {
    private static final JsonMapper JSON = new JsonMapper();
    private static final String VARIANT = "Conformance_Test";
    private static final int REPETITION = 3;

    /** Figures in a file are rounded, so what adds up to 5 ms may be a little less. */
    private static final double ROUNDING = 0.99;

    /** A warm-up that is interrupted long before its end, in seconds. */
    private static final double LONG_WARM_UP = 60;

    /** A warm-up that ends by itself, in seconds: at least, and at most. */
    private static final double SHORT_WARM_UP = 0.2;

    private static final double SHORT_WARM_UP_LIMIT = 1;

    private static final Duration BEFORE_CLOSING = Duration.ofSeconds(2);
    private static final Duration AFTER_CLOSING = Duration.ofSeconds(10);

    private final ExternalProgram program;
    private final Path work;
    private final Path logs;
    private final Duration timeout;
    private final List<Finding> findings = new ArrayList<>();
    private int runs;

    /**
     * What one job showed.
     *
     * @param job the job in words
     * @param broken what of the contract was broken, a sentence each; none if it was kept
     * @param log where the program's output is
     */
    public record Finding(String job, List<String> broken, Path log) {
        /** Copies the list. */
        public Finding {
            broken = List.copyOf(broken);
        }
    }

    /**
     * A test of a program.
     *
     * @param program the program
     * @param work an open work directory
     * @param logs where its output goes, a file a job
     * @param timeout when it counts as hanging
     */
    public Conformance(ExternalProgram program, WorkDirectory work, Path logs, Duration timeout) {
        this.program = program;
        this.work = work.path().toAbsolutePath();
        this.logs = logs;
        this.timeout = timeout;
    }

    /**
     * Runs all jobs.
     *
     * @param categories what the program keeps
     * @return a finding a job
     * @throws IOException if a file cannot be written
     * @throws ForkException if the program cannot be started
     * @throws InterruptedException if this thread is interrupted
     */
    public List<Finding> run(Set<Category> categories) throws IOException, ForkException, InterruptedException {
        Files.createDirectories(logs);
        for (Category category : Category.values()) {
            if (categories.contains(category)) {
                measured(category, 64, 1, 0, "all");
                measured(category, 32, 10, 0, "all");
                measured(category, 64, 1000, 500, "all");
                measured(category, 64, 200, 100, "each");
            }
        }
        Category category = Arrays.stream(Category.values())
                .filter(categories::contains)
                .findFirst()
                .orElseThrow();
        withoutOptionalKeys(category);
        refused(category, "a job of schema 99", job -> job.put("schema", 99));
        refused(category, "a job of category frogs", job -> job.put("category", "frogs"));
        refused(category, "a job of size 0", job -> job.put("size", 0));
        refused(category, "a job without a size", job -> job.remove("size"));
        refused(category, "a job whose transactions are 'some'", job -> job.put("transactions", "some"));
        cutJob(category);
        missingJob();
        resultThatCannotBeWritten(category);
        closedInput(category);
        return List.copyOf(findings);
    }

    private interface Change {
        void to(ObjectNode job);
    }

    private void measured(Category category, int bits, long size, long background, String transactions)
            throws IOException, ForkException, InterruptedException {
        Place place = place();
        Job job = job(category, bits, size, background, transactions, 0, place);
        measured(
                size + " " + category.key() + " over " + background + ", " + bits + " bits, transactions "
                        + transactions,
                job,
                json(job),
                place);
    }

    /** What a job leaves out is what the schema says. */
    private void withoutOptionalKeys(Category category) throws IOException, ForkException, InterruptedException {
        Place place = place();
        Job job = new Job(
                Job.SCHEMA,
                category.key(),
                VARIANT,
                64,
                10,
                0,
                "all",
                1,
                10,
                SHORT_WARM_UP,
                SHORT_WARM_UP_LIMIT,
                place.store().toString(),
                place.result().toString(),
                Map.of());
        ObjectNode json = json(job);
        json.remove(List.of("id_bits", "background", "transactions", "repetition", "warm_up_size", "properties"));
        measured("a job without the keys that may be missing, with a warm-up", job, json, place);
    }

    private void measured(String what, Job job, ObjectNode json, Place place)
            throws IOException, ForkException, InterruptedException {
        byte[] text = JSON.writeValueAsBytes(json);
        Files.write(place.job(), text);
        Forks.End end = run(place);
        List<String> broken = new ArrayList<>();
        if (end.hung()) {
            broken.add("it had no result after " + timeout.toSeconds() + " s and was ended");
        } else if (end.exitCode() != 0) {
            broken.add("it ended with exit code " + end.exitCode() + " where 0 is required");
        }
        if (!Files.isRegularFile(place.result())) {
            broken.add("it left no result file");
        } else {
            checkResult(job, Files.readAllBytes(place.result()), broken);
        }
        if (!Arrays.equals(text, Files.readAllBytes(place.job()))) {
            broken.add("it changed the job file");
        }
        checkFiles(place, broken);
        add(what, broken, place);
    }

    private void checkResult(Job job, byte[] bytes, List<String> broken) {
        Result result;
        try {
            JsonNode tree = JSON.readTree(bytes);
            List<String> faults = ResultShape.faults(tree);
            broken.addAll(faults);
            if (!faults.isEmpty()) {
                return;
            }
            result = JobFiles.read(bytes);
        } catch (JacksonException e) {
            broken.add("the result cannot be read as JSON (" + e.getOriginalMessage() + ")");
            return;
        } catch (IOException e) {
            broken.add("the result cannot be read (" + e + ")");
            return;
        }
        if (result.schema() != Job.SCHEMA
                || !job.variant().equals(result.variant())
                || job.repetition() != result.repetition()) {
            broken.add("the result's schema, variant and repetition are " + result.schema() + ", " + result.variant()
                    + " and " + result.repetition() + " where the job's are " + Job.SCHEMA + ", " + job.variant()
                    + " and " + job.repetition());
        }
        if (result.failure() != null) {
            broken.add("the result is a failure: " + result.failure().message());
            return;
        }
        TallyCheck.of(job, result).ifPresent(failure -> broken.add(failure.message()));
        checkWarmUp(job, result.warmUp(), broken);
        List<TallyCheck.Expected> expected = TallyCheck.expected(job);
        for (int i = 0; i < Math.min(expected.size(), result.operations().size()); i++) {
            Result.Operation operation = result.operations().get(i);
            double ns = operation.ns() * expected.get(i).records() * operation.passes();
            if (expected.get(i).kind() == Operation.Kind.READ && ns < ROUNDING * OperationRunner.MEASURED_READ_NS) {
                broken.add(operation.name() + ": " + operation.passes() + " passes took " + Math.round(ns / 1000)
                        + " µs together; a read is repeated until it took 5 ms");
            }
        }
    }

    private static void checkWarmUp(Job job, Result.WarmUp warmUp, List<String> broken) {
        if (warmUp == null) {
            return;
        }
        boolean limit = "limit".equals(warmUp.endedBy());
        if (!limit && !"plateau".equals(warmUp.endedBy())) {
            broken.add("the warm-up was ended by '" + warmUp.endedBy() + "' where plateau or limit is required");
        }
        double least = limit ? job.warmUpMaxSeconds() : job.warmUpMinSeconds();
        if (warmUp.seconds() < ROUNDING * least) {
            broken.add("the warm-up ended by its " + warmUp.endedBy() + " after " + warmUp.seconds() + " s where "
                    + (limit ? "the limit is " : "it takes at least ") + least + " s");
        }
    }

    /** A program keeps its files in the directory that the job names, and leaves none beside its result. */
    private static void checkFiles(Place place, List<String> broken) throws IOException {
        try (Stream<Path> files = Files.list(place.directory())) {
            files.filter(file ->
                            !Set.of(place.job(), place.result(), place.store()).contains(file))
                    .forEach(file -> broken.add(
                            "it left the file " + file.getFileName() + " beside its result, outside its directory"));
        }
    }

    private void refused(Category category, String what, Change change)
            throws IOException, ForkException, InterruptedException {
        Place place = place();
        ObjectNode job = json(job(category, 64, 10, 0, "all", 0, place));
        change.to(job);
        Files.write(place.job(), JSON.writeValueAsBytes(job));
        ends(what, Worker.BAD_JOB, place);
    }

    private void cutJob(Category category) throws IOException, ForkException, InterruptedException {
        Place place = place();
        String job = JSON.writeValueAsString(json(job(category, 64, 10, 0, "all", 0, place)));
        Files.writeString(place.job(), job.substring(0, job.length() / 2));
        ends("a job file that is cut off", Worker.BAD_JOB, place);
    }

    private void missingJob() throws IOException, ForkException, InterruptedException {
        ends("a job file that does not exist", Worker.BAD_JOB, place());
    }

    private void resultThatCannotBeWritten(Category category) throws IOException, ForkException, InterruptedException {
        Place place = place();
        ObjectNode job = json(job(category, 64, 10, 0, "all", 0, place));
        job.put(
                "result",
                place.directory().resolve("missing").resolve("result.json").toString());
        Files.write(place.job(), JSON.writeValueAsBytes(job));
        ends("a result file in a directory that does not exist", Worker.NO_RESULT, place);
    }

    private void ends(String what, int code, Place place) throws IOException, ForkException, InterruptedException {
        Forks.End end = run(place);
        List<String> broken = new ArrayList<>();
        if (end.hung()) {
            broken.add("it did not end within " + timeout.toSeconds() + " s");
        } else if (end.exitCode() != code) {
            broken.add("it ended with exit code " + end.exitCode() + " where " + code + " is required");
        }
        if (Files.exists(place.result())) {
            broken.add("it left a result where there can be none");
        }
        add(what, broken, place);
    }

    /** A worker whose parent is gone ends; the parent's end closes the standard input. */
    private void closedInput(Category category) throws IOException, ForkException, InterruptedException {
        Place place = place();
        Files.write(place.job(), JSON.writeValueAsBytes(json(job(category, 64, 10, 0, "all", LONG_WARM_UP, place))));
        Process process = Forks.start(program.with(place.job()), program.directory(), place.log());
        List<String> broken = new ArrayList<>();
        try {
            if (process.waitFor(BEFORE_CLOSING.toMillis(), TimeUnit.MILLISECONDS)) {
                broken.add("it ended, with exit code " + process.exitValue() + ", within " + BEFORE_CLOSING.toSeconds()
                        + " s where it was to warm up for " + (long) LONG_WARM_UP + " s");
            } else {
                process.getOutputStream().close();
                if (!process.waitFor(AFTER_CLOSING.toMillis(), TimeUnit.MILLISECONDS)) {
                    broken.add("it still ran " + AFTER_CLOSING.toSeconds() + " s after its standard input was closed");
                } else if (process.exitValue() != Worker.PARENT_GONE) {
                    broken.add("it ended with exit code " + process.exitValue() + " where " + Worker.PARENT_GONE
                            + " is required");
                }
            }
        } finally {
            Children.end(process);
        }
        add("standard input closed during the warm-up", broken, place);
    }

    private Forks.End run(Place place) throws IOException, ForkException, InterruptedException {
        return Forks.run(program.with(place.job()), program.directory(), place.log(), timeout);
    }

    private void add(String job, List<String> broken, Place place) throws IOException {
        findings.add(new Finding(job, broken, place.log()));
        WorkDirectory.delete(place.directory());
    }

    /**
     * Where a job and what belongs to it are.
     *
     * @param directory all of it
     * @param job the job file
     * @param result the result file
     * @param store the directory of stores
     * @param log the program's output
     */
    private record Place(Path directory, Path job, Path result, Path store, Path log) {}

    /** A directory whose name has a blank and a letter beyond ASCII. */
    private Place place() throws IOException {
        runs++;
        Path directory = Files.createDirectories(work.resolve("job " + runs + " \u00E4"));
        return new Place(
                directory,
                directory.resolve("job.json"),
                directory.resolve("result.json"),
                Files.createDirectory(directory.resolve("store")),
                logs.resolve("conformance-" + runs + ".log"));
    }

    private static Job job(
            Category category,
            int bits,
            long size,
            long background,
            String transactions,
            double warmUpSeconds,
            Place place) {
        return new Job(
                Job.SCHEMA,
                category.key(),
                VARIANT,
                bits,
                size,
                background,
                transactions,
                REPETITION,
                Math.min(size, 100),
                warmUpSeconds,
                warmUpSeconds,
                place.store().toString(),
                place.result().toString(),
                Map.of());
    }

    /** With a key that no program knows yet. */
    private static ObjectNode json(Job job) throws IOException {
        ObjectNode tree = (ObjectNode) JSON.readTree(JobFiles.text(job).getBytes(StandardCharsets.UTF_8));
        tree.putObject("a_key_of_the_future").putArray("values").add(1);
        return tree;
    }
}
