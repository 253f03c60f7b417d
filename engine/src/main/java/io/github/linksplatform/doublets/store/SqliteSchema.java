package io.github.linksplatform.doublets.store;

import java.util.List;

/**
 * What every binding of SQLite is to say to it beside {@link SqlStatements}, so that a difference between two of them is
 * not one of schema, query or setting. Parameters are numbered from 1 in the order of the question marks.
 */
public final class SqliteSchema {
    /** Makes the table of links and its two indices. */
    public static final List<String> CREATE_LINKS = List.of(
            "CREATE TABLE links (id INTEGER PRIMARY KEY, \"from\" INTEGER NOT NULL, \"to\" INTEGER NOT NULL)",
            "CREATE INDEX links_from_to ON links (\"from\", \"to\")",
            "CREATE INDEX links_to_from ON links (\"to\", \"from\")");

    /** Inserts a link: from, to. SQLite chooses the id. */
    public static final String INSERT_LINK = "INSERT INTO links (\"from\", \"to\") VALUES (?, ?)";

    /** The largest id of a link, or null. */
    public static final String MAX_LINK_ID = "SELECT max(id) FROM links";

    /** Makes the table of posts. */
    public static final List<String> CREATE_POSTS = List.of("CREATE TABLE blog_posts (id INTEGER PRIMARY KEY,"
            + " title TEXT NOT NULL, content TEXT NOT NULL, publication_date INTEGER NOT NULL)");

    /** Inserts a post: title, content, date. SQLite chooses the id. */
    public static final String INSERT_POST =
            "INSERT INTO blog_posts (title, content, publication_date) VALUES (?, ?, ?)";

    /** The largest id of a post, or null. */
    public static final String MAX_POST_ID = "SELECT max(id) FROM blog_posts";

    /** The id of the row inserted last. */
    public static final String LAST_ID = "SELECT last_insert_rowid()";

    /**
     * Settings that builds of SQLite compile in differently, set alike before the first table is made: without zeros
     * written over deleted rows, and without moving pages when a file is vacuumed.
     */
    public static final List<String> EQUALIZE = List.of("PRAGMA secure_delete = OFF", "PRAGMA auto_vacuum = NONE");

    /** The settings that decide speed, to be read back by {@code PRAGMA name}. */
    public static final List<String> SETTINGS = List.of(
            "journal_mode",
            "synchronous",
            "cache_size",
            "mmap_size",
            "page_size",
            "locking_mode",
            "temp_store",
            "auto_vacuum",
            "secure_delete");

    private SqliteSchema() {}
}
