package io.github.linksplatform.doublets.store.duckdb;

import io.github.linksplatform.doublets.store.Dependencies;
import io.github.linksplatform.doublets.store.Durability;
import io.github.linksplatform.doublets.store.LinkStore;
import io.github.linksplatform.doublets.store.PostStore;
import io.github.linksplatform.doublets.store.StoreProvider;
import io.github.linksplatform.doublets.store.StoreSettings;
import io.github.linksplatform.doublets.store.Variant;
import io.github.linksplatform.doublets.store.jdbc.JdbcDatabase;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.stream.Stream;

/**
 * Opens DuckDB in the process. It is made to read many rows at once; its indices serve searches for the value of one
 * column only, so each end has an index by itself.
 */
public final class DuckDbProvider implements StoreProvider {
    private static final String MEMORY = "DuckDB_Memory";
    private static final String FILE = "DuckDB_File";

    private static final List<String> TABLES = List.of(
            "SET threads = 1",
            "CREATE TABLE IF NOT EXISTS links (id BIGINT PRIMARY KEY, \"from\" BIGINT NOT NULL, \"to\" BIGINT NOT NULL)",
            "CREATE INDEX IF NOT EXISTS links_from ON links (\"from\")",
            "CREATE INDEX IF NOT EXISTS links_to ON links (\"to\")");

    private static final JdbcDatabase.Kind KIND = new JdbcDatabase.Kind(
            "DuckDB",
            "SELECT name, value FROM duckdb_settings() WHERE name IN ('access_mode',"
                    + " 'checkpoint_threshold', 'memory_limit', 'threads', 'preserve_insertion_order')");

    /** For {@link java.util.ServiceLoader}. */
    public DuckDbProvider() {}

    @Override
    public String name() {
        return "duckdb";
    }

    @Override
    public List<Variant> variants() {
        return Stream.of(Variant.optional(MEMORY, Durability.VOLATILE), Variant.optional(FILE, Durability.POWER_CUT))
                .flatMap(List::stream)
                .toList();
    }

    @Override
    public List<String> dependencies() {
        return Dependencies.of(DuckDbProvider.class);
    }

    @Override
    public List<String> jvmArguments(int javaVersion) {
        // From Java 24 on, a library that loads native code is warned about without it.
        return List.of("--enable-native-access=ALL-UNNAMED");
    }

    @Override
    public LinkStore openLinks(StoreSettings settings) throws SQLException {
        return open(settings).links(TABLES);
    }

    @Override
    public PostStore openPosts(StoreSettings settings) throws SQLException {
        return open(settings).posts("VARCHAR");
    }

    private static JdbcDatabase open(StoreSettings settings) throws SQLException {
        return switch (settings.variant()) {
            case MEMORY -> new JdbcDatabase(KIND, DriverManager.getConnection("jdbc:duckdb:"), null);
            case FILE -> {
                Path directory = settings.directory().toAbsolutePath();
                yield new JdbcDatabase(
                        KIND,
                        DriverManager.getConnection("jdbc:duckdb:" + directory.resolve("database.duckdb")),
                        directory);
            }
            default ->
                throw new IllegalArgumentException("duckdb has no variant '" + settings.variant()
                        + "'; its variants are " + MEMORY + " and " + FILE + ".");
        };
    }
}
