package io.github.linksplatform.doublets.split;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linksplatform.doublets.Flow;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Links that are created but hang in no tree yet are seen by every read all the same. */
class NewLinksTest {
    private static final int THREADS = 4;
    private static final int STORES = 500;

    /** How many links wait: none, one, some, all that there is room for but one, and one after they were attached. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 7, NewLinks.ROOM - 1, NewLinks.ROOM, NewLinks.ROOM + 1})
    void readsBySeveralThreadsAtOnceFindThemAll(int waiting) throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        try {
            for (int i = 0; i < STORES; i++) {
                try (SplitLinks links = SplitLinks.inMemory(32)) {
                    for (long id = 1; id <= waiting; id++) {
                        links.create(id / 2 + 1, 1);
                    }
                    CyclicBarrier together = new CyclicBarrier(THREADS);
                    List<Future<List<Long>>> reads = new ArrayList<>();
                    for (int thread = 0; thread < THREADS; thread++) {
                        reads.add(threads.submit(() -> {
                            together.await(1, TimeUnit.MINUTES);
                            return byTarget(links);
                        }));
                    }
                    for (Future<List<Long>> read : reads) {
                        assertThat(read.get()).hasSize(waiting).doesNotHaveDuplicates();
                    }
                    assertThat(links.verify()).isEmpty();
                }
            }
        } finally {
            threads.shutdownNow();
        }
    }

    /** Two hubs that are lists: whoever reads first makes them trees, and nobody sees them half made. */
    @Test
    void searchesBySeveralThreadsAtOnceInListsFindThemAll() throws Exception {
        int spokes = 4 * UsageLists.MIN_SIZE;
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        try {
            for (int i = 0; i < STORES; i++) {
                try (SplitLinks links = SplitLinks.inMemory(32)) {
                    for (long id = 1; id <= spokes; id++) {
                        links.create(1, 2);
                    }
                    CyclicBarrier together = new CyclicBarrier(THREADS);
                    List<Future<Long>> reads = new ArrayList<>();
                    for (int thread = 0; thread < THREADS; thread++) {
                        reads.add(threads.submit(() -> {
                            together.await(1, TimeUnit.MINUTES);
                            return links.search(1, 2);
                        }));
                    }
                    for (Future<Long> read : reads) {
                        assertThat(read.get()).isBetween(1L, (long) spokes);
                    }
                    assertThat(links.countBySourceAndTarget(1, 2)).isEqualTo(spokes);
                }
            }
        } finally {
            threads.shutdownNow();
        }
    }

    private static List<Long> byTarget(SplitLinks links) {
        List<Long> found = new ArrayList<>();
        links.eachByTarget(1, (id, source, target) -> {
            found.add(id);
            return Flow.CONTINUE;
        });
        return found;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 7, NewLinks.ROOM - 1})
    void whatNeedsNoTreeFindsThemToo(int waiting) {
        try (SplitLinks links = SplitLinks.inMemory(64)) {
            for (long id = 1; id <= waiting; id++) {
                links.create(id, id);
            }
            assertThat(links.count()).isEqualTo(waiting);
            assertThat(links.exists(waiting)).isTrue();
            assertThat(links.source(waiting)).isEqualTo(waiting);
            List<Long> all = new ArrayList<>();
            links.eachLink((id, source, target) -> {
                all.add(id);
                return Flow.CONTINUE;
            });
            assertThat(all).hasSize(waiting);
        }
    }
}
