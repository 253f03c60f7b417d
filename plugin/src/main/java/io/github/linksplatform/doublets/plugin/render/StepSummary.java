package io.github.linksplatform.doublets.plugin.render;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/** The summary of a step of GitHub Actions: a file that is appended to and, over 1024 KiB, dropped whole. */
final class StepSummary {
    /** The most that GitHub shows of one step. */
    static final long LIMIT = 1024 * 1024;

    private StepSummary() {}

    /** Appends what still fits; a sentence says what did not work. */
    static Optional<String> append(Path file, SummaryText summary) {
        try {
            long before = Files.exists(file) ? Files.size(file) : 0;
            String text = summary.fit(LIMIT - before);
            if (text.isEmpty()) {
                return Optional.of("The step summary " + file + " is full (" + before + " of " + LIMIT
                        + " bytes), so the results are not in it.");
            }
            Files.writeString(file, text, StandardCharsets.UTF_8, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            return Optional.empty();
        } catch (IOException e) {
            return Optional.of(
                    "The step summary " + file + " cannot be written (" + e + "), so the results are not in" + " it.");
        }
    }
}
