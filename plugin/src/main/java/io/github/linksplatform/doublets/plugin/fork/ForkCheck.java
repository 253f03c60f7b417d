package io.github.linksplatform.doublets.plugin.fork;

import com.fasterxml.jackson.core.JacksonException;
import io.github.linksplatform.doublets.plugin.plan.Repetition;
import io.github.linksplatform.doublets.worker.Job;
import io.github.linksplatform.doublets.worker.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Decides what the end of a fork means. */
final class ForkCheck {
    /** What a shell and Java report for a process that was ended by signal n: 128 + n. */
    private static final int SIGNAL_BASE = 128;

    private static final int SIGKILL = 9;

    private final Repetition repetition;
    private final Path log;
    private String step;

    ForkCheck(Repetition repetition, Path log) {
        this.repetition = repetition;
        this.log = log;
    }

    /** The figures in a result file, or why there are none. */
    Outcome of(Forks.End end, Path file) throws IOException {
        step = step(file);
        if (end.hung()) {
            return failed(
                    ForkFailure.Kind.HUNG,
                    "had no result after " + end.timeout().toSeconds()
                            + " s and was ended; raise parameter timeout if it only needs longer");
        }
        boolean written = Files.isRegularFile(file);
        if (end.exitCode() != 0) {
            // What a program says that then comes to grief is not taken for true.
            return failed(
                    ForkFailure.Kind.DIED,
                    "died with exit code " + end.exitCode() + (written ? ", after it wrote a result" : "")
                            + explain(end.exitCode()));
        }
        if (!written) {
            return failed(ForkFailure.Kind.NO_RESULT, "ended without a result");
        }
        Result result;
        try {
            result = JobFiles.read(Files.readAllBytes(file));
        } catch (JacksonException e) {
            return failed(
                    ForkFailure.Kind.BAD_RESULT, "left a result that cannot be read (" + e.getOriginalMessage() + ")");
        }
        return check(result);
    }

    private Outcome check(Result result) {
        if (result == null
                || result.schema() != Job.SCHEMA
                || !repetition.variant().name().equals(result.variant())
                || repetition.number() != result.repetition()) {
            return failed(
                    ForkFailure.Kind.BAD_RESULT,
                    "left a result that is not the answer to its job: schema, variant or repetition differ");
        }
        if (result.failure() != null) {
            return failed(result.failure());
        }
        if (result.operations() == null || result.operations().isEmpty()) {
            return failed(ForkFailure.Kind.BAD_RESULT, "left a result without operations");
        }
        return new Outcome.Measured(result);
    }

    /** Figures of a program that did not check its own tallies as far as anyone knows. */
    Outcome tallies(Job job, Outcome.Measured measured) {
        return TallyCheck.of(job, measured.result()).map(this::failed).orElse(measured);
    }

    private Outcome failed(Result.Failure failure) {
        return new Outcome.Failed(new ForkFailure(
                ForkFailure.Kind.STORE,
                failure.operation(),
                failure.expected(),
                failure.actual(),
                subject() + " failed: " + withoutVariant(String.valueOf(failure.message())),
                LogTail.of(log),
                log));
    }

    private Outcome failed(ForkFailure.Kind kind, String what) {
        String message = subject() + " " + what + (step == null ? "" : "; it was at " + step) + ".";
        return new Outcome.Failed(new ForkFailure(kind, step, null, null, message, LogTail.of(log), log));
    }

    /** What a worker was at when it ended, if it said so: it keeps that in a file beside the result. */
    private static String step(Path result) throws IOException {
        Path file = Path.of(result + ".progress");
        return Files.isRegularFile(file) ? Files.readString(file).strip() : null;
    }

    private String subject() {
        return repetition.variant().name() + " (" + repetition.table().name() + ", repetition " + repetition.number()
                + ")";
    }

    /** A worker names the variant at the beginning of its sentence, as this one does. */
    private String withoutVariant(String message) {
        String prefix = repetition.variant().name() + ", ";
        return message.startsWith(prefix) ? message.substring(prefix.length()) : message;
    }

    private static String explain(int exitCode) {
        if (exitCode == SIGNAL_BASE + SIGKILL) {
            return ": it was killed, by hand or because the machine or container ran out of memory; give it more"
                    + " memory or take a smaller size";
        }
        return exitCode > SIGNAL_BASE && exitCode < SIGNAL_BASE + 65
                ? ": it was ended by signal " + (exitCode - SIGNAL_BASE)
                : "";
    }
}
