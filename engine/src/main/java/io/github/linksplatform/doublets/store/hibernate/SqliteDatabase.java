package io.github.linksplatform.doublets.store.hibernate;

import io.github.linksplatform.doublets.store.Post;
import io.github.linksplatform.doublets.store.SqliteSchema;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.hibernate.cfg.JdbcSettings;
import org.hibernate.community.dialect.SQLiteDialect;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteJDBCLoader;

/** SQLite by sqlite-jdbc, in memory or in a file. */
final class SqliteDatabase implements Database {
    private final Connection connection;
    private final Path file;

    /**
     * Makes a new database.
     *
     * @param file where, or null for one in memory
     */
    SqliteDatabase(Path file) throws SQLException {
        this.file = file;
        SQLiteConfig config = new SQLiteConfig();
        config.setTransactionMode(SQLiteConfig.TransactionMode.IMMEDIATE);
        connection = config.createConnection("jdbc:sqlite:" + (file == null ? ":memory:" : file.toString()));
        try (Statement statement = connection.createStatement()) {
            for (String sql : SqliteSchema.EQUALIZE) {
                statement.execute(sql);
            }
            for (String sql : SqliteSchema.CREATE_POSTS) {
                statement.execute(sql);
            }
        } catch (SQLException e) {
            connection.close();
            throw e;
        }
    }

    @Override
    public Connection connection() {
        return connection;
    }

    @Override
    public Map<String, Object> mapping() {
        return Map.of(JdbcSettings.DIALECT, SQLiteDialect.class.getName());
    }

    @Override
    public void requireStorable(Post post) {}

    @Override
    public Map<String, String> settings() throws SQLException {
        Map<String, String> settings = new LinkedHashMap<>();
        try (Statement statement = connection.createStatement()) {
            for (String name : SqliteSchema.SETTINGS) {
                try (ResultSet value = statement.executeQuery("PRAGMA " + name)) {
                    if (value.next()) {
                        settings.put(name, value.getString(1));
                    }
                }
            }
        }
        return settings;
    }

    @Override
    public Map<String, String> versions() throws SQLException {
        Map<String, String> versions = new LinkedHashMap<>();
        versions.put("SQLite", connection.getMetaData().getDatabaseProductVersion());
        versions.put("sqlite-jdbc", SQLiteJDBCLoader.getVersion());
        return versions;
    }

    @Override
    public List<Path> files() {
        return file == null
                ? List.of()
                : Stream.of("", "-journal", "-wal", "-shm")
                        .map(suffix -> file.resolveSibling(file.getFileName() + suffix))
                        .filter(Files::exists)
                        .toList();
    }

    @Override
    public OptionalLong serverBytes() {
        return OptionalLong.empty();
    }

    @Override
    public void close() throws SQLException {
        connection.close();
    }
}
