package io.github.linksplatform.doublets.store.hibernate;

import io.github.linksplatform.doublets.store.Category;
import io.github.linksplatform.doublets.store.Dependencies;
import io.github.linksplatform.doublets.store.Durability;
import io.github.linksplatform.doublets.store.PostStore;
import io.github.linksplatform.doublets.store.StoreProvider;
import io.github.linksplatform.doublets.store.StoreSettings;
import io.github.linksplatform.doublets.store.Variant;
import io.github.linksplatform.doublets.store.Variant.Role;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;

/** Opens SQLite through Hibernate ORM. */
public final class SqliteHibernateProvider implements StoreProvider {
    private static final String MEMORY = "SQLiteHibernate_Memory";
    private static final String FILE = "SQLiteHibernate_File";

    /** For {@link java.util.ServiceLoader}. */
    public SqliteHibernateProvider() {}

    @Override
    public String name() {
        return "hibernate-sqlite";
    }

    @Override
    public List<Variant> variants() {
        return List.of(
                new Variant(MEMORY, Category.OBJECTS, Durability.VOLATILE, Optional.of("SQLite_Memory"), Role.OPTIONAL),
                new Variant(FILE, Category.OBJECTS, Durability.POWER_CUT, Optional.of("SQLite_File"), Role.OPTIONAL));
    }

    @Override
    public List<String> dependencies() {
        return Dependencies.of(SqliteHibernateProvider.class, "sqlite.txt");
    }

    @Override
    public List<String> jvmArguments(int javaVersion) {
        // From Java 24 on, a library that loads native code is warned about without it.
        return List.of("--enable-native-access=ALL-UNNAMED");
    }

    @Override
    public PostStore openPosts(StoreSettings settings) throws SQLException {
        Path file = switch (settings.variant()) {
            case MEMORY -> null;
            case FILE -> settings.directory().resolve("blog_posts.db");
            default ->
                throw new IllegalArgumentException("hibernate-sqlite has no variant '" + settings.variant()
                        + "'; its variants are " + MEMORY + " and " + FILE + ".");
        };
        return new HibernatePosts(new SqliteDatabase(file), settings.properties());
    }
}
