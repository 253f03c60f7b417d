package io.github.linksplatform.doublets.plugin.compare;

import io.github.linksplatform.doublets.plugin.plan.InvalidConfigurationException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Finds out before anything is measured whether what is measured can be written. */
public final class OutputCheck {
    private OutputCheck() {}

    /**
     * Refuses a directory that cannot be written.
     *
     * @param parameter the parameter that names it
     * @param directory the directory, which may be missing
     * @throws InvalidConfigurationException if it is a file, or if it or the directory to create it in is read-only
     */
    public static void requireDirectory(String parameter, Path directory) throws InvalidConfigurationException {
        Path existing = directory.toAbsolutePath();
        while (existing.getParent() != null && !Files.exists(existing)) {
            existing = existing.getParent();
        }
        if (!Files.isDirectory(existing)) {
            throw new InvalidConfigurationException(
                    parameter,
                    directory.toString(),
                    existing.equals(directory.toAbsolutePath())
                            ? "is a file"
                            : "lies below " + existing + ", which is a file",
                    "give the path of a directory");
        }
        if (!Files.isWritable(existing)) {
            throw new InvalidConfigurationException(
                    parameter,
                    directory.toString(),
                    "cannot be written because " + existing + " is read-only",
                    "make it writable, or give another directory");
        }
    }

    /**
     * Refuses a file that cannot be written.
     *
     * @param parameter the parameter that names it
     * @param file the file
     * @throws InvalidConfigurationException if it is missing, a directory or read-only
     */
    public static void requireFile(String parameter, Path file) throws InvalidConfigurationException {
        if (!Files.isRegularFile(file)) {
            throw new InvalidConfigurationException(
                    parameter,
                    file.toString(),
                    Files.exists(file) ? "is no file" : "does not exist",
                    "give the path of a file that exists, or leave it out");
        }
        // It is replaced by a new file of its name, so its directory has to be writable, too.
        if (!Files.isWritable(file) || !Files.isWritable(file.toAbsolutePath().getParent())) {
            throw new InvalidConfigurationException(
                    parameter, file.toString(), "is read-only", "make it and its directory writable, or leave it out");
        }
    }
}
