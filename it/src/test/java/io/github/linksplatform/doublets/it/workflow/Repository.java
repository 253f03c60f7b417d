package io.github.linksplatform.doublets.it.workflow;

import java.nio.file.Path;

/** Where this repository is. */
final class Repository {
    private Repository() {}

    /** The directory of the parent POM: tests run in that of their module. */
    static Path root() {
        return Path.of("").toAbsolutePath().getParent();
    }
}
