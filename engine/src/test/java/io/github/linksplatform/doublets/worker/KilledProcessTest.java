package io.github.linksplatform.doublets.worker;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linksplatform.doublets.store.Category;
import io.github.linksplatform.doublets.store.Durability;
import io.github.linksplatform.doublets.store.LinkStore;
import io.github.linksplatform.doublets.store.StoreSettings;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a variant says of its durability, as far as a process that ends without closing anything can show it. */
class KilledProcessTest {
    private static final int LINKS = 1000;

    @TempDir
    private Path directory;

    @ParameterizedTest
    @ValueSource(strings = {"H2_File", "HSQLDB_File", "DuckDB_File", "RocksDB_File", "LMDB_File", "Xodus_File"})
    void whatWasCommittedIsThere(String variant) throws Exception {
        assertThat(Providers.of(Category.LINKS, variant).variants())
                .filteredOn(candidate -> candidate.name().equals(variant))
                .allMatch(candidate -> candidate.durability() != Durability.VOLATILE);

        killAfter("commit", variant);

        assertThat(count(variant)).isEqualTo(LINKS);
    }

    /** The test above would see nothing if closing, and not committing, were what keeps records. */
    @Test
    void whatWasNotCommittedIsNot() throws Exception {
        killAfter("create", "H2_File");

        assertThat(count("H2_File")).isZero();
    }

    private void killAfter(String step, String variant) throws Exception {
        Path store = Files.createDirectories(directory.resolve("store"));
        ChildJvm child = ChildJvm.start(
                directory.resolve("log"),
                List.of("-Djava.io.tmpdir=" + directory),
                Committer.class,
                variant,
                store.toString(),
                step);
        assertThat(child.exitCode()).as(child.log()).isEqualTo(Committer.HALTED);
    }

    private long count(String variant) throws Exception {
        // HSQLDB's lock outlives its process by ten seconds, and whoever comes meanwhile waits about as long, or fails.
        Files.deleteIfExists(directory.resolve("store").resolve("database.lck"));
        try (LinkStore store = open(variant, directory.resolve("store"))) {
            store.begin();
            long count = store.count();
            store.commit();
            return count;
        }
    }

    private static LinkStore open(String variant, Path store) throws Exception {
        return Providers.of(Category.LINKS, variant).openLinks(new StoreSettings(variant, 64, store, Map.of()));
    }

    /** Creates links and ends at once, without closing. */
    static final class Committer {
        static final int HALTED = 42;

        private Committer() {}

        public static void main(String[] arguments) throws Exception {
            LinkStore store = open(arguments[0], Path.of(arguments[1]));
            store.begin();
            for (int i = 1; i <= LINKS; i++) {
                store.create(i, 1);
            }
            if (arguments[2].equals("commit")) {
                store.commit();
            }
            Runtime.getRuntime().halt(HALTED);
        }
    }
}
