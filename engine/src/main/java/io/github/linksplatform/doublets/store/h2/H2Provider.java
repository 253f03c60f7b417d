package io.github.linksplatform.doublets.store.h2;

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
 * Opens H2 in the process. In a file its write delay is 0, so that a commit is with the system when it returns: by default
 * H2 writes half a second later, and a killed process loses what was committed. Neither waits for the disk.
 */
public final class H2Provider implements StoreProvider {
    private static final String MEMORY = "H2_Memory";
    private static final String FILE = "H2_File";

    /** The longest text that H2 keeps inside its rows. */
    private static final String TEXT = "VARCHAR(1048576)";

    private static final JdbcDatabase.Kind KIND = new JdbcDatabase.Kind(
            "H2",
            "SELECT SETTING_NAME, SETTING_VALUE FROM INFORMATION_SCHEMA.SETTINGS"
                    + " WHERE SETTING_NAME IN ('MODE', 'WRITE_DELAY', 'info.CACHE_MAX_SIZE', 'info.PAGE_SIZE', 'MAX_LOG_SIZE')");

    /** For {@link java.util.ServiceLoader}. */
    public H2Provider() {}

    @Override
    public String name() {
        return "h2";
    }

    @Override
    public List<Variant> variants() {
        return Stream.of(
                        Variant.optional(MEMORY, Durability.VOLATILE), Variant.optional(FILE, Durability.PROCESS_CRASH))
                .flatMap(List::stream)
                .toList();
    }

    @Override
    public List<String> dependencies() {
        return Dependencies.of(H2Provider.class);
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
            case MEMORY -> new JdbcDatabase(KIND, DriverManager.getConnection("jdbc:h2:mem:"), null);
            case FILE -> {
                Path directory = settings.directory().toAbsolutePath();
                yield new JdbcDatabase(
                        KIND,
                        DriverManager.getConnection("jdbc:h2:file:" + directory.resolve("database") + ";WRITE_DELAY=0"),
                        directory);
            }
            default ->
                throw new IllegalArgumentException("h2 has no variant '" + settings.variant() + "'; its variants are "
                        + MEMORY + " and " + FILE + ".");
        };
    }
}
