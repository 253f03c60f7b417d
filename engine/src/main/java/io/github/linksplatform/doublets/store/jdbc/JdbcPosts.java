package io.github.linksplatform.doublets.store.jdbc;

import io.github.linksplatform.doublets.store.Post;
import io.github.linksplatform.doublets.store.PostConsumer;
import io.github.linksplatform.doublets.store.PostStore;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Posts in a table. The store gives the ids, as {@link JdbcLinks} does. */
public final class JdbcPosts implements PostStore {
    private static final String SELECT = "SELECT id, title, content, publication_date FROM blog_posts";

    private final JdbcDatabase database;
    private final List<PreparedStatement> statements = new ArrayList<>();
    private final PreparedStatement insert;
    private final PreparedStatement selectAll;
    private final PreparedStatement selectById;
    private final PreparedStatement delete;
    private final PreparedStatement count;
    private long last;

    /**
     * Makes the table.
     *
     * @param database a new database
     * @param text the type of a text of a million characters, such as "VARCHAR(1000000)"
     * @throws SQLException if the database refuses
     */
    public JdbcPosts(JdbcDatabase database, String text) throws SQLException {
        this.database = database;
        database.begin(List.of("CREATE TABLE IF NOT EXISTS blog_posts (id BIGINT PRIMARY KEY, title " + text
                + " NOT NULL, content " + text + " NOT NULL, publication_date BIGINT NOT NULL)"));
        insert = prepare("INSERT INTO blog_posts (id, title, content, publication_date) VALUES (?, ?, ?, ?)");
        selectAll = prepare(SELECT);
        selectById = prepare(SELECT + " WHERE id = ?");
        delete = prepare("DELETE FROM blog_posts WHERE id = ?");
        count = prepare("SELECT count(*) FROM blog_posts");
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
    public long create(Post post) throws SQLException {
        insert.setLong(1, ++last);
        insert.setString(2, post.title());
        insert.setString(3, post.content());
        insert.setLong(4, post.publicationDate());
        insert.executeUpdate();
        return last;
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
