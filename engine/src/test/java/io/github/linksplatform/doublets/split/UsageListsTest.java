package io.github.linksplatform.doublets.split;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linksplatform.doublets.Flow;
import io.github.linksplatform.doublets.Link;
import io.github.linksplatform.doublets.ModelLinks;
import io.github.linksplatform.doublets.StoreCopy;
import io.github.linksplatform.doublets.memory.Memory;
import io.github.linksplatform.doublets.memory.Words;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Trees that are changed and not read are lists meanwhile, and nobody who reads can tell. */
class UsageListsTest {
    private static final long SEED = 20261130;
    private static final int LARGE = 8 * UsageLists.LARGE_SIZE;

    @TempDir
    Path directory;

    @ParameterizedTest
    @CsvSource({"32,0", "32,1", "64,0", "64,1"})
    void aListBecomesASoundTree(int bits, int side) {
        SplitRecords records = new SplitRecords(
                Words.of(Memory.heap((LARGE + 1L) * 2 * bits / 8), bits),
                Words.of(Memory.heap((LARGE + 1L) * 8 * bits / 8), bits));
        UsageTree tree = new UsageTree(
                records, side, (first, second, id, node) -> records.precedes(side, first, second, id, node));
        UsageLists lists = new UsageLists(records, side);
        long rootAt = records.externalRootAt(side);
        Random random = new Random(SEED);
        for (int round = 0; round < 3; round++) {
            for (long id = 1; id <= LARGE; id++) {
                // Few second ends, so that links are equal; first ends that are negative when they are signed.
                long first = random.nextInt() & -1L >>> (64 - bits);
                long second = random.nextInt(3);
                records.ends(id, side == Side.SOURCE ? first : second, side == Side.SOURCE ? second : first);
                if (takes(lists, records, side, rootAt)) {
                    long last = records.root(rootAt);
                    lists.add(rootAt, last, lists.size(rootAt), id, tree.follows(first, second, id, last));
                } else {
                    tree.attach(rootAt, first, second, id);
                }
            }
            assertThat(lists.size(rootAt)).isEqualTo(LARGE);
            assertThat(lists.any()).as("counted as it is").isTrue();
            lists.settle(rootAt);
            assertThat(lists.size(rootAt)).isEqualTo(LARGE);
            assertThat(lists.any()).isFalse();
            assertSound(records, side, LARGE);
            for (long id = 1; id <= LARGE; id++) {
                if (takes(lists, records, side, rootAt)) {
                    lists.remove(rootAt, id);
                } else {
                    tree.detach(rootAt, records.first(side, id), records.second(side, id), id);
                }
            }
            assertThat(records.root(rootAt)).isZero();
            assertThat(lists.any()).isFalse();
        }
    }

    /** As the index asks: for trees that are large enough only. */
    private static boolean takes(UsageLists lists, SplitRecords records, int side, long rootAt) {
        long root = records.root(rootAt);
        long size = root == 0 ? 0 : records.size(side, root);
        return size >= UsageLists.MIN_SIZE && lists.takes(rootAt, root, size);
    }

    private static void assertSound(SplitRecords records, int side, int size) {
        TreeVerifier verifier = new TreeVerifier(records, side, size, id -> true);
        assertThat(verifier.check(records.root(records.externalRootAt(side)), first -> true))
                .isEmpty();
        assertThat(verifier.visited()).isEqualTo(size);
    }

    /** Runs of changes between reads, long and short, on a few values that thousands of links use, some external. */
    @ParameterizedTest
    @ValueSource(ints = {32, 64})
    void changesWithAndWithoutReadsBetweenThemAreAnsweredAsByTheModel(int bits) throws IOException {
        Random random = new Random(SEED);
        ModelLinks model = new ModelLinks(bits);
        List<Long> live = new ArrayList<>();
        Path opened = directory.resolve("0");
        StoreCopy.copy(directory, opened);
        SplitLinks links = open(opened, bits);
        for (int run = 1; run <= 60; run++) {
            boolean grow = run % 20 < 12;
            for (int changes = random.nextInt(run % 3 == 0 ? 2_000 : 40); changes > 0; changes--) {
                change(random, grow, links, model, live);
            }
            if (run % 15 == 0) {
                // What a process leaves that is killed now.
                Path copy = directory.resolve(Integer.toString(run));
                StoreCopy.copy(opened, copy);
                links.close();
                opened = copy;
                links = open(opened, bits);
            }
            if (run % 4 == 0) {
                links.settle();
            }
            if (run % 2 == 0) {
                assertEqual(links, model, 1 + random.nextInt(3), 1 + random.nextInt(9));
            }
            if (run % 10 == 0) {
                assertThat(links.verify()).as("after run %d", run).isEmpty();
            }
        }
        links.close();
        try (SplitLinks again = open(opened, bits)) {
            for (long value = 1; value <= 4; value++) {
                assertEqual(again, model, value, value);
            }
            assertThat(again.verify()).isEmpty();
        }
    }

