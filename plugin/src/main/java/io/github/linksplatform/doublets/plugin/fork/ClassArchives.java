package io.github.linksplatform.doublets.plugin.fork;

import io.github.linksplatform.doublets.store.Category;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Archives of the classes that forks load, so that each fork does not parse and verify them anew (class-data sharing).
 * An archive is made by a short repetition that is not measured, once for a program and a category, and goes with the
 * run. Where a JVM makes none, forks do without: it may know no such archives, and there is none of directories of
 * classes.
 */
final class ClassArchives {
    private static final String MAKE = "-XX:ArchiveClassesAtExit=";
    private static final String USE = "-XX:SharedArchiveFile=";

    /** JDK 24 and newer say that modules are not archived where native access is enabled, which hurts nobody. */
    private static final String QUIET = "-Xlog:cds=off";

    private final Path directory;
    private final Map<Key, Optional<Path>> made = new HashMap<>();

    /** A short repetition. */
    @FunctionalInterface
    interface Training {
        /**
         * Carries it out; what it comes to does not matter.
         *
         * @param flags the options of its JVM
         * @throws IOException if files cannot be written
         * @throws ForkException if it cannot be started
         * @throws InterruptedException if this thread is interrupted
         */
        void run(List<String> flags) throws IOException, ForkException, InterruptedException;
    }

    private record Key(WorkerProgram program, Category category) {}

    /**
     * No archive yet.
     *
     * @param directory where they are made
     */
    ClassArchives(Path directory) {
        this.directory = directory;
    }

    /**
     * Makes the archive of forks, unless that was tried before.
     *
     * @param flags their options
     * @param program what they run
     * @param category what they store
     * @param training makes the archive
     * @throws IOException if files cannot be written
     * @throws ForkException if no fork can be started
     * @throws InterruptedException if this thread is interrupted
     */
    void prepare(List<String> flags, WorkerProgram program, Category category, Training training)
            throws IOException, ForkException, InterruptedException {
        Key key = new Key(program, category);
        if (!made.containsKey(key)) {
            made.put(key, make(flags, program, training));
        }
    }

    /**
     * The options of a fork with its archive.
     *
     * @param flags its options
     * @param program what it runs
     * @param category what it stores
     * @return the options, with two more if there is an archive
     */
    List<String> with(List<String> flags, WorkerProgram program, Category category) {
        return of(program, category)
                .map(file -> and(and(flags, QUIET), USE + file))
                .orElse(flags);
    }

    /**
     * The options of forks as a report has them: without the name of a file that is gone.
     *
     * @param flags their options
     * @param program what they run
     * @param category what they store
     * @return the options, with one more if forks used an archive
     */
    List<String> recorded(List<String> flags, WorkerProgram program, Category category) {
        return of(program, category).isPresent() ? and(flags, USE + "classes.jsa") : flags;
    }

    private Optional<Path> of(WorkerProgram program, Category category) {
        return made.getOrDefault(new Key(program, category), Optional.empty());
    }

    private Optional<Path> make(List<String> flags, WorkerProgram program, Training training)
            throws IOException, ForkException, InterruptedException {
        if (program.classPath().stream().anyMatch(Files::isDirectory)
                || flags.stream().anyMatch(ClassArchives::isUsersOwn)) {
            return Optional.empty();
        }
        Path file = directory.resolve("classes-" + (made.size() + 1) + ".jsa");
        training.run(and(flags, MAKE + file));
        return Files.isRegularFile(file) ? Optional.of(file) : Optional.empty();
    }

    /** Whether a user has an archive of his own, wants none, or changes classes as they are loaded. */
    private static boolean isUsersOwn(String flag) {
        return flag.startsWith("-Xshare")
                || flag.startsWith("-javaagent")
                || flag.startsWith("-agent")
                || (flag.startsWith("-XX") && flag.contains("Archive"));
    }

    private static List<String> and(List<String> flags, String more) {
        List<String> all = new ArrayList<>(flags);
        all.add(more);
        return all;
    }
}
