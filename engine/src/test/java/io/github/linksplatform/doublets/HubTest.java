package io.github.linksplatform.doublets;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A hub: very many links with one source, on a thread with the smallest stack. A tree that degenerates would take
 * minutes or overflow the stack; the cost a link is measured, not tested.
 *
 * <pre>mvn -pl engine verify -Dtest=HubTest -Ddoublets.test.hub=1000000</pre>
 */
class HubTest {
    private static final int LINKS = Integer.getInteger("doublets.test.hub", 30_000);
    private static final long STACK_BYTES = 128 << 10;

    @TempDir
    Path directory;

    @ParameterizedTest
    @MethodSource("io.github.linksplatform.doublets.StoreKind#stores")
    void linksWithOneSourceAreCreatedReadAndDeleted(StoreKind kind) throws InterruptedException {
        // Loading classes takes more stack than the stores do, so it is done on a thread with an ordinary one.
        useHub(kind, 10);
        AtomicReference<Throwable> failure = new AtomicReference<>();
        Thread thread = new Thread(null, () -> useHub(kind, LINKS), "hub", STACK_BYTES);
        thread.setUncaughtExceptionHandler((failed, thrown) -> failure.set(thrown));
        thread.start();
        thread.join();
        assertThat(failure.get()).isNull();
    }

    private void useHub(StoreKind kind, int count) {
        try (Links links = kind.open(directory)) {
            long start = System.nanoTime();
            for (long i = 1; i <= count; i++) {
                links.create(1, i);
            }
            long created = System.nanoTime();
            long[] seen = new long[1];
            links.eachBySource(1, (id, source, target) -> {
                seen[0]++;
                return Flow.CONTINUE;
            });
            long read = System.nanoTime();
            assertThat(seen[0]).isEqualTo(count);
            assertThat(links.countBySource(1)).isEqualTo(count);
            assertThat(links.search(1, count / 2)).isEqualTo(count / 2);
            assertThat(((StoredLinks) links).verify()).isEmpty();
            long verified = System.nanoTime();
            // An odd stride visits every id when their number is even.
            for (long i = 0, id = 1; i < count; i++, id = (id + 7_919) % count) {
                links.delete(id == 0 ? count : id);
            }
            long deleted = System.nanoTime();
            assertThat(links.count()).isZero();
            System.out.printf(
                    "%s: hub of %d links: create %d ns, read %d ns, delete %d ns a link%n",
                    kind, count, (created - start) / count, (read - created) / count, (deleted - verified) / count);
        }
    }
}
