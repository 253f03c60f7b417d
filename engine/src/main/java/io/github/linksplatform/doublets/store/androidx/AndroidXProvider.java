package io.github.linksplatform.doublets.store.androidx;

import io.github.linksplatform.doublets.store.Category;
import io.github.linksplatform.doublets.store.Dependencies;
import io.github.linksplatform.doublets.store.Durability;
import io.github.linksplatform.doublets.store.LinkStore;
import io.github.linksplatform.doublets.store.PostStore;
import io.github.linksplatform.doublets.store.StoreProvider;
import io.github.linksplatform.doublets.store.StoreSettings;
import io.github.linksplatform.doublets.store.Variant;
import io.github.linksplatform.doublets.store.Variant.Role;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Opens SQLite by way of androidx.sqlite. */
public final class AndroidXProvider implements StoreProvider {
    private static final String MEMORY = "AndroidXSQLite_Memory";
    private static final String FILE = "AndroidXSQLite_File";

    /** For {@link java.util.ServiceLoader}. */
    public AndroidXProvider() {}

    @Override
    public String name() {
        return "androidx-sqlite";
    }

    @Override
    public List<Variant> variants() {
        List<Variant> variants = new ArrayList<>();
        for (Category category : Category.values()) {
            variants.add(
                    new Variant(MEMORY, category, Durability.VOLATILE, Optional.of("SQLite_Memory"), Role.EMBEDDED));
            variants.add(new Variant(FILE, category, Durability.POWER_CUT, Optional.of("SQLite_File"), Role.EMBEDDED));
        }
        return variants;
    }

    @Override
    public List<String> dependencies() {
        return Dependencies.of(AndroidXProvider.class);
    }

    @Override
    public List<String> jvmArguments(int javaVersion) {
        // From Java 24 on, a library that loads native code is warned about without it.
        return List.of("--enable-native-access=ALL-UNNAMED");
    }

    @Override
    public LinkStore openLinks(StoreSettings settings) {
        return new AndroidXLinks(file(settings, "links.db"));
    }

    @Override
    public PostStore openPosts(StoreSettings settings) {
        return new AndroidXPosts(file(settings, "blog_posts.db"));
    }

    /** The database file, or null for a database in memory. */
    private static Path file(StoreSettings settings, String name) {
        return switch (settings.variant()) {
            case MEMORY -> null;
            case FILE -> settings.directory().resolve(name);
            default ->
                throw new IllegalArgumentException("androidx-sqlite has no variant '" + settings.variant()
                        + "'; its variants are " + MEMORY + " and " + FILE + ".");
        };
    }
}