    private static SplitLinks open(Path directory, int bits) {
        return SplitLinks.openFiles(directory.resolve("data.links"), directory.resolve("index.links"), bits);
    }

    private static void change(Random random, boolean grow, SplitLinks links, ModelLinks model, List<Long> live) {
        int choice = random.nextInt(10);
        if (live.isEmpty() || choice < (grow ? 8 : 1)) {
            long source = anEnd(random, model);
            long target = anEnd(random, model);
            long id = links.create(source, target);
            assertThat(id).isEqualTo(model.create(source, target));
            live.add(id);
            return;
        }
        int position = random.nextInt(live.size());
        long id = live.get(position);
        if (choice == 9) {
            long source = anEnd(random, model);
            long target = anEnd(random, model);
            links.update(id, source, target);
            model.update(id, source, target);
            return;
        }
        live.set(position, live.get(live.size() - 1));
        live.remove(live.size() - 1);
        links.delete(id);
        model.delete(id);
    }

    private static long anEnd(Random random, ModelLinks model) {
        return switch (random.nextInt(8)) {
            case 0, 1, 2 -> 1L + random.nextInt(3);
            case 3 -> model.constants().maxValue() - random.nextInt(1_000);
            default -> 1L + random.nextInt(3_000);
        };
    }

    private static void assertEqual(SplitLinks links, ModelLinks model, long source, long target) {
        assertThat(links.count()).isEqualTo(model.count());
        long any = model.constants().any();
        long external = model.constants().maxValue() - 1;
        for (long[] query : new long[][] {
            {any, source, any}, {any, any, target}, {any, source, target}, {any, source}, {any, any, external}
        }) {
            assertThat(links.count(query)).isEqualTo(model.count(query));
            List<Link> shown = new ArrayList<>();
            links.each(
                    (id, from, to) -> {
                        shown.add(new Link(id, from, to));
                        return Flow.CONTINUE;
                    },
                    query);
            Comparator<Link> byId = Comparator.comparingLong(Link::id);
            assertThat(shown.stream().sorted(byId).toList())
                    .isEqualTo(model.find(query).stream().sorted(byId).toList());
        }
    }

    /** The usages of a few values, each newer than those before it, searched for as often as they are created. */
    @ParameterizedTest
    @ValueSource(ints = {32, 64})
    void whatComesInOrderIsFoundAndWhatIsNewerIsNot(int bits) {
        Random random = new Random(SEED);
        ModelLinks model = new ModelLinks(bits);
        try (SplitLinks links = SplitLinks.inMemory(bits)) {
            List<Long> live = new ArrayList<>();
            for (int step = 0; step < 6_000; step++) {
                long hub = 1L + random.nextInt(3);
                long newest = model.count() + 1;
                boolean bySource = random.nextBoolean();
                long source = bySource ? hub : newest;
                long target = bySource ? newest : hub;
                // Of what is there, of what is not there yet, and of what may have been changed or deleted.
                assertFinds(links, model, source, target);
                long some = 1L + random.nextInt(1 + step);
                if (random.nextInt(4) == 0) {
                    assertFinds(links, model, hub, some);
                }
                int choice = random.nextInt(20);
                if (choice < 17 || live.isEmpty()) {
                    live.add(links.create(source, target));
                    model.create(source, target);
                } else {
                    int at = choice == 17 ? live.size() - 1 : random.nextInt(live.size());
                    long id = live.get(at);
                    if (choice == 19) {
                        links.update(id, hub, some);
                        model.update(id, hub, some);
                    } else {
                        live.remove(at);
                        links.delete(id);
                        model.delete(id);
                    }
                }
                if (step % 1_000 == 999) {
                    assertThat(links.verify()).isEmpty();
                    for (long value = 1; value <= 3; value++) {
                        assertEqual(links, model, value, newest);
                    }
                }
            }
        }
    }

