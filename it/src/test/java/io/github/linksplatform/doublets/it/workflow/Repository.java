package io.github.linksplatform.doublets.it.workflow;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.function.Predicate;

/** Where this repository is. */
final class Repository {
    private Repository() {}

    /** The directory of the parent POM: tests run in that of their module. */
    static Path root() {
        return Path.of("").toAbsolutePath().getParent();
    }

    /** Copies the files that would be committed, those of the names that are wanted, to a directory. */
    static Path copyTo(Path tree, Predicate<String> wanted) throws IOException, InterruptedException {
        String files = Command.git(root(), "ls-files", "-z", "--cached", "--others", "--exclude-standard");
        for (String file : files.split("\0", -1)) {
            // One that was deleted and not yet committed is not there to copy.
            if (!file.isEmpty() && wanted.test(file) && Files.isRegularFile(root().resolve(file))) {
                Files.createDirectories(tree.resolve(file).getParent());
                Files.copy(root().resolve(file), tree.resolve(file), StandardCopyOption.COPY_ATTRIBUTES);
            }
        }
        return tree;
    }
}
