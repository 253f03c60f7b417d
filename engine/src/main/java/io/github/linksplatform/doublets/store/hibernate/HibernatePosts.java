package io.github.linksplatform.doublets.store.hibernate;

import io.github.linksplatform.doublets.store.Post;
import io.github.linksplatform.doublets.store.PostConsumer;
import io.github.linksplatform.doublets.store.PostStore;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.hibernate.HibernateException;
import org.hibernate.ScrollMode;
import org.hibernate.ScrollableResults;
import org.hibernate.Session;
import org.hibernate.SessionFactory;
import org.hibernate.Version;
import org.hibernate.boot.MetadataSources;
import org.hibernate.boot.registry.StandardServiceRegistry;
import org.hibernate.boot.registry.StandardServiceRegistryBuilder;
import org.hibernate.cfg.JdbcSettings;
import org.hibernate.jpa.HibernateHints;

/** Posts as entities of one session. */
final class HibernatePosts implements PostStore {
    /** Rows that a driver is to fetch at once, instead of all of them. */
    private static final int FETCH_SIZE = 1000;

    /** Settings with this prefix reach Hibernate, for example {@code hibernate.show_sql}. */
    private static final String PASSED_ON = "hibernate.";

    /** Kept from being collected, since a logger that nobody refers to forgets its level. */
    private static final Logger LOGGER = Logger.getLogger("org.hibernate");

    private static final Map<String, Object> READ_ONLY = Map.of(HibernateHints.HINT_READ_ONLY, true);

    private final Database database;
    private final StandardServiceRegistry registry;
    private final SessionFactory factory;
    private final Session session;

    /**
     * Maps a database.
     *
     * @param database is closed with this store, or if it cannot be mapped
     * @param properties settings of the store
     */
    HibernatePosts(Database database, Map<String, String> properties) throws SQLException {
        // What it reports by itself names the connection; SQL is logged if hibernate.show_sql asks for it.
        LOGGER.setLevel(Level.WARNING);
        this.database = database;
        Map<String, Object> settings = new LinkedHashMap<>(database.mapping());
        properties.forEach((name, value) -> {
            if (name.startsWith(PASSED_ON)) {
                settings.put(name, value);
            }
        });
        settings.put(JdbcSettings.CONNECTION_PROVIDER, new OneConnection(database.connection()));
        registry = new StandardServiceRegistryBuilder().applySettings(settings).build();
        try {
            factory = new MetadataSources(registry)
                    .addAnnotatedClass(BlogPost.class)
                    .buildMetadata()
                    .buildSessionFactory();
            session = factory.openSession();
        } catch (HibernateException e) {
            StandardServiceRegistryBuilder.destroy(registry);
            database.close();
            throw e;
        }
    }

    @Override
    public void begin() {
        session.beginTransaction();
    }

    @Override
    public void commit() {
        session.getTransaction().commit();
    }

    @Override
    public void requireStorable(Post post) {
        database.requireStorable(post);
    }

    @Override
    public long create(Post post) {
        BlogPost entity = new BlogPost(post);
        session.persist(entity);
        session.flush();
        session.clear();
        return entity.id();
    }

    @Override
    public void readAll(PostConsumer consumer) {
        try (ScrollableResults<BlogPost> posts = session.createSelectionQuery("from BlogPost", BlogPost.class)
                .setReadOnly(true)
                .setFetchSize(FETCH_SIZE)
                .scroll(ScrollMode.FORWARD_ONLY)) {
            while (posts.next()) {
                BlogPost post = posts.get();
                session.detach(post);
                post.showTo(consumer);
            }
        }
    }

    @Override
    public void readById(long id, PostConsumer consumer) {
        BlogPost post = session.find(BlogPost.class, id, READ_ONLY);
        if (post != null) {
            session.detach(post);
            post.showTo(consumer);
        }
    }

    @Override
    public long delete(long id) {
        return session.createMutationQuery("delete from BlogPost where id = :id")
                .setParameter("id", id)
                .executeUpdate();
    }

    @Override
    public long count() {
        return session.createSelectionQuery("select count(*) from BlogPost", Long.class)
                .getSingleResult();
    }

    @Override
    public Map<String, String> settings() throws SQLException {
        Map<String, String> settings = new LinkedHashMap<>(database.settings());
        settings.put("fetch_size", Integer.toString(FETCH_SIZE));
        settings.put(
                "dialect",
                factory.unwrap(org.hibernate.engine.spi.SessionFactoryImplementor.class)
                        .getJdbcServices()
                        .getDialect()
                        .getClass()
                        .getSimpleName());
        return settings;
    }

    @Override
    public Map<String, String> versions() throws SQLException {
        Map<String, String> versions = new LinkedHashMap<>(database.versions());
        versions.put("Hibernate ORM", Version.getVersionString());
        return versions;
    }

    @Override
    public List<Path> files() {
        return database.files();
    }

    @Override
    public OptionalLong serverBytes() throws SQLException {
        return database.serverBytes();
    }

    /** What a transaction that failed has left is rolled back. */
    @Override
    public void close() throws SQLException {
        try (Database last = database) {
            if (session.getTransaction().isActive()) {
                session.getTransaction().rollback();
            }
            session.close();
            factory.close();
            StandardServiceRegistryBuilder.destroy(registry);
        }
    }
}
