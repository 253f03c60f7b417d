package io.github.linksplatform.doublets.store;

/**
 * Statements on the tables of links and posts that every SQL database understands alike. Parameters are numbered from 1
 * in the order of the question marks.
 */
public final class SqlStatements {
    /** Reads all links: id, from, to. */
    public static final String SELECT_ALL_LINKS = "SELECT id, \"from\", \"to\" FROM links";

    /** Reads a link: id. */
    public static final String SELECT_LINK_BY_ID = SELECT_ALL_LINKS + " WHERE id = ?";

    /** Reads links: from, to. */
    public static final String SELECT_LINKS_BY_FROM_TO = SELECT_ALL_LINKS + " WHERE \"from\" = ? AND \"to\" = ?";

    /** Reads links: from. */
    public static final String SELECT_LINKS_BY_FROM = SELECT_ALL_LINKS + " WHERE \"from\" = ?";

    /** Reads links: to. */
    public static final String SELECT_LINKS_BY_TO = SELECT_ALL_LINKS + " WHERE \"to\" = ?";

    /** Changes a link: from, to, id. */
    public static final String UPDATE_LINK = "UPDATE links SET \"from\" = ?, \"to\" = ? WHERE id = ?";

    /** Deletes a link: id. */
    public static final String DELETE_LINK = "DELETE FROM links WHERE id = ?";

    /** Counts links. */
    public static final String COUNT_LINKS = "SELECT count(*) FROM links";

    /** Reads all posts: id, title, content, date. */
    public static final String SELECT_ALL_POSTS = "SELECT id, title, content, publication_date FROM blog_posts";

    /** Reads a post: id. */
    public static final String SELECT_POST_BY_ID = SELECT_ALL_POSTS + " WHERE id = ?";

    /** Deletes a post: id. */
    public static final String DELETE_POST = "DELETE FROM blog_posts WHERE id = ?";

    /** Counts posts. */
    public static final String COUNT_POSTS = "SELECT count(*) FROM blog_posts";

    private SqlStatements() {}
}
