package io.github.linksplatform.doublets.worker;

import java.io.IOException;

/**
 * Ends this JVM when its standard input closes: then whoever started it is gone, and nobody would read the result. This
 * works however the parent went, also by a kill, because the system closes its end of the pipe.
 */
final class ParentWatch {
    private ParentWatch() {}

    /** Starts watching. */
    static void start() {
        Thread thread = new Thread(ParentWatch::watch, "parent-watch");
        thread.setDaemon(true);
        thread.start();
    }

    private static void watch() {
        try {
            while (System.in.read() >= 0) {
                // What comes in means nothing.
            }
        } catch (IOException e) {
            // No input is as good as a closed one.
        }
        Runtime.getRuntime().halt(Worker.PARENT_GONE);
    }
}
