package io.github.linksplatform.doublets.plugin.fork;

import io.github.linksplatform.doublets.worker.Result;

/** How a repetition ended. */
public sealed interface Outcome {
    /**
     * With figures.
     *
     * @param result the figures
     */
    record Measured(Result result) implements Outcome {}

    /**
     * Without.
     *
     * @param failure why
     */
    record Failed(ForkFailure failure) implements Outcome {}
}
