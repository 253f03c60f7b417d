package io.github.linksplatform.doublets.store.sqlite;

import io.github.linksplatform.doublets.store.SqliteSchema;
import io.github.linksplatform.doublets.store.StoreSettings;
import io.github.linksplatform.doublets.store.jdbc.JdbcConnection;
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
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteJDBCLoader;

/**
 * One connection to a new database, its prepared statements and its transactions: what stores of links and of posts
 * share.
 *
 * <p>Two things that sqlite-jdbc does by itself cost as much as the work: asking for the id after every insert, and,
 * in auto-commit mode, trying a BEGIN after every statement. The first is switched off; ids are foretold and compared
 * with SQLite's own once a transaction. The second is avoided by leaving auto-commit mode for good, ending the
 * transaction that this starts, and from then on running BEGIN IMMEDIATE and COMMIT as prepared statements.
 */
final class SqliteConnection implements JdbcConnection {
    private static final String TEMPORARY_DIRECTORY = "org.sqlite.tmpdir";

    private final Connection connection;
    private final Path file;
    private final List<PreparedStatement> statements = new ArrayList<>();
    private final PreparedStatement begin;
    private final PreparedStatement commit;
    private final PreparedStatement lastId;
    private final PreparedStatement maxId;

    private long id;
    private boolean idKnown;
    private int inserted;

    private SqliteConnection(
            Connection connection, Path file, List<String> pragmas, List<String> tables, String selectMaxId)
            throws SQLException {
        this.connection = connection;
        this.file = file;
        try (Statement statement = connection.createStatement()) {
            for (List<String> list : List.of(SqliteSchema.EQUALIZE, pragmas, tables)) {
                for (String sql : list) {
                    statement.execute(sql);
                }
            }
        }
        connection.setAutoCommit(false);
        begin = prepare("BEGIN IMMEDIATE");
        commit = prepare("COMMIT");
        lastId = prepare(SqliteSchema.LAST_ID);
        maxId = prepare(selectMaxId);
        commit.execute();
    }

    /**
     * Opens a new database.
     *
     * @param settings the variant, and where its file lies if it has one
     * @param fileName the name of that file
     * @param tables the statements that make its tables
     * @param selectMaxId the largest id of the table that rows are inserted into
     * @return the connection
     * @throws SQLException if SQLite refuses
     */
    static SqliteConnection open(StoreSettings settings, String fileName, List<String> tables, String selectMaxId)
            throws SQLException {
        SqliteVariant variant = SqliteVariant.of(settings.variant());
        Path file = variant.inFile() ? settings.directory().toAbsolutePath().resolve(fileName) : null;
        if (file != null && file.toString().indexOf('?') >= 0) {
            throw new IllegalArgumentException("The file of the database would be " + file
                    + ", but sqlite-jdbc takes what follows a question mark for settings; choose a directory without"
                    + " one.");
        }
        Connection connection =
                connect(file, settings.directory().toAbsolutePath().getParent());
        try {
            return new SqliteConnection(connection, file, variant.pragmas(), tables, selectMaxId);
        } catch (SQLException | RuntimeException e) {
            connection.close();
            throw e;
        }
    }

    private static Connection connect(Path file, Path libraryDirectory) throws SQLException {
        // A directory of ours, because the system's temporary one may not be writable or not allow execution.
        if (System.getProperty(TEMPORARY_DIRECTORY) == null && libraryDirectory != null) {
            System.setProperty(TEMPORARY_DIRECTORY, libraryDirectory.toString());
        }
        try {
            SQLiteJDBCLoader.initialize();
        } catch (Exception e) {
            throw new IllegalStateException(
                    "sqlite-jdbc cannot load its native library, which it unpacks into "
                            + System.getProperty(TEMPORARY_DIRECTORY, System.getProperty("java.io.tmpdir"))
                            + "; set the system property " + TEMPORARY_DIRECTORY
                            + " to a directory that is writable and allows execution: " + e.getMessage(),
                    e);
        }
        SQLiteConfig config = new SQLiteConfig();
        config.setGetGeneratedKeys(false);
        config.setTransactionMode(SQLiteConfig.TransactionMode.IMMEDIATE);
        return config.createConnection("jdbc:sqlite:" + (file == null ? ":memory:" : file.toString()));
    }

    @Override
    public PreparedStatement prepare(String sql) throws SQLException {
        PreparedStatement statement = connection.prepareStatement(sql);
        statements.add(statement);
        return statement;
    }

    @Override
    public void begin() throws SQLException {
        begin.execute();
        inserted = 0;
    }

    /**
     * Ends the transaction.
     *
     * @throws IllegalStateException if the id that SQLite gave the last row is not the one foretold. A transaction of
     *     one row is not asked about, since the question would cost as much as the row; reading by id shows it
     */
    @Override
    public void commit() throws SQLException {
        if (inserted > 1) {
            long assigned = JdbcConnection.number(lastId);
            if (assigned != id) {
                throw new IllegalStateException(
                        "SQLite gave the last row the id " + assigned + " where " + id + " was expected.");
            }
        }
        commit.execute();
    }

    /** The id is foretold: SQLite takes one above the largest. */
    @Override
    public long insert(PreparedStatement statement, int idParameter) throws SQLException {
        if (!idKnown) {
            id = JdbcConnection.number(maxId);
            idKnown = true;
        }
        if (statement.executeUpdate() != 1) {
            throw new IllegalStateException("SQLite inserted no row.");
        }
        inserted++;
        return ++id;
    }

    @Override
    public long delete(PreparedStatement statement) throws SQLException {
        idKnown = false;
        inserted = 0;
        return statement.executeUpdate();
    }

    @Override
    public Map<String, String> settings() throws SQLException {
        Map<String, String> settings = new LinkedHashMap<>();
        for (String name : SqliteSchema.SETTINGS) {
            List<String> values = texts("PRAGMA " + name);
            if (!values.isEmpty()) {
                settings.put(name, values.get(0));
            }
        }
        settings.put("encoding", texts("PRAGMA encoding").get(0));
        settings.put("compile_options", String.join(" ", texts("PRAGMA compile_options")));
        return settings;
    }

    @Override
    public Map<String, String> versions() throws SQLException {
        Map<String, String> versions = new LinkedHashMap<>();
        versions.put("SQLite", texts("SELECT sqlite_version()").get(0));
        versions.put("sqlite-jdbc", SQLiteJDBCLoader.getVersion());
        return versions;
    }

    @Override
    public List<Path> files() {
        List<Path> files = new ArrayList<>();
        if (file != null) {
            for (String suffix : List.of("", "-journal", "-wal", "-shm")) {
                Path candidate = file.resolveSibling(file.getFileName() + suffix);
                if (Files.exists(candidate)) {
                    files.add(candidate);
                }
            }
        }
        return files;
    }

    /** Closes the statements before the connection, as SQLite wants it. */
    @Override
    public void close() throws SQLException {
        try (Connection last = connection) {
            for (PreparedStatement statement : statements) {
                statement.close();
            }
            statements.clear();
        }
    }

    private List<String> texts(String sql) throws SQLException {
        List<String> texts = new ArrayList<>();
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(sql)) {
            while (rows.next()) {
                texts.add(rows.getString(1));
            }
        }
        return texts;
    }
}
