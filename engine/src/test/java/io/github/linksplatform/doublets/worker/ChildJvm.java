package io.github.linksplatform.doublets.worker;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Runs a main method in a JVM of its own, on the class path of the tests. */
final class ChildJvm {
    /** Long enough for a busy machine: only a hang takes as long. */
    private static final long PATIENCE_SECONDS = 300;

    private final Process process;
    private final Path log;

    private ChildJvm(Process process, Path log) {
        this.process = process;
        this.log = log;
    }

    static ChildJvm start(Path log, List<String> jvmArguments, Class<?> main, String... arguments) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(jvmArguments);
        command.add("-XX:-UsePerfData");
        command.add("-cp");
        command.add(System.getProperty("java.class.path"));
        command.add(main.getName());
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        return new ChildJvm(process, log);
    }

    Process process() {
        return process;
    }

    /** Waits for the end. */
    int exitCode() throws InterruptedException {
        if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            throw new AssertionError("The child hangs; its log is " + log + ".");
        }
        return process.exitValue();
    }

    /** Waits until the log holds a text. */
    void awaitLog(String text) throws IOException, InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (!log().contains(text)) {
            if (System.nanoTime() > end || !process.isAlive()) {
                throw new AssertionError("The child did not say '" + text + "' but: " + log());
            }
            Thread.sleep(20);
        }
    }

    String log() throws IOException {
        return Files.readString(log);
    }
}
