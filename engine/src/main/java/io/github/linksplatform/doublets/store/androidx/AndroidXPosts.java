package io.github.linksplatform.doublets.store.androidx;

import androidx.sqlite.SQLiteStatement;
import io.github.linksplatform.doublets.store.Post;
import io.github.linksplatform.doublets.store.PostConsumer;
import io.github.linksplatform.doublets.store.PostStore;
import io.github.linksplatform.doublets.store.SqlStatements;
import io.github.linksplatform.doublets.store.SqliteSchema;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Posts in a table of SQLite. */
final class AndroidXPosts implements PostStore {
    private final AndroidXConnection connection;
    private final SQLiteStatement insert;
    private final SQLiteStatement selectAll;
    private final SQLiteStatement selectById;
    private final SQLiteStatement delete;
    private final SQLiteStatement count;

    AndroidXPosts(Path file) {
        connection = AndroidXConnection.open(file, SqliteSchema.CREATE_POSTS, SqliteSchema.MAX_POST_ID);
        insert = connection.prepare(SqliteSchema.INSERT_POST);
        selectAll = connection.prepare(SqlStatements.SELECT_ALL_POSTS);
        selectById = connection.prepare(SqlStatements.SELECT_POST_BY_ID);
        delete = connection.prepare(SqlStatements.DELETE_POST);
        count = connection.prepare(SqlStatements.COUNT_POSTS);
    }

    @Override
    public void begin() {
        connection.begin();
    }

    @Override
    public void commit() {
        connection.commit();
    }

    @Override
    public long create(Post post) {
        insert.bindText(1, post.title());
        insert.bindText(2, post.content());
        insert.bindLong(3, post.publicationDate());
        return connection.insert(insert);
    }

    @Override
    public void readAll(PostConsumer consumer) {
        read(selectAll, consumer);
    }

    @Override
    public void readById(long id, PostConsumer consumer) {
        selectById.bindLong(1, id);
        read(selectById, consumer);
    }

    private static void read(SQLiteStatement statement, PostConsumer consumer) {
        while (statement.step()) {
            consumer.accept(statement.getLong(0), statement.getText(1), statement.getText(2), statement.getLong(3));
        }
        statement.reset();
    }

    @Override
    public long delete(long id) {
        delete.bindLong(1, id);
        return connection.delete(delete);
    }

    @Override
    public long count() {
        return AndroidXConnection.number(count);
    }

    @Override
    public Map<String, String> settings() {
        return connection.settings();
    }

    @Override
    public Map<String, String> versions() {
        return connection.versions();
    }

    @Override
    public List<Path> files() {
        return connection.files();
    }

    @Override
    public void close() {
        connection.close();
    }
}
