package io.github.linksplatform.doublets.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The files of stores that keep theirs in a directory of their own. */
public final class StoreFiles {
    private StoreFiles() {}

    /**
     * The files there are now.
     *
     * @param directory a directory
     * @return all regular files below it, sorted
     * @throws IOException if it cannot be read
     */
    public static List<Path> below(Path directory) throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        }
    }
}
