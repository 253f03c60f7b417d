package io.github.linksplatform.doublets.plugin.fork;

import java.nio.file.Path;
import java.time.Duration;

/** A program with a fork that never ends by itself. */
public final class ParentOfHangingFork {
    private ParentOfHangingFork() {}

    /**
     * Starts the fork and waits.
     *
     * @param args the directory to work in
     * @throws Exception if it cannot
     */
    public static void main(String[] args) throws Exception {
        ForksTest.run(Path.of(args[0]), "Hangs", "", Duration.ofHours(1));
    }
}
