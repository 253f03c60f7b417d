package io.github.linksplatform.doublets.plugin.fork;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The directory where the files of one run lie while it runs: jobs, results, stores. It goes when it is closed, when
 * the JVM shuts down, and, if neither was possible, when the next run opens one beside it.
 */
public final class WorkDirectory implements AutoCloseable {
    private static final String PREFIX = "run-";
    private static final String LOCK = "lock";
    private static final Set<WorkDirectory> OPEN = ConcurrentHashMap.newKeySet();

    static {
        // Loads the class now: when the hook runs, the plugin's jar may be closed.
        Children.endAll();
        Runtime.getRuntime().addShutdownHook(new Thread(WorkDirectory::closeAll, "doublets-work"));
    }

    private final Path path;
    private final FileChannel channel;

    private WorkDirectory(Path path, FileChannel channel) {
        this.path = path;
        this.channel = channel;
    }

    /**
     * Opens a new directory and removes those of runs that were killed.
     *
     * @param parent where work directories lie; created if it is missing
     * @return the directory
     * @throws IOException if it cannot be created
     */
    public static WorkDirectory open(Path parent) throws IOException {
        Files.createDirectories(parent);
        removeAbandoned(parent);
        Path path = Files.createTempDirectory(parent, PREFIX);
        FileChannel channel =
                FileChannel.open(path.resolve(LOCK), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        channel.lock();
        WorkDirectory directory = new WorkDirectory(path, channel);
        OPEN.add(directory);
        return directory;
    }

    /**
     * Where it is.
     *
     * @return an existing directory
     */
    public Path path() {
        return path;
    }

    /** Removes the directory and all in it. */
    @Override
    public void close() throws IOException {
        OPEN.remove(this);
        channel.close();
        delete(path);
    }

    /** Removes a directory and all in it, if it is there. */
    static void delete(Path directory) throws IOException {
        try {
            Files.walkFileTree(directory, new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                    Files.deleteIfExists(file);
                    return FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult postVisitDirectory(Path visited, IOException error) throws IOException {
                    Files.deleteIfExists(visited);
                    return FileVisitResult.CONTINUE;
                }
            });
        } catch (NoSuchFileException e) {
            // It is gone, as was asked for.
        }
    }

    /** A run holds a lock on its directory as long as it lives; one that can be locked belongs to nobody. */
    private static void removeAbandoned(Path parent) throws IOException {
        try (DirectoryStream<Path> directories = Files.newDirectoryStream(parent, PREFIX + "*")) {
            for (Path directory : directories) {
                Path lock = directory.resolve(LOCK);
                if (Files.exists(lock) && isFree(lock)) {
                    delete(directory);
                }
            }
        }
    }

    private static boolean isFree(Path lock) throws IOException {
        try (FileChannel channel = FileChannel.open(lock, StandardOpenOption.WRITE);
                FileLock held = channel.tryLock()) {
            return held != null;
        } catch (OverlappingFileLockException e) {
            return false;
        }
    }

    /** Children hold files open, so they go first. */
    private static void closeAll() {
        Children.endAll();
        for (WorkDirectory directory : OPEN) {
            try {
                directory.close();
            } catch (IOException | UncheckedIOException e) {
                // The JVM is going down; the next run removes what is left.
            }
        }
    }
}
