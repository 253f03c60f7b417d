package io.github.linksplatform.doublets.store.sqlite;

import io.github.linksplatform.doublets.store.Category;
import io.github.linksplatform.doublets.store.Dependencies;
import io.github.linksplatform.doublets.store.LinkStore;
import io.github.linksplatform.doublets.store.PostStore;
import io.github.linksplatform.doublets.store.SqliteSchema;
import io.github.linksplatform.doublets.store.StoreProvider;
import io.github.linksplatform.doublets.store.StoreSettings;
import io.github.linksplatform.doublets.store.Variant;
import io.github.linksplatform.doublets.store.jdbc.JdbcLinks;
import io.github.linksplatform.doublets.store.jdbc.JdbcPosts;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/** Opens SQLite by way of sqlite-jdbc. */
public final class SqliteProvider implements StoreProvider {
    /** For {@link java.util.ServiceLoader}. */
    public SqliteProvider() {}

    @Override
    public String name() {
        return "sqlite-jdbc";
    }

    @Override
    public List<Variant> variants() {
        List<Variant> variants = new ArrayList<>();
        for (Category category : Category.values()) {
            for (SqliteVariant variant : SqliteVariant.values()) {
                variants.add(
                        new Variant(variant.key(), category, variant.durability(), variant.baseline(), variant.role()));
            }
        }
        return variants;
    }

    @Override
    public List<String> dependencies() {
        return Dependencies.of(SqliteProvider.class);
    }

    @Override
    public List<String> jvmArguments(int javaVersion) {
        // From Java 24 on, a library that loads native code is warned about without it.
        return List.of("--enable-native-access=ALL-UNNAMED");
    }

    @Override
    public LinkStore openLinks(StoreSettings settings) throws SQLException {
        return new JdbcLinks(
                SqliteConnection.open(settings, "links.db", SqliteSchema.CREATE_LINKS, SqliteSchema.MAX_LINK_ID),
                SqliteSchema.INSERT_LINK);
    }

    @Override
    public PostStore openPosts(StoreSettings settings) throws SQLException {
        return new JdbcPosts(
                SqliteConnection.open(settings, "blog_posts.db", SqliteSchema.CREATE_POSTS, SqliteSchema.MAX_POST_ID),
                SqliteSchema.INSERT_POST);
    }
}
