package io.github.linksplatform.doublets.plugin.plan;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.Optional;

/**
 * The outputs of a step of GitHub Actions, which later steps and jobs can use.
 *
 * @param file the file that GitHub reads them from
 */
public record StepOutput(Path file) {
    private static final String VARIABLE = "GITHUB_OUTPUT";

    /**
     * The outputs of the step that this process is part of.
     *
     * @param environment the environment of the process
     * @return the outputs, or empty outside GitHub Actions
     */
    public static Optional<StepOutput> of(Map<String, String> environment) {
        String file = environment.get(VARIABLE);
        return file == null || file.isBlank() ? Optional.empty() : Optional.of(new StepOutput(Path.of(file)));
    }

    /**
     * Sets an output.
     *
     * @param name its name
     * @param value its value
     * @throws IllegalArgumentException if the value has more than one line, which needs another notation
     * @throws IOException if the file cannot be written
     */
    public void set(String name, String value) throws IOException {
        if (value.indexOf('\n') >= 0 || value.indexOf('\r') >= 0) {
            throw new IllegalArgumentException("The output " + name + " has more than one line.");
        }
        Files.writeString(file, name + "=" + value + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }
}