    /** Which of equal links is found is the store's own affair. */
    private static void assertFinds(SplitLinks links, ModelLinks model, long source, long target) {
        List<Link> right = model.find(model.constants().any(), source, target);
        long found = links.search(source, target);
        if (right.isEmpty()) {
            assertThat(found).isZero();
        } else {
            assertThat(right).extracting(Link::id).contains(found);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {Side.SOURCE, Side.TARGET})
    void aListInOrderTellsByItsLastLinkWhatItCannotHold(int side) {
        SplitRecords records = records();
        UsageIndex index = new UsageIndex(records, side);
        index.adopt(LARGE);
        for (long id = 1; id <= 100; id++) {
            add(records, index, side, id, 1, 10 * id);
        }

        assertThat(index.endsBefore(1, index.root(1), 1_001)).isTrue();
        assertThat(index.endsBefore(1, index.root(1), 1_000)).isFalse();
        index.detach(1, 1_000, 100);
        index.detach(1, 500, 50);
        index.detach(1, 10, 1);
        assertThat(index.endsBefore(1, index.root(1), 991)).isTrue();
        assertThat(index.count(1)).isEqualTo(97);
        assertThat(index.endsBefore(1, index.root(1), 991))
                .as("counted as it is")
                .isTrue();
        add(records, index, side, 50, 1, 985);
        assertThat(index.endsBefore(1, index.root(1), 991)).as("out of order").isFalse();
        assertThat(index.find(1, 985)).isEqualTo(50);
        assertThat(index.find(1, 990)).isEqualTo(99);
        assertThat(index.find(1, 500)).isZero();
        assertThat(new TreeVerifier(records, side, LARGE, id -> true).check(index.root(1), value -> value == 1))
                .isEmpty();
    }

    /** Lists that come and go: more of them than there was room for, and again after they were trees. */
    @Test
    void manyListsBecomeTreesWhenTheyAreReadAndAllWhenTheyAreSettled() {
        SplitRecords records = records();
        UsageIndex index = new UsageIndex(records, Side.SOURCE);
        index.adopt(LARGE);
        int values = 100;
        long id = 0;
        for (int round = 0; round < LARGE / values; round++) {
            for (long value = 1; value <= values; value++) {
                id++;
                add(records, index, Side.SOURCE, id, value, id);
                if (id % 7 == 0) {
                    assertThat(index.find(value, id)).isEqualTo(id);
                }
            }
        }
        index.settle();
        TreeVerifier verifier = new TreeVerifier(records, Side.SOURCE, LARGE, link -> true);
        for (long value = 1; value <= values; value++) {
            long owner = value;
            assertThat(verifier.check(index.root(value), first -> first == owner))
                    .isEmpty();
        }
        assertThat(verifier.visited()).isEqualTo(id);
    }

    private static SplitRecords records() {
        return new SplitRecords(
                Words.of(Memory.heap((LARGE + 1L) * SplitRecords.DATA_WORDS * Integer.BYTES), 32),
                Words.of(Memory.heap((LARGE + 1L) * SplitRecords.INDEX_WORDS * Integer.BYTES), 32));
    }

    private static void add(SplitRecords records, UsageIndex index, int side, long id, long first, long second) {
        records.ends(id, side == Side.SOURCE ? first : second, side == Side.SOURCE ? second : first);
        index.attach(first, second, id);
    }

    @Test
    void severalThreadsMayReadAtOnceWhatIsAListStill() throws Exception {
        int readers = 4;
        ExecutorService threads = Executors.newFixedThreadPool(readers);
        try {
            for (int i = 0; i < 50; i++) {
                try (SplitLinks links = SplitLinks.inMemory(32)) {
                    for (long id = 1; id <= LARGE; id++) {
                        links.create(1 + id % 2, id);
                    }
                    CyclicBarrier together = new CyclicBarrier(readers);
                    List<Future<Integer>> reads = new ArrayList<>();
                    for (int reader = 0; reader < readers; reader++) {
                        long source = 1L + reader % 2;
                        reads.add(threads.submit(() -> {
                            together.await(1, TimeUnit.MINUTES);
                            // Counted while another reader may make the tree, and listed by whoever comes first.
                            long counted = links.countBySource(source);
                            return counted == LARGE / 2 ? bySource(links, source) : -1;
                        }));
                    }
                    for (Future<Integer> read : reads) {
                        assertThat(read.get()).isEqualTo(LARGE / 2);
                    }
                    assertThat(links.verify()).isEmpty();
                }
            }
        } finally {
            threads.shutdownNow();
        }
    }

    private static int bySource(SplitLinks links, long source) {
        int[] ascending = new int[1];
        long[] before = new long[1];
        links.eachBySource(source, (id, from, to) -> {
            ascending[0] += from == source && to > before[0] ? 1 : 0;
            before[0] = to;
            return Flow.CONTINUE;
        });
        return ascending[0];
    }
}
