package io.github.linksplatform.doublets.store.jdbc;

import io.github.linksplatform.doublets.store.LinkConsumer;
import io.github.linksplatform.doublets.store.LinkStore;
import io.github.linksplatform.doublets.store.SqlStatements;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;

/** Links in a table with indices. Values are 64 bits wide, whatever the id width asked for. */
public final class JdbcLinks implements LinkStore {
    private final JdbcConnection connection;
    private final PreparedStatement insert;
    private final PreparedStatement selectAll;
    private final PreparedStatement selectById;
    private final PreparedStatement selectByFromTo;
    private final PreparedStatement selectByFrom;
    private final PreparedStatement selectByTo;
    private final PreparedStatement update;
    private final PreparedStatement delete;
    private final PreparedStatement count;

    /**
     * Links in a table that is there.
     *
     * @param connection a connection to the database of the table; closed with the store
     * @param insertion the statement that inserts a link: from, to, and perhaps its id
     * @throws SQLException if the database refuses
     */
    public JdbcLinks(JdbcConnection connection, String insertion) throws SQLException {
        this.connection = connection;
        insert = connection.prepare(insertion);
        selectAll = connection.prepare(SqlStatements.SELECT_ALL_LINKS);
        selectById = connection.prepare(SqlStatements.SELECT_LINK_BY_ID);
        selectByFromTo = connection.prepare(SqlStatements.SELECT_LINKS_BY_FROM_TO);
        selectByFrom = connection.prepare(SqlStatements.SELECT_LINKS_BY_FROM);
        selectByTo = connection.prepare(SqlStatements.SELECT_LINKS_BY_TO);
        update = connection.prepare(SqlStatements.UPDATE_LINK);
        delete = connection.prepare(SqlStatements.DELETE_LINK);
        count = connection.prepare(SqlStatements.COUNT_LINKS);
    }

    @Override
    public void begin() throws SQLException {
        connection.begin();
    }

    @Override
    public void commit() throws SQLException {
        connection.commit();
    }

    @Override
    public long create(long from, long to) throws SQLException {
        insert.setLong(1, from);
        insert.setLong(2, to);
        return connection.insert(insert, 3);
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

    /** Always by getLong: getInt would wrap what is past 2<sup>31</sup>. */
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
        return connection.delete(delete);
    }

    @Override
    public long count() throws SQLException {
        return JdbcConnection.number(count);
    }

    @Override
    public Map<String, String> settings() throws SQLException {
        return connection.settings();
    }

    @Override
    public Map<String, String> versions() throws SQLException {
        return connection.versions();
    }

    @Override
    public List<Path> files() throws IOException {
        return connection.files();
    }

    @Override
    public void close() throws SQLException {
        connection.close();
    }
}
