package io.github.linksplatform.doublets.plugin.mojo;

import io.github.linksplatform.doublets.plugin.fork.ForkFailure;
import java.util.List;

/** Words failures of forks for the end of a build. */
final class ForkFailureText {
    private ForkFailureText() {}

    /** A sentence, the end of the log and the path of all of it for each failure. */
    static String of(List<ForkFailure> failures) {
        StringBuilder text = new StringBuilder(
                failures.size() == 1 ? "A row has no figures." : failures.size() + " rows have no figures.");
        for (ForkFailure failure : failures) {
            text.append("\n\n").append(failure.message());
            if (!failure.logTail().isEmpty()) {
                text.append("\nIts output ended with:");
                failure.logTail().forEach(line -> text.append("\n  | ").append(line));
            }
            text.append("\nAll of its output is in ").append(failure.log());
        }
        return text.toString();
    }
}
