package io.github.linksplatform.doublets.plugin.fork;

import java.nio.file.Path;
import java.util.List;

/**
 * Why a repetition has no figures.
 *
 * @param kind what kind of end it was
 * @param operation the operation that failed, or null if it is not known
 * @param expected what a tally should have been, or null
 * @param actual what it was, or null
 * @param message one sentence that names the variant and what happened
 * @param logTail the last lines of the fork's output
 * @param log where all of it is
 */
public record ForkFailure(
        Kind kind, String operation, String expected, String actual, String message, List<String> logTail, Path log) {
    /** Kinds of ends. */
    public enum Kind {
        /** The process ended by itself or by a signal before it had a result. */
        DIED,
        /** The process had no result in time. */
        HUNG,
        /** The process ended as if all were well, without a result. */
        NO_RESULT,
        /** The result is cut short, or is not the answer to the job. */
        BAD_RESULT,
        /** The store failed or returned wrong records. */
        STORE
    }
}
