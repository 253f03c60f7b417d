package io.github.linksplatform.doublets.store.androidx;

import androidx.sqlite.SQLiteConnection;
import androidx.sqlite.SQLiteStatement;
import androidx.sqlite.driver.bundled.BundledSQLiteDriver;
import io.github.linksplatform.doublets.store.SqliteSchema;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * One connection with its prepared statements. Counts what it inserts and changes, instead of asking SQLite after each
 * row, and compares the counts with those of SQLite once a transaction. A transaction of one row is not asked about,
 * since the question would cost as much as the row.
 */
final class AndroidXConnection implements AutoCloseable {
    private static final String MEMORY = ":memory:";

    private final SQLiteConnection connection;
    private final Path file;
    private final List<SQLiteStatement> statements = new ArrayList<>();
    private final SQLiteStatement begin;
    private final SQLiteStatement commit;
    private final SQLiteStatement lastId;
    private final SQLiteStatement totalChanges;
    private final SQLiteStatement maxId;

    private long id;
    private boolean idKnown;
    private boolean inserted;
    private long changes;
    private long changesBefore;

    private AndroidXConnection(SQLiteConnection connection, Path file, List<String> tables, String selectMaxId) {
        this.connection = connection;
        this.file = file;
        SqliteSchema.EQUALIZE.forEach(this::execute);
        tables.forEach(this::execute);
        begin = prepare("BEGIN IMMEDIATE");
        commit = prepare("COMMIT");
        lastId = prepare(SqliteSchema.LAST_ID);
        totalChanges = prepare("SELECT total_changes()");
        maxId = prepare(selectMaxId);
    }

    /**
     * Opens a new database.
     *
     * @param file where, or null for one in memory
     * @param tables the statements that make its tables
     * @param selectMaxId the largest id of the table that rows are inserted into
     */
    static AndroidXConnection open(Path file, List<String> tables, String selectMaxId) {
        SQLiteConnection connection;
        try {
            connection = new BundledSQLiteDriver().open(file == null ? MEMORY : file.toString());
        } catch (UnsatisfiedLinkError e) {
            throw new IllegalStateException(
                    "androidx.sqlite cannot load its native library, which it unpacks into java.io.tmpdir ("
                            + System.getProperty("java.io.tmpdir")
                            + "); it has one for Linux and Windows on x64 and for Linux and macOS on arm64, and the"
                            + " directory must be writable and allow execution.",
                    e);
        }
        try {
            return new AndroidXConnection(connection, file, tables, selectMaxId);
        } catch (RuntimeException e) {
            connection.close();
            throw e;
        }
    }

    /** Prepares a statement, closed with the connection. */
    SQLiteStatement prepare(String sql) {
        SQLiteStatement statement = connection.prepare(sql);
        statements.add(statement);
        return statement;
    }

    void begin() {
        run(begin);
        inserted = false;
        changesBefore = changes;
    }

    void commit() {
        if (changes - changesBefore > 1) {
            verify();
        }
        run(commit);
    }

    private void verify() {
        long counted = number(totalChanges);
        if (counted != changes) {
            throw new IllegalStateException("SQLite counts " + counted
                    + " changed rows where each statement was to change one: " + changes + ".");
        }
        if (inserted) {
            long assigned = number(lastId);
            if (assigned != id) {
                throw new IllegalStateException(
                        "SQLite gave the last row the id " + assigned + " where " + id + " was expected.");
            }
        }
    }

    /** Runs a statement that inserts one row, and foretells its id: one above the largest. */
    long insert(SQLiteStatement statement) {
        if (!idKnown) {
            id = number(maxId);
            idKnown = true;
        }
        run(statement);
        changes++;
        inserted = true;
        return ++id;
    }

    /** Runs a statement that updates one row. */
    long update(SQLiteStatement statement) {
        run(statement);
        changes++;
        return 1;
    }

    /** Runs a statement that deletes one row. */
    long delete(SQLiteStatement statement) {
        idKnown = false;
        inserted = false;
        return update(statement);
    }

    /** The number in the first column of a statement's only row; 0 if it is null. */
    static long number(SQLiteStatement statement) {
        statement.step();
        long number = statement.getLong(0);
        statement.reset();
        return number;
    }

    Map<String, String> settings() {
        Map<String, String> settings = new LinkedHashMap<>();
        for (String name : SqliteSchema.SETTINGS) {
            List<String> values = texts("PRAGMA " + name);
            if (!values.isEmpty()) {
                settings.put(name, values.get(0));
            }
        }
        settings.put("compile_options", String.join(" ", texts("PRAGMA compile_options")));
        return settings;
    }

    Map<String, String> versions() {
        Package library = BundledSQLiteDriver.class.getPackage();
        Map<String, String> versions = new LinkedHashMap<>();
        versions.put("SQLite", texts("SELECT sqlite_version()").get(0));
        if (library.getImplementationVersion() != null) {
            versions.put("androidx.sqlite", library.getImplementationVersion());
        }
        return versions;
    }

    List<Path> files() {
        if (file == null) {
            return List.of();
        }
        return List.of("", "-journal", "-wal", "-shm").stream()
                .map(suffix -> file.resolveSibling(file.getFileName() + suffix))
                .filter(Files::exists)
                .toList();
    }

    @Override
    public void close() {
        statements.forEach(SQLiteStatement::close);
        statements.clear();
        connection.close();
    }

    private void execute(String sql) {
        try (SQLiteStatement statement = connection.prepare(sql)) {
            statement.step();
        }
    }

    private static void run(SQLiteStatement statement) {
        statement.step();
        statement.reset();
    }

    private List<String> texts(String sql) {
        List<String> texts = new ArrayList<>();
        try (SQLiteStatement statement = connection.prepare(sql)) {
            while (statement.step()) {
                texts.add(statement.getText(0));
            }
        }
        return texts;
    }
}
