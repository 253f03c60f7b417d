package io.github.linksplatform.doublets.store.hsqldb;

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
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;

/**
 * Opens HSQLDB in the process. In a file its tables are cached ones, whose rows lie in the file and not in memory, and its
 * write delay is off, so that a commit waits for the disk: by default half a second of commits may be lost.
 */
public final class HsqldbProvider implements StoreProvider {
    private static final String MEMORY = "HSQLDB_Memory";
    private static final String FILE = "HSQLDB_File";
    private static final String TEXT = "VARCHAR(1000000)";

    private static final JdbcDatabase.Kind KIND = new JdbcDatabase.Kind(
            "HSQLDB",
            "SELECT PROPERTY_NAME, PROPERTY_VALUE FROM INFORMATION_SCHEMA.SYSTEM_PROPERTIES"
                    + " WHERE PROPERTY_NAME IN ('hsqldb.tx', 'hsqldb.write_delay', 'hsqldb.write_delay_millis',"
                    + " 'hsqldb.cache_rows', 'hsqldb.cache_size', 'hsqldb.default_table_type', 'hsqldb.nio_data_file',"
                    + " 'hsqldb.log_size', 'hsqldb.log_data')");

    /** A database in memory is known by its name to the whole process, so each store needs one of its own. */
    private static final AtomicLong DATABASES = new AtomicLong();

    /** For {@link java.util.ServiceLoader}. */
    public HsqldbProvider() {}

    @Override
    public String name() {
        return "hsqldb";
    }

    @Override
    public List<Variant> variants() {
        return Stream.of(Variant.optional(MEMORY, Durability.VOLATILE), Variant.optional(FILE, Durability.POWER_CUT))
                .flatMap(List::stream)
                .toList();
    }

    @Override
    public List<String> dependencies() {
        return Dependencies.of(HsqldbProvider.class);
    }

    @Override
    public LinkStore openLinks(StoreSettings settings) throws SQLException {
        return open(settings).links(JdbcDatabase.LINKS);
    }

    @Override
    public PostStore openPosts(StoreSettings settings) throws SQLException {
        return open(settings).posts(TEXT);
    }

    private static JdbcDatabase open(StoreSettings settings) throws SQLException {
        return switch (settings.variant()) {
            case MEMORY ->
                new JdbcDatabase(
                        KIND,
                        DriverManager.getConnection(
                                "jdbc:hsqldb:mem:store" + DATABASES.incrementAndGet() + ";shutdown=true", "SA", ""),
                        null);
            case FILE -> {
                Path directory = settings.directory().toAbsolutePath();
                yield new JdbcDatabase(
                        KIND,
                        DriverManager.getConnection(
                                "jdbc:hsqldb:file:" + directory.resolve("database")
                                        + ";shutdown=true;hsqldb.write_delay=false;hsqldb.default_table_type=cached",
                                "SA",
                                ""),
                        directory);
            }
            default ->
                throw new IllegalArgumentException("hsqldb has no variant '" + settings.variant()
                        + "'; its variants are " + MEMORY + " and " + FILE + ".");
        };
    }
}
