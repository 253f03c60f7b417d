package io.github.linksplatform.doublets.store.androidx;

import androidx.sqlite.SQLiteStatement;
import io.github.linksplatform.doublets.store.LinkConsumer;
import io.github.linksplatform.doublets.store.LinkStore;
import io.github.linksplatform.doublets.store.SqlStatements;
import io.github.linksplatform.doublets.store.SqliteSchema;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Links in a table of SQLite with two indices. */
final class AndroidXLinks implements LinkStore {
    private final AndroidXConnection connection;
    private final SQLiteStatement insert;
    private final SQLiteStatement selectAll;
    private final SQLiteStatement selectById;
    private final SQLiteStatement selectByFromTo;
    private final SQLiteStatement selectByFrom;
    private final SQLiteStatement selectByTo;
    private final SQLiteStatement update;
    private final SQLiteStatement delete;
    private final SQLiteStatement count;

    AndroidXLinks(Path file) {
        connection = AndroidXConnection.open(file, SqliteSchema.CREATE_LINKS, SqliteSchema.MAX_LINK_ID);
        insert = connection.prepare(SqliteSchema.INSERT_LINK);
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
    public void begin() {
        connection.begin();
    }

    @Override
    public void commit() {
        connection.commit();
    }

    @Override
    public long create(long from, long to) {
        insert.bindLong(1, from);
        insert.bindLong(2, to);
        return connection.insert(insert);
    }

    @Override
    public void readAll(LinkConsumer consumer) {
        read(selectAll, consumer);
    }

    @Override
    public void readById(long id, LinkConsumer consumer) {
        selectById.bindLong(1, id);
        read(selectById, consumer);
    }

    @Override
    public void readByFromTo(long from, long to, LinkConsumer consumer) {
        selectByFromTo.bindLong(1, from);
        selectByFromTo.bindLong(2, to);
        read(selectByFromTo, consumer);
    }

    @Override
    public void readByFrom(long from, LinkConsumer consumer) {
        selectByFrom.bindLong(1, from);
        read(selectByFrom, consumer);
    }

    @Override
    public void readByTo(long to, LinkConsumer consumer) {
        selectByTo.bindLong(1, to);
        read(selectByTo, consumer);
    }

    private static void read(SQLiteStatement statement, LinkConsumer consumer) {
        while (statement.step()) {
            consumer.accept(statement.getLong(0), statement.getLong(1), statement.getLong(2));
        }
        statement.reset();
    }

    @Override
    public long update(long id, long from, long to) {
        update.bindLong(1, from);
        update.bindLong(2, to);
        update.bindLong(3, id);
        return connection.update(update);
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
