package io.github.linksplatform.doublets.store.sqlite;

import io.github.linksplatform.doublets.store.Post;
import io.github.linksplatform.doublets.store.PostConsumer;
import io.github.linksplatform.doublets.store.PostStore;
import io.github.linksplatform.doublets.store.SqliteSchema;
import io.github.linksplatform.doublets.store.StoreSettings;
import java.nio.file.Path;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;

/** Posts in a table of SQLite. */
final class SqlitePosts implements PostStore {
    private final SqliteConnection connection;
    private final PreparedStatement insert;
    private final PreparedStatement selectAll;
    private final PreparedStatement selectById;
    private final PreparedStatement delete;
    private final PreparedStatement count;

    SqlitePosts(StoreSettings settings) throws SQLException {
        connection =
                SqliteConnection.open(settings, "blog_posts.db", SqliteSchema.CREATE_POSTS, SqliteSchema.MAX_POST_ID);
        insert = connection.prepare(SqliteSchema.INSERT_POST);
        selectAll = connection.prepare(SqliteSchema.SELECT_ALL_POSTS);
        selectById = connection.prepare(SqliteSchema.SELECT_POST_BY_ID);
        delete = connection.prepare(SqliteSchema.DELETE_POST);
        count = connection.prepare(SqliteSchema.COUNT_POSTS);
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
        return connection.insert(insert);
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
        return SqliteConnection.number(count);
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
    public List<Path> files() {
        return connection.files();
    }

    @Override
    public void close() throws SQLException {
        connection.close();
    }
}
