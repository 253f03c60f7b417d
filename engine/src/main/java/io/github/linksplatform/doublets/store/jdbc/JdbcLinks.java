package io.github.linksplatform.doublets.store.jdbc;

import io.github.linksplatform.doublets.store.LinkConsumer;
import io.github.linksplatform.doublets.store.LinkStore;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Links in a table with two indices. The store gives the ids, since asking a database for those that it gave costs as much
 * as the row. Values are 64 bits wide, whatever the id width asked for.
 */
public final class JdbcLinks implements LinkStore {
    private static final String SELECT = "SELECT id, \"from\", \"to\" FROM links";

    /** A table and indices by both ends, for databases that use the first columns of an index alone as well. */
    public static final List<String> TABLES = List.of(
            "CREATE TABLE IF NOT EXISTS links (id BIGINT PRIMARY KEY, \"from\" BIGINT NOT NULL, \"to\" BIGINT NOT NULL)",
            "CREATE INDEX IF NOT EXISTS links_from_to ON links (\"from\", \"to\")",
            "CREATE INDEX IF NOT EXISTS links_to_from ON links (\"to\", \"from\")");

    private final JdbcDatabase database;
    private final List<PreparedStatement> statements = new ArrayList<>();
    private final PreparedStatement insert;
    private final PreparedStatement selectAll;
    private final PreparedStatement selectById;
    private final PreparedStatement selectByFromTo;
    private final PreparedStatement selectByFrom;
    private final PreparedStatement selectByTo;
    private final PreparedStatement update;
    private final PreparedStatement delete;
    private final PreparedStatement count;
    private long last;

    /**
     * Makes the table.
     *
     * @param database a new database
     * @param tables the statements that make it, such as {@link #TABLES}
     * @throws SQLException if the database refuses
     */
    public JdbcLinks(JdbcDatabase database, List<String> tables) throws SQLException {
        this.database = database;
        database.begin(tables);
        insert = prepare("INSERT INTO links (id, \"from\", \"to\") VALUES (?, ?, ?)");
        selectAll = prepare(SELECT);
        selectById = prepare(SELECT + " WHERE id = ?");
        selectByFromTo = prepare(SELECT + " WHERE \"from\" = ? AND \"to\" = ?");
        selectByFrom = prepare(SELECT + " WHERE \"from\" = ?");
        selectByTo = prepare(SELECT + " WHERE \"to\" = ?");
        update = prepare("UPDATE links SET \"from\" = ?, \"to\" = ? WHERE id = ?");
        delete = prepare("DELETE FROM links WHERE id = ?");
        count = prepare("SELECT count(*) FROM links");
    }

    private PreparedStatement prepare(String sql) throws SQLException {
        PreparedStatement statement = database.connection().prepareStatement(sql);
        statements.add(statement);
        return statement;
    }

    /** A transaction begins by itself. */
    @Override
    public void begin() {}

    @Override
    public void commit() throws SQLException {
        database.connection().commit();
    }

    @Override
    public long create(long from, long to) throws SQLException {
        insert.setLong(1, ++last);
        insert.setLong(2, from);
        insert.setLong(3, to);
        insert.executeUpdate();
        return last;
    }

    @Override
    public void readAll(LinkConsumer consumer) throws SQLException {
        read(selectAll, consumer);
    }

    @Override
    public void readById(long id, LinkConsumer consumer) throws SQLException {
        selectById.setLong(1, id);
        read(selectById, consumer);
    }

    @Override
    public void readByFromTo(long from, long to, LinkConsumer consumer) throws SQLException {
        selectByFromTo.setLong(1, from);
        selectByFromTo.setLong(2, to);
        read(selectByFromTo, consumer);
    }

    @Override
    public void readByFrom(long from, LinkConsumer consumer) throws SQLException {
        selectByFrom.setLong(1, from);
        read(selectByFrom, consumer);
    }

    @Override
    public void readByTo(long to, LinkConsumer consumer) throws SQLException {
        selectByTo.setLong(1, to);
        read(selectByTo, consumer);
    }

    private static void read(PreparedStatement query, LinkConsumer consumer) throws SQLException {
        try (ResultSet rows = query.executeQuery()) {
            while (rows.next()) {
                consumer.accept(rows.getLong(1), rows.getLong(2), rows.getLong(3));
            }
        }
    }

    @Override
    public long update(long id, long from, long to) throws SQLException {
        update.setLong(1, from);
        update.setLong(2, to);
        update.setLong(3, id);
        return update.executeUpdate();
    }

    @Override
    public long delete(long id) throws SQLException {
        delete.setLong(1, id);
        return delete.executeUpdate();
    }

    @Override
    public long count() throws SQLException {
        return JdbcDatabase.number(count);
    }

    @Override
    public Map<String, String> settings() throws SQLException {
        return database.readSettings();
    }

    @Override
    public Map<String, String> versions() throws SQLException {
        return database.versions();
    }

    @Override
    public List<Path> files() throws IOException {
        return database.files();
    }

    @Override
    public void close() throws SQLException {
        database.close(statements);
    }
}
