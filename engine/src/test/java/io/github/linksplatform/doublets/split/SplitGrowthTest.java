package io.github.linksplatform.doublets.split;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linksplatform.doublets.Flow;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Many links: past every growth step, and all with one source. */
class SplitGrowthTest {
    private static final int STEP = 1 << 20;
    private static final int HUB = 1_000_000;
    private static final long SMALL_STACK = 256 << 10;

    @TempDir
    Path directory;

    @ParameterizedTest
    @ValueSource(ints = {32, 64})
    void goesThroughEveryGrowthStepOnTheHeap(int bits) {
        try (SplitLinks links = SplitLinks.inMemory(bits)) {
            grow(links, 2 * STEP + 1);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {32, 64})
    void goesThroughAGrowthStepInFiles(int bits) {
        Path data = directory.resolve("data.links");
        Path index = directory.resolve("index.links");
        int count = 1_100_000;
        try (SplitLinks links = SplitLinks.openFiles(data, index, bits)) {
            grow(links, count);
        }
        try (SplitLinks links = SplitLinks.openFiles(data, index, bits)) {
            assertThat(links.count()).isEqualTo(count);
            assertThat(links.search(STEP + 5, STEP + 5)).isEqualTo(STEP + 5);
            assertThat(links.countByTarget(STEP + 5)).isEqualTo(2);
            assertThat(links.create()).isEqualTo(count + 1);
        }
    }

    private static void grow(SplitLinks links, int count) {
        long itself = links.constants().itself();
        // A link to one that gets its record when the store grows, and that the external tree holds until then.
        assertThat(links.create(itself, STEP + 5)).isEqualTo(1);
        for (long id = 2; id <= count; id++) {
            assertThat(links.create(itself, itself)).isEqualTo(id);
            if (id == STEP - 1 || id == STEP + 1) {
                assertThat(links.countByTarget(STEP + 5)).isEqualTo(1);
                links.update(id, id, 1);
                links.delete(id);
                assertThat(links.create(itself, itself)).isEqualTo(id);
            }
        }
        assertThat(links.count()).isEqualTo(count);
        for (long id : new long[] {2, 1_040_384, STEP - 1, STEP, STEP + 1, count}) {
            assertThat(links.search(id, id)).isEqualTo(id);
        }
        assertThat(links.countByTarget(STEP + 5)).isEqualTo(2);
        assertThat(links.verify()).isEmpty();
    }

    @Test
    void aHubNeedsLittleStack() {
        CompletableFuture<Void> done = new CompletableFuture<>();
        Thread thread = new Thread(null, () -> complete(done), "small stack", SMALL_STACK);
        thread.start();
        done.join();
    }

    private static void complete(CompletableFuture<Void> done) {
        try {
            hub();
            done.complete(null);
        } catch (Throwable e) {
            done.completeExceptionally(e);
        }
    }

    private static void hub() {
        try (SplitLinks links = SplitLinks.inMemory(32)) {
            for (int id = 1; id <= HUB; id++) {
                links.create(1, id);
            }
            assertThat(links.verify()).isEmpty();
            long[] next = {1};
            links.eachBySource(1, (id, source, target) -> target == next[0]++ ? Flow.CONTINUE : Flow.BREAK);
            assertThat(next[0]).isEqualTo(HUB + 1);
            for (int id = 2; id <= HUB; id += 2) {
                links.delete(id);
            }
            assertThat(links.countBySource(1)).isEqualTo(HUB / 2);
            links.delete(1);
            assertThat(links.countBySource(1)).isEqualTo(HUB / 2 - 1);
            assertThat(links.verify()).isEmpty();
        }
    }
}
