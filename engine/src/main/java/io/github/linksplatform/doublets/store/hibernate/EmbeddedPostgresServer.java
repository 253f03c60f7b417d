package io.github.linksplatform.doublets.store.hibernate;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;

/**
 * A program that runs a real PostgreSQL server from Maven Central until its standard input ends.
 *
 * <p>The server listens on a free port of this machine, lets its superuser in without a password, and keeps its files in
 * a directory of its own. It commits as a server does by default, so that what it committed survives a power cut.
 */
public final class EmbeddedPostgresServer implements AutoCloseable {
    private static final String USER = "postgres";
    private static final String DATABASE = "postgres";
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final EmbeddedPostgres server;

    private EmbeddedPostgresServer(EmbeddedPostgres server) {
        this.server = server;
    }

    /**
     * Starts a server.
     *
     * @param directory an existing directory for its program and its data
     * @return the server, which accepts connections
     * @throws IOException if it does not start within a minute
     */
    static EmbeddedPostgresServer start(Path directory) throws IOException {
        File files = directory.toFile();
        return new EmbeddedPostgresServer(EmbeddedPostgres.builder()
                .setOverrideWorkingDirectory(files)
                .setDataDirectory(directory.resolve("data"))
                .setPGStartupWait(PATIENCE)
                // The library switches both off, which would lose commits.
                .setServerConfig("fsync", "on")
                .setServerConfig("synchronous_commit", "on")
                .start());
    }

    /**
     * Where the server is.
     *
     * @return its JDBC URL, with the user
     */
    String address() {
        return server.getJdbcUrl(USER, DATABASE);
    }

    @Override
    public void close() throws IOException {
        server.close();
    }

    /**
     * Starts a server, writes its JDBC URL into a file, and stops it when standard input ends.
     *
     * @param args a directory for the server's files, and the file to write
     * @throws IOException if the server does not start or the file cannot be written
     */
    public static void main(String[] args) throws IOException {
        if (args.length != 2) {
            throw new IllegalArgumentException(
                    "Usage: EmbeddedPostgresServer DIRECTORY ADDRESS_FILE, not " + args.length + " arguments.");
        }
        Path directory = Files.createDirectories(Path.of(args[0]));
        try (EmbeddedPostgresServer server = start(directory)) {
            Path file = Path.of(args[1]);
            Path temporary = file.resolveSibling(file.getFileName() + ".tmp");
            Files.writeString(temporary, server.address());
            Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE);
            try (InputStream end = System.in) {
                end.transferTo(java.io.OutputStream.nullOutputStream());
            }
        }
    }
}
