package io.github.linksplatform.doublets.it.workflow;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A program that ran.
 *
 * @param exitCode its exit code
 * @param output what it printed, errors included
 */
record Command(int exitCode, String output) {
    private static final Duration LIMIT = Duration.ofMinutes(15);

    static Command run(Path directory, Map<String, String> environment, String... command)
            throws IOException, InterruptedException {
        return run(directory, environment, LIMIT, command);
    }

    /** Fails if the command takes longer than the limit. */
    static Command run(Path directory, Map<String, String> environment, Duration limit, String... command)
            throws IOException, InterruptedException {
        Path log = Files.createTempFile("command", ".log");
        try {
            ProcessBuilder builder = new ProcessBuilder(command)
                    .directory(directory.toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(log.toFile());
            // What Maven tells this JVM is not what a runner tells a step.
            builder.environment().keySet().removeAll(List.of("MAVEN_CMD_LINE_ARGS", "MAVEN_PROJECTBASEDIR"));
            builder.environment().putAll(environment);
            Process process = builder.start();
            try {
                process.getOutputStream().close();
                if (!process.waitFor(limit.toSeconds(), TimeUnit.SECONDS)) {
                    throw new IOException(String.join(" ", command) + " did not end in " + limit.toMinutes()
                            + " minutes:\n" + Files.readString(log));
                }
            } finally {
                process.descendants().forEach(ProcessHandle::destroyForcibly);
                process.destroyForcibly();
            }
            return new Command(process.exitValue(), new String(Files.readAllBytes(log), StandardCharsets.UTF_8));
        } finally {
            Files.deleteIfExists(log);
        }
    }

    /** The output of a command that must succeed. */
    static String output(Path directory, Map<String, String> environment, String... command)
            throws IOException, InterruptedException {
        Command result = run(directory, environment, command);
        if (result.exitCode != 0) {
            throw new AssertionError(
                    String.join(" ", command) + " ended with " + result.exitCode + ":\n" + result.output);
        }
        return result.output.strip();
    }

    /** The output of git, which must succeed. */
    static String git(Path work, Map<String, String> environment, String... arguments)
            throws IOException, InterruptedException {
        return output(
                work,
                environment,
                Stream.concat(Stream.of("git"), Stream.of(arguments)).toArray(String[]::new));
    }

    /** The same with the environment of this process. */
    static String git(Path work, String... arguments) throws IOException, InterruptedException {
        return git(work, Map.of(), arguments);
    }

    /** Whether a program is on the path. */
    static boolean exists(String program) {
        return find(program).isPresent();
    }

    /** Where a program is on the path. */
    static Optional<Path> find(String program) {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .map(directory -> Path.of(directory, program))
                .filter(Files::isExecutable)
                .findFirst();
    }
}
