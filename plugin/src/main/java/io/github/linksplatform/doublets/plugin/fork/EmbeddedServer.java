package io.github.linksplatform.doublets.plugin.fork;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * A server that is started for a run and stopped at its end. It runs in a process of its own, which stops the server
 * when its standard input closes: also when this process is killed.
 */
public final class EmbeddedServer implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofMinutes(2);
    private static final Duration PAUSE = Duration.ofMillis(50);

    private final Process process;
    private final String address;

    private EmbeddedServer(Process process, String address) {
        this.process = process;
        this.address = address;
    }

    /**
     * Starts a server and waits until it accepts connections.
     *
     * @param program what runs it
     * @param java what the program runs on
     * @param work a directory for its files, removed by its owner
     * @param log where its output goes
     * @return the server
     * @throws IOException if its files cannot be written
     * @throws ForkException if it does not start; the message has the end of its log
     * @throws InterruptedException if this thread is interrupted; the server is stopped then
     */
    public static EmbeddedServer start(WorkerProgram program, JavaInstallation java, WorkDirectory work, Path log)
            throws IOException, ForkException, InterruptedException {
        Path directory = Files.createDirectories(work.path().toAbsolutePath().resolve("server"));
        Path temporary = Files.createDirectories(directory.resolve("tmp"));
        Files.createDirectories(log.toAbsolutePath().getParent());
        Path address = directory.resolve("address");
        List<String> command = WorkerCommand.write(
                java,
                program.jvmArguments(),
                program,
                temporary,
                List.of(directory.resolve("files").toString(), address.toString()),
                directory.resolve("server.args"));
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(directory.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile());
        ChildEnvironment.clean(builder.environment());
        Process process = builder.start();
        boolean started = false;
        try {
            await(process, address, log);
            EmbeddedServer server = new EmbeddedServer(process, Files.readString(address));
            started = true;
            return server;
        } finally {
            if (!started) {
                stop(process);
            }
        }
    }

    private static void await(Process process, Path address, Path log) throws ForkException, InterruptedException {
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        while (!Files.exists(address)) {
            boolean ended = process.waitFor(PAUSE.toMillis(), TimeUnit.MILLISECONDS);
            if (ended || System.nanoTime() > deadline) {
                String what = ended
                        ? "ended with code " + process.exitValue() + " before it accepted connections"
                        : "accepted no connections within " + PATIENCE.toSeconds() + " s";
                throw new ForkException("The embedded server " + what + "; its log " + log + " ends:\n"
                        + String.join("\n", LogTail.of(log)));
            }
        }
    }

    /**
     * Where the server is.
     *
     * @return its address, as stores take it
     */
    public String address() {
        return address;
    }

    /** Stops the server and waits for its end. */
    @Override
    public void close() throws IOException {
        stop(process);
    }

    private static void stop(Process process) throws IOException {
        process.getOutputStream().close();
        boolean interrupted = false;
        try {
            process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            interrupted = true;
        }
        Children.end(process);
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
