package io.github.linksplatform.doublets.store.hibernate;

import io.github.linksplatform.doublets.store.Post;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.postgresql.Driver;
import org.postgresql.util.DriverInfo;
import org.postgresql.util.PSQLState;

/** A schema of a PostgreSQL server. */
final class PostgresDatabase implements Database {
    private static final List<String> SETTINGS = List.of(
            "fsync",
            "synchronous_commit",
            "full_page_writes",
            "wal_level",
            "shared_buffers",
            "work_mem",
            "server_encoding",
            "default_toast_compression");

    /** The SQL state of a user who lacks a privilege. */
    private static final String INSUFFICIENT_PRIVILEGE = "42501";

    private final PostgresAddress address;
    private final Connection connection;
    private final PostgresSchema schema;

    /**
     * Connects, removes what killed processes of ours have left, and makes a schema.
     *
     * @param address where
     * @throws IllegalStateException if the server cannot be used; the message says why and holds no password
     */
    PostgresDatabase(PostgresAddress address) throws SQLException {
        this.address = address;
        connection = connect(address);
        try {
            PostgresSchema.dropLeftovers(connection);
            schema = PostgresSchema.createIn(connection);
        } catch (SQLException e) {
            connection.close();
            if (INSUFFICIENT_PRIVILEGE.equals(e.getSQLState())) {
                throw new IllegalStateException(
                        "The user may not create a schema in the database " + address
                                + ": grant CREATE on the database, or name another user: " + e.getMessage(),
                        e);
            }
            throw e;
        }
    }

    private static Connection connect(PostgresAddress address) {
        try {
            Connection connection = new Driver().connect(address.url(), address.properties());
            if (connection == null) {
                throw new IllegalArgumentException("The address " + address + " is not one of a PostgreSQL server.");
            }
            return connection;
        } catch (SQLException e) {
            String advice = PSQLState.isConnectionError(e.getSQLState())
                    ? "; is a server there that answers within " + PostgresAddress.TIMEOUT_SECONDS + " s?"
                    : "; check user, password and database.";
            // Without the cause: nobody has looked for secrets in the messages of all versions of all drivers.
            throw new IllegalStateException("PostgreSQL at " + address + " cannot be used: "
                    + address.withoutPassword(e.getMessage()) + advice);
        }
    }

    @Override
    public Connection connection() {
        return connection;
    }

    @Override
    public Map<String, Object> mapping() {
        return Map.of();
    }

    @Override
    public void requireStorable(Post post) {
        requireNoNul("title", post.title());
        requireNoNul("content", post.content());
    }

    private static void requireNoNul(String name, String text) {
        int index = text.indexOf('\0');
        if (index >= 0) {
            throw new IllegalArgumentException("The " + name + " of a post has the character U+0000 at index " + index
                    + ", which PostgreSQL cannot keep in a text; remove it, or leave PostgreSQL_Hibernate out.");
        }
    }

    @Override
    public Map<String, String> settings() throws SQLException {
        Map<String, String> settings = new LinkedHashMap<>();
        for (String name : SETTINGS) {
            settings.put(name, show(name));
        }
        return settings;
    }

    @Override
    public Map<String, String> versions() throws SQLException {
        Map<String, String> versions = new LinkedHashMap<>();
        versions.put("PostgreSQL", show("server_version"));
        versions.put("pgjdbc", DriverInfo.DRIVER_VERSION);
        return versions;
    }

    private String show(String name) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet value = statement.executeQuery("SHOW " + name)) {
            value.next();
            return value.getString(1);
        }
    }

    @Override
    public List<Path> files() {
        return List.of();
    }

    @Override
    public OptionalLong serverBytes() throws SQLException {
        return OptionalLong.of(schema.bytes());
    }

    @Override
    public void close() throws SQLException {
        try (Connection last = connection) {
            schema.drop();
        }
    }

    /** The address alone. */
    @Override
    public String toString() {
        return address.toString();
    }
}
