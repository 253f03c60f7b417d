package io.github.linksplatform.doublets.store.hibernate;

import io.github.linksplatform.doublets.store.Post;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/** What lies under the mapper: one connection to one new table of posts. */
interface Database extends AutoCloseable {
    /**
     * The only connection, in auto-commit mode outside transactions.
     *
     * @return the connection, owned by this object
     */
    Connection connection();

    /**
     * The name of Hibernate's dialect, if Hibernate would not find it by itself.
     *
     * @return settings for Hibernate
     */
    Map<String, Object> mapping();

    /** See {@link io.github.linksplatform.doublets.store.PostStore#requireStorable(Post)}. */
    void requireStorable(Post post);

    /** See {@link io.github.linksplatform.doublets.store.Store#settings()}. */
    Map<String, String> settings() throws SQLException;

    /** The versions of the engine and its driver. */
    Map<String, String> versions() throws SQLException;

    /** See {@link io.github.linksplatform.doublets.store.Store#files()}. */
    List<Path> files();

    /** See {@link io.github.linksplatform.doublets.store.Store#serverBytes()}. */
    OptionalLong serverBytes() throws SQLException;

    /** Takes the table away where it would stay, and closes the connection. */
    @Override
    void close() throws SQLException;
}
