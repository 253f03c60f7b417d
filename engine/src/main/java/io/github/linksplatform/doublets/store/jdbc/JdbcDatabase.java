package io.github.linksplatform.doublets.store.jdbc;

import java.io.IOException;
import java.nio.file.Files;
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
import java.util.stream.Stream;

/**
 * One connection to a new database.
 *
 * @param connection the connection; closed with the store
 * @param directory where the database keeps its files, or null if it is in memory
 * @param settings a query of two columns, names and values of the settings that decide speed
 * @param engine the name of the database, for its version
 */
public record JdbcDatabase(Connection connection, Path directory, String settings, String engine) {
    /** Makes tables, and turns off committing by itself. */
    void begin(List<String> tables) throws SQLException {
        connection.setAutoCommit(true);
        try (Statement statement = connection.createStatement()) {
            for (String sql : tables) {
                statement.execute(sql);
            }
        }
        connection.setAutoCommit(false);
    }

    /** The number in the only column of a query's only row. */
    static long number(PreparedStatement query) throws SQLException {
        try (ResultSet rows = query.executeQuery()) {
            rows.next();
            return rows.getLong(1);
        }
    }

    Map<String, String> readSettings() throws SQLException {
        Map<String, String> values = new LinkedHashMap<>();
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(settings)) {
            while (rows.next()) {
                values.put(rows.getString(1), String.valueOf(rows.getString(2)));
            }
        }
        // What reading them began.
        connection.commit();
        return values;
    }

    Map<String, String> versions() throws SQLException {
        return Map.of(
                engine,
                connection.getMetaData().getDatabaseProductVersion(),
                connection.getMetaData().getDriverName(),
                connection.getMetaData().getDriverVersion());
    }

    List<Path> files() throws IOException {
        if (directory == null) {
            return new ArrayList<>();
        }
        try (Stream<Path> files = Files.walk(directory)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        }
    }

    void close(List<PreparedStatement> statements) throws SQLException {
        try (Connection last = connection) {
            for (PreparedStatement statement : statements) {
                statement.close();
            }
            last.rollback();
        }
    }
}
