package io.github.linksplatform.doublets.plugin.render;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongFunction;

/** The summary of a step of GitHub Actions: a file that is appended to and, over 1024 KiB, dropped whole. */
public final class StepSummary {
    /** The most that GitHub shows of one step. */
    static final long LIMIT = 1024 * 1024;

    private static final String VARIABLE = "GITHUB_STEP_SUMMARY";
    private static final String ACTIONS = "GITHUB_ACTIONS";

    private StepSummary() {}

    /**
     * The file of the step that this process is part of.
     *
     * @param environment the environment of the process
     * @return the file, or empty if none is named
     */
    public static Optional<Path> file(Map<String, String> environment) {
        return value(environment, VARIABLE).map(Path::of);
    }

    /**
     * What is wrong where GitHub Actions names no file. Elsewhere nobody expects a summary, so nothing is wrong.
     *
     * @param environment the environment of the process
     * @return a sentence, or empty if nothing is wrong
     */
    public static Optional<String> fault(Map<String, String> environment) {
        boolean expected = value(environment, ACTIONS).isPresent();
        return expected && file(environment).isEmpty()
                ? Optional.of("This is GitHub Actions, but " + VARIABLE + " is not set, so the step has no summary;"
                        + " pass the variable on to Maven, as into a container, to have one.")
                : Optional.empty();
    }

    private static Optional<String> value(Map<String, String> environment, String name) {
        return Optional.ofNullable(environment.get(name)).filter(value -> !value.isBlank());
    }

    /**
     * Appends what still fits; a sentence says what did not work.
     *
     * @param file the file
     * @param text the text that has at most so many bytes; empty if nothing fits
     * @return a sentence, or empty if it worked
     */
    static Optional<String> append(Path file, LongFunction<String> text) {
        try {
            long before = Files.exists(file) ? Files.size(file) : 0;
            String fitting = text.apply(LIMIT - before);
            if (fitting.isEmpty()) {
                return Optional.of("The step summary " + file + " is full (" + before + " of " + LIMIT
                        + " bytes), so the results are not in it.");
            }
            Files.writeString(
                    file, fitting, StandardCharsets.UTF_8, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            return Optional.empty();
        } catch (IOException e) {
            return Optional.of(
                    "The step summary " + file + " cannot be written (" + e + "), so the results are not in it.");
        }
    }
}
