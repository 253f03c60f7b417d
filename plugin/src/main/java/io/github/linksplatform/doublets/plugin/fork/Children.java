package io.github.linksplatform.doublets.plugin.fork;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

/**
 * The processes that must not outlive this one. A hook ends them when the JVM shuts down, also by Ctrl-C; when it is
 * killed without a chance to run the hook, they end by themselves because their standard input closes.
 */
final class Children {
    private static final long PATIENCE_SECONDS = 10;
    private static final Set<Process> RUNNING = ConcurrentHashMap.newKeySet();

    static {
        Runtime.getRuntime().addShutdownHook(new Thread(Children::endAll, "doublets-children"));
    }

    private Children() {}

    /** Takes a process into care. */
    static void add(Process process) {
        RUNNING.add(process);
    }

    /** Kills a process and those that it started, waits for its end, and forgets it; harmless if it ended already. */
    static void end(Process process) {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
        boolean interrupted = false;
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (process.isAlive() && System.nanoTime() < deadline) {
            try {
                process.waitFor(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        RUNNING.remove(process);
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** Kills all processes in care. */
    static void endAll() {
        RUNNING.forEach(Children::end);
    }
}
