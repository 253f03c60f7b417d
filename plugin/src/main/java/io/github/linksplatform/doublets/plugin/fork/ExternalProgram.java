package io.github.linksplatform.doublets.plugin.fork;

import io.github.linksplatform.doublets.plugin.plan.ExternalVariant;
import io.github.linksplatform.doublets.plugin.plan.InvalidConfigurationException;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A program of the user's.
 *
 * @param command the program and its arguments, which the path of a job follows
 * @param directory where it runs: relative paths among its arguments are meant from there
 */
public record ExternalProgram(List<String> command, Path directory) implements MeasuringProgram {
    private static final Pattern PATH_SEPARATOR = Pattern.compile(Pattern.quote(File.pathSeparator));

    /** Copies the command. */
    public ExternalProgram {
        command = List.copyOf(command);
    }

    /**
     * Finds the program.
     *
     * @param parameter the parameter that names it
     * @param command the program, by a path or by a name on the search path, and its arguments
     * @param directory where it runs
     * @return the program, by its path
     * @throws InvalidConfigurationException if there is no such program
     */
    public static ExternalProgram of(String parameter, List<String> command, Path directory)
            throws InvalidConfigurationException {
        String name = command.get(0);
        Optional<Path> program = find(name, directory);
        if (program.isEmpty()) {
            throw new InvalidConfigurationException(
                    parameter,
                    String.join(" ", command),
                    "begins with " + name + ", which is no program that can be run",
                    isPath(name)
                            ? "give the path of an executable file, relative to " + directory
                            : "give a program of the search path, or the path of an executable file");
        }
        List<String> found = new ArrayList<>(command);
        found.set(0, program.get().toString());
        return new ExternalProgram(found, directory);
    }

    /**
     * The program of a variant.
     *
     * @param variant the variant
     * @param directory where it runs
     * @return the program
     * @throws InvalidConfigurationException if there is no such program
     */
    static ExternalProgram of(ExternalVariant variant, Path directory) throws InvalidConfigurationException {
        return of(ExternalVariant.PARAMETER, variant.command(), directory);
    }

    /** The command line for a job. */
    List<String> with(Path job) {
        List<String> line = new ArrayList<>(command);
        line.add(job.toString());
        return line;
    }

    private static boolean isPath(String name) {
        return name.indexOf('/') >= 0 || name.indexOf(File.separatorChar) >= 0;
    }

    private static Optional<Path> find(String name, Path directory) {
        Stream<Path> directories = isPath(name)
                ? Stream.of(directory)
                : PATH_SEPARATOR
                        .splitAsStream(
                                Optional.ofNullable(System.getenv("PATH")).orElse(""))
                        .filter(entry -> !entry.isBlank())
                        .map(Path::of);
        try {
            return directories
                    .flatMap(parent -> endings().map(ending -> parent.resolve(name + ending)))
                    .filter(file -> Files.isRegularFile(file) && Files.isExecutable(file))
                    .findFirst();
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    /** Windows runs a program of the search path without its ending being said. */
    private static Stream<String> endings() {
        return System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("windows")
                ? Stream.of("", ".exe", ".cmd", ".bat")
                : Stream.of("");
    }
}
