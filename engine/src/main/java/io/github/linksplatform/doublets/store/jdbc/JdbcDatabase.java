package io.github.linksplatform.doublets.store.jdbc;

import io.github.linksplatform.doublets.store.StoreFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A connection to any database. It gives the ids itself, since asking a database for those that it gave costs as much as
 * the row; transactions begin by themselves.
 */
public final class JdbcDatabase implements JdbcConnection {
    /** A table and indices by both ends, for databases that use the first columns of an index alone as well. */
    public static final List<String> LINKS = List.of(
            "CREATE TABLE IF NOT EXISTS links (id BIGINT PRIMARY KEY, \"from\" BIGINT NOT NULL, \"to\" BIGINT NOT NULL)",
            "CREATE INDEX IF NOT EXISTS links_from_to ON links (\"from\", \"to\")",
            "CREATE INDEX IF NOT EXISTS links_to_from ON links (\"to\", \"from\")");

    private static final String INSERT_LINK = "INSERT INTO links (\"from\", \"to\", id) VALUES (?, ?, ?)";
    private static final String INSERT_POST =
            "INSERT INTO blog_posts (title, content, publication_date, id) VALUES (?, ?, ?, ?)";

    private final Kind kind;
    private final Connection connection;
    private final Path directory;
    private final List<PreparedStatement> statements = new ArrayList<>();
    private long last;

    /**
     * A kind of database.
     *
     * @param engine its name, for its version
     * @param settings a query of two columns, names and values of the settings that decide speed
     */
    public record Kind(String engine, String settings) {}

    /**
     * A new database.
     *
     * @param kind its kind
     * @param connection a connection to it; closed with this one
     * @param directory where the database keeps its files, or null if it is in memory
     */
    public JdbcDatabase(Kind kind, Connection connection, Path directory) {
        this.kind = kind;
        this.connection = connection;
        this.directory = directory;
    }

    /**
     * Keeps links in it.
     *
     * @param tables the statements that make the table, such as {@link #LINKS}
     * @return the store
     * @throws SQLException if the database refuses
     */
    public JdbcLinks links(List<String> tables) throws SQLException {
        make(tables);
        return new JdbcLinks(this, INSERT_LINK);
    }

    /**
     * Keeps posts in it.
     *
     * @param text the type of a text of a million characters, such as "VARCHAR(1000000)"
     * @return the store
     * @throws SQLException if the database refuses
     */
    public JdbcPosts posts(String text) throws SQLException {
        make(List.of("CREATE TABLE IF NOT EXISTS blog_posts (id BIGINT PRIMARY KEY, title " + text
                + " NOT NULL, content " + text + " NOT NULL, publication_date BIGINT NOT NULL)"));
        return new JdbcPosts(this, INSERT_POST);
    }

    /** Makes tables, and turns off committing by itself. */
    private void make(List<String> tables) throws SQLException {
        connection.setAutoCommit(true);
        try (Statement statement = connection.createStatement()) {
            for (String sql : tables) {
                statement.execute(sql);
            }
        }
        connection.setAutoCommit(false);
    }

    @Override
    public PreparedStatement prepare(String sql) throws SQLException {
        PreparedStatement statement = connection.prepareStatement(sql);
        statements.add(statement);
        return statement;
    }

    @Override
    public void begin() {}

    @Override
    public void commit() throws SQLException {
        connection.commit();
    }

    @Override
    public long insert(PreparedStatement statement, int idParameter) throws SQLException {
        statement.setLong(idParameter, ++last);
        statement.executeUpdate();
        return last;
    }

    @Override
    public long delete(PreparedStatement statement) throws SQLException {
        return statement.executeUpdate();
    }

    @Override
    public Map<String, String> settings() throws SQLException {
        Map<String, String> values = new LinkedHashMap<>();
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(kind.settings())) {
            while (rows.next()) {
                values.put(rows.getString(1), String.valueOf(rows.getString(2)));
            }
        }
        // What reading them began.
        connection.commit();
        return values;
    }

    @Override
    public Map<String, String> versions() throws SQLException {
        return Map.of(
                kind.engine(),
                connection.getMetaData().getDatabaseProductVersion(),
                connection.getMetaData().getDriverName(),
                connection.getMetaData().getDriverVersion());
    }

    @Override
    public List<Path> files() throws IOException {
        return directory == null ? List.of() : StoreFiles.below(directory);
    }

    @Override
    public void close() throws SQLException {
        try (Connection open = connection) {
            for (PreparedStatement statement : statements) {
                statement.close();
            }
            open.rollback();
        }
    }
}
