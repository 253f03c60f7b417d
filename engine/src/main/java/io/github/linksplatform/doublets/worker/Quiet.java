package io.github.linksplatform.doublets.worker;

import java.io.IOException;
import java.lang.management.CompilationMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;

/**
 * Waits until no other thread of this JVM works. After a warm-up, and after everything that runs for the first time, the
 * compilers still have methods in their queues: for a while they would share the processors, and their results would
 * come into use, inside the next timed region.
 *
 * <p>On Linux another thread works while the system lists it as running or ready to run, however busy the machine is.
 * Elsewhere compilers work while the JVM's compilation time grows, which a long compilation can escape; where a JVM does
 * not compile, nothing is waited for.
 */
final class Quiet {
    /** How long to wait at most, in ms; a store whose own threads never rest is measured as it is. */
    private static final int LIMIT_MS = 1_000;

    private static final int PAUSE_MS = 2;
    private static final int QUIET_LOOKS = 3;
    private static final Path TASKS = Path.of("/proc/self/task");

    private final BooleanSupplier working;

    /** Waiting for a condition of one's own. */
    Quiet(BooleanSupplier working) {
        this.working = working;
    }

    /** Waiting for the other threads of this JVM. */
    Quiet() {
        this(Files.isDirectory(TASKS) ? Quiet::othersRun : new Compilers()::work);
    }

    /**
     * Waits until three looks in a row find nothing at work, or until it has waited for a second.
     *
     * @return whether it is quiet now
     */
    boolean await() {
        int quiet = 0;
        for (int waited = 0; waited < LIMIT_MS; waited += PAUSE_MS) {
            quiet = working.getAsBoolean() ? 0 : quiet + 1;
            if (quiet == QUIET_LOOKS) {
                return true;
            }
            try {
                Thread.sleep(PAUSE_MS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return false;
            }
        }
        return false;
    }

    /** One running thread is this one. */
    private static boolean othersRun() {
        int running = 0;
        try (DirectoryStream<Path> tasks = Files.newDirectoryStream(TASKS)) {
            for (Path task : tasks) {
                running += runs(task) ? 1 : 0;
            }
        } catch (IOException e) {
            return false;
        }
        return running > 1;
    }

    /** Its state is the letter behind its name, which stands in parentheses and may hold some. */
    private static boolean runs(Path task) {
        try {
            byte[] stat = Files.readAllBytes(task.resolve("stat"));
            int end = stat.length - 1;
            while (end > 0 && stat[end] != ')') {
                end--;
            }
            return end + 2 < stat.length && stat[end + 2] == 'R';
        } catch (IOException e) {
            // It has ended.
            return false;
        }
    }

    /** The compilers as the JVM tells of them. */
    private static final class Compilers {
        private final CompilationMXBean bean = ManagementFactory.getCompilationMXBean();
        private long last = -1;

        private boolean work() {
            long now = bean == null || !bean.isCompilationTimeMonitoringSupported()
                    ? last
                    : bean.getTotalCompilationTime();
            boolean grows = now != last;
            last = now;
            return grows;
        }
    }
}
