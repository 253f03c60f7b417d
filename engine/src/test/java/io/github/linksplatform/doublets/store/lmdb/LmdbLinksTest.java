package io.github.linksplatform.doublets.store.lmdb;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linksplatform.doublets.store.LinkStore;
import io.github.linksplatform.doublets.store.StoreSettings;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the contract does not ask of other stores. */
class LmdbLinksTest {
    private static final int LINKS = 30_000;

    @TempDir
    Path directory;

    /**
     * Keys and values lie in memory of their own while LMDB reads them. A binding that does not hold on to it loses it to
     * the first collection, and the JVM with it: lmdbjava 0.9.1 does within a second.
     */
    @Test
    void garbageCollectedMeanwhileTakesNothingAway() throws Exception {
        AtomicBoolean working = new AtomicBoolean(true);
        Thread collector = new Thread(() -> {
            while (working.get()) {
                System.gc();
            }
        });
        collector.start();
        try (LinkStore links = new LmdbProvider().openLinks(new StoreSettings("LMDB_File", 64, directory, Map.of()))) {
            links.begin();
            for (int i = 1; i <= LINKS; i++) {
                assertThat(links.create(i, LINKS - i)).isEqualTo(i);
            }
            assertThat(links.count()).isEqualTo(LINKS);
            links.commit();
        } finally {
            working.set(false);
            collector.join();
        }
    }
}
