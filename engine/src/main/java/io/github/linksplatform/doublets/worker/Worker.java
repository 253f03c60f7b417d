package io.github.linksplatform.doublets.worker;

import io.github.linksplatform.doublets.store.Category;
import io.github.linksplatform.doublets.store.StoreProvider;
import io.github.linksplatform.doublets.workload.LinksWorkload;
import io.github.linksplatform.doublets.workload.ObjectsWorkload;
import io.github.linksplatform.doublets.workload.Transactions;
import java.io.IOException;
import java.nio.file.Path;

/**
 * Measures one repetition of one store: a job file in, a result file out. Everything on standard output and standard
 * error is a log and nothing else; closing standard input ends the worker.
 *
 * <table>
 * <caption>Exit codes</caption>
 * <tr><th>code</th><th>meaning</th></tr>
 * <tr><td>0</td><td>the result file is written: with figures, or with the failure of the store (it could not be opened,
 * threw, or came to a wrong tally)</td></tr>
 * <tr><td>1</td><td>a fault of the worker itself; its stack trace is in the log</td></tr>
 * <tr><td>2</td><td>the job is not valid; one sentence on standard error says why, and nothing was opened</td></tr>
 * <tr><td>3</td><td>the heap was too small even to write the result</td></tr>
 * <tr><td>4</td><td>the result file cannot be written; one sentence on standard error says why</td></tr>
 * <tr><td>5</td><td>standard input was closed: the parent is gone</td></tr>
 * </table>
 *
 * While it runs, the file {@code <result>.progress} holds the step it is at: "warm-up", "open", an operation's name,
 * "close", or "memory". It is gone once the result is there; after a worker that died it names the step that it died in.
 */
public final class Worker {
    /** The result file is written. */
    static final int DONE = 0;

    /** The job is not valid. */
    public static final int BAD_JOB = 2;

    /** The heap was too small even to write the result; the code that a JVM uses for it too. */
    static final int OUT_OF_MEMORY = 3;

    /** The result file cannot be written. */
    public static final int NO_RESULT = 4;

    /** Standard input was closed. */
    public static final int PARENT_GONE = 5;

    private Worker() {}

    /**
     * Measures, and ends the JVM with one of the codes above.
     *
     * @param arguments the path of a job file
     */
    public static void main(String[] arguments) {
        ParentWatch parent = ParentWatch.start();
        int code;
        try {
            code = run(arguments);
        } catch (BadJobException e) {
            System.err.println(e.getMessage());
            code = BAD_JOB;
        } catch (OutOfMemoryError e) {
            System.err.println("The heap is too small; give the JVM of the worker a larger -Xmx.");
            code = OUT_OF_MEMORY;
        }
        System.out.flush();
        parent.end();
        // Not exit alone: a library's thread must not keep the worker.
        System.exit(code);
    }

    private static int run(String[] arguments) throws BadJobException {
        if (arguments.length != 1) {
            throw new BadJobException(
                    "The worker was given " + arguments.length + " arguments; give the path of one job file.");
        }
        Job job = JobFile.read(Path.of(arguments[0]));
        Category category = Category.of(job.category());
        StoreProvider provider = Providers.of(category, job.variant());
        Path result = Path.of(job.result());
        Progress progress = new Progress(result, job.variant());
        Result figures = repetition(category, job, provider, progress).run();
        try {
            ResultFile.write(figures, result);
            progress.done();
            return DONE;
        } catch (IOException e) {
            System.err.println("The result file " + result + " cannot be written (" + e + ").");
            return NO_RESULT;
        }
    }

    private static Repetition<?> repetition(Category category, Job job, StoreProvider provider, Progress progress) {
        Transactions transactions = Transactions.of(job.transactions());
        long warmUpBackground = Math.min(job.background(), job.warmUpSize());
        return switch (category) {
            case LINKS ->
                new Repetition<>(
                        job,
                        new StoreDirectories<>(job, provider::openLinks),
                        new LinksWorkload(job.background(), job.size(), transactions),
                        new LinksWorkload(warmUpBackground, job.warmUpSize(), transactions),
                        progress);
            case OBJECTS ->
                new Repetition<>(
                        job,
                        new StoreDirectories<>(job, provider::openPosts),
                        new ObjectsWorkload(job.background(), job.size(), job.idBits(), transactions),
                        new ObjectsWorkload(warmUpBackground, job.warmUpSize(), job.idBits(), transactions),
                        progress);
        };
    }
}
