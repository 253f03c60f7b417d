package io.github.linksplatform.doublets.store.jdbc;

import io.github.linksplatform.doublets.store.Post;
import io.github.linksplatform.doublets.store.PostConsumer;
import io.github.linksplatform.doublets.store.PostStore;
import io.github.linksplatform.doublets.store.SqlStatements;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;

/** Posts in a table. */
public final class JdbcPosts implements PostStore {
    private final JdbcConnection connection;
    private final PreparedStatement insert;
    private final PreparedStatement selectAll;
    private final PreparedStatement selectById;
    private final PreparedStatement delete;
    private final PreparedStatement count;

    /**
     * Posts in a table that is there.
     *
     * @param connection a connection to the database of the table; closed with the store
     * @param insertion the statement that inserts a post: title, content, date, and perhaps its id
     * @throws SQLException if the database refuses
     */
    public JdbcPosts(JdbcConnection connection, String insertion) throws SQLException {
        this.connection = connection;
        insert = connection.prepare(insertion);
        selectAll = connection.prepare(SqlStatements.SELECT_ALL_POSTS);
        selectById = connection.prepare(SqlStatements.SELECT_POST_BY_ID);
        delete = connection.prepare(SqlStatements.DELETE_POST);
        count = connection.prepare(SqlStatements.COUNT_POSTS);
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
    public long create(Post post) throws SQLException {
        insert.setString(1, post.title());
        insert.setString(2, post.content());
        insert.setLong(3, post.publicationDate());
        return connection.insert(insert, 4);
    }

    @Override
    public void readAll(PostConsumer consumer) throws SQLException {
        read(selectAll, consumer);
    }

    @Override
    public void readById(long id, PostConsumer consumer) throws SQLException {
        selectById.setLong(1, id);
        read(selectById, consumer);
    }

    private static void read(PreparedStatement query, PostConsumer consumer) throws SQLException {
        try (ResultSet rows = query.executeQuery()) {
            while (rows.next()) {
                consumer.accept(rows.getLong(1), rows.getString(2), rows.getString(3), rows.getLong(4));
            }
        }
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
