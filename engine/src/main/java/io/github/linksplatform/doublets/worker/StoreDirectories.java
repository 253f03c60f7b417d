package io.github.linksplatform.doublets.worker;

import io.github.linksplatform.doublets.store.Store;
import io.github.linksplatform.doublets.store.StoreSettings;
import io.github.linksplatform.doublets.workload.StoreFactory;
import io.github.linksplatform.doublets.workload.WorkloadException;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;

/**
 * Opens each store in a new directory of its own and deletes the directory with the store.
 *
 * @param <S> the kind of store
 */
final class StoreDirectories<S extends Store> implements StoreFactory<S> {
    private final Job job;
    private final Opener<S> opener;
    private Path current;
    private int stores;

    /** Opens a store of a provider. */
    @FunctionalInterface
    interface Opener<S extends Store> {
        S open(StoreSettings settings) throws Exception;
    }

    StoreDirectories(Job job, Opener<S> opener) {
        this.job = job;
        this.opener = opener;
    }

    @Override
    public S open() throws WorkloadException {
        try {
            current = Files.createDirectories(Path.of(job.directory()).resolve("store-" + ++stores));
            return opener.open(new StoreSettings(job.variant(), job.idBits(), current, job.properties()));
        } catch (Throwable e) {
            // Whatever a library throws is its failure: also that it does not link.
            throw WorkloadException.thrown("open", e);
        }
    }

    @Override
    public void discard(S store) throws WorkloadException {
        try {
            store.close();
        } catch (Throwable e) {
            throw WorkloadException.thrown("close", e);
        }
        try {
            delete(current);
        } catch (IOException e) {
            // Windows keeps a file while it is mapped, which ends with this JVM; the parent deletes the rest then.
            System.out.println("The directory " + current + " is left for the parent to delete (" + e + ").");
        }
    }

    private static void delete(Path directory) throws IOException {
        Files.walkFileTree(directory, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Files.delete(file);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path visited, IOException failure) throws IOException {
                Files.delete(visited);
                return FileVisitResult.CONTINUE;
            }
        });
    }
}
