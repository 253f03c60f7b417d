package io.github.linksplatform.doublets.split;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linksplatform.doublets.Flow;
import io.github.linksplatform.doublets.LinksException;
import io.github.linksplatform.doublets.memory.Memory;
import io.github.linksplatform.doublets.memory.Words;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The trees alone: one tree, whose root is kept in record 0. */
class UsageTreeTest {
    private static final long SEED = 20261130;

    private record Key(long first, long second, long id) {}

    private static final Comparator<Key> ORDER = Comparator.comparing(Key::first, Long::compareUnsigned)
            .thenComparing(Key::second, Long::compareUnsigned)
            .thenComparing(Key::id);

    private static final class Fixture {
        private final int side;
        private final int capacity;
        private final SplitRecords records;
        private final UsageTree tree;
        private final UsageReader reader;
        private final TreeSet<Key> model = new TreeSet<>(ORDER);

        Fixture(int bits, int side, int capacity) {
            this.side = side;
            this.capacity = capacity;
            records = new SplitRecords(
                    Words.of(Memory.heap((long) (capacity + 1) * 2 * bits / 8), bits),
                    Words.of(Memory.heap((long) (capacity + 1) * 8 * bits / 8), bits));
            tree = new UsageTree(
                    records, side, (first, second, id, node) -> records.precedes(side, first, second, id, node));
            reader = new UsageReader(records, side);
        }

        long rootAt() {
            return records.externalRootAt(side);
        }

        void add(Key key) {
            if (side == Side.SOURCE) {
                records.ends(key.id, key.first, key.second);
            } else {
                records.ends(key.id, key.second, key.first);
            }
            tree.attach(rootAt(), key.first, key.second, key.id);
            model.add(key);
        }

        void remove(Key key) {
            tree.detach(rootAt(), key.first, key.second, key.id);
            model.remove(key);
        }

        void check() {
            TreeVerifier verifier = new TreeVerifier(records, side, capacity, id -> true);
            assertThat(verifier.check(records.root(rootAt()), first -> true)).isEmpty();
            assertThat(verifier.visited()).isEqualTo(model.size());
        }

        void checkOrder() {
            List<Long> ids = new ArrayList<>();
            reader.each(records.root(rootAt()), (id, source, target) -> {
                ids.add(id);
                return Flow.CONTINUE;
            });
            assertThat(ids).isEqualTo(model.stream().map(Key::id).toList());
        }
    }

    @ParameterizedTest
    @CsvSource({"32,0", "32,1", "64,0", "64,1"})
    void staysSoundAndInOrderUnderRandomChanges(int bits, int side) {
        Random random = new Random(SEED);
        Fixture fixture = new Fixture(bits, side, 400);
        List<Key> keys = new ArrayList<>();
        List<Long> free = new ArrayList<>();
        for (long id = 1; id <= 400; id++) {
            free.add(id);
        }
        for (int step = 0; step < 20_000; step++) {
            boolean grow = (step / 2_000) % 2 == 0 ? random.nextInt(3) != 0 : random.nextInt(3) == 0;
            if (grow && !free.isEmpty()) {
                // Few values, so that pairs repeat; some in the half that is negative when signed.
                long first = random.nextInt(4) - 2L & -1L >>> (64 - bits);
                long second = random.nextInt(40) - 20L & -1L >>> (64 - bits);
                Key key = new Key(first, second, free.remove(random.nextInt(free.size())));
                keys.add(key);
                fixture.add(key);
            } else if (!grow && !keys.isEmpty()) {
                Key key = keys.remove(random.nextInt(keys.size()));
                free.add(key.id);
                fixture.remove(key);
            }
            fixture.check();
        }
        fixture.checkOrder();
    }

    @ParameterizedTest
    @CsvSource({"1", "-1"})
    void staysBalancedWhenKeysCome(int direction) {
        int size = 100_000;
        Fixture fixture = new Fixture(32, Side.SOURCE, size);
        for (int i = 1; i <= size; i++) {
            fixture.add(new Key(7, direction == 1 ? i : size + 1 - i, i));
        }
        fixture.check();
        for (int i = 1; i <= size / 2; i++) {
            fixture.remove(new Key(7, direction == 1 ? i : size + 1 - i, i));
        }
        fixture.check();
        fixture.checkOrder();
    }

    @ParameterizedTest
    @CsvSource({"32", "64"})
    void readsOneFirstEndAmongMany(int bits) {
        Random random = new Random(SEED);
        Fixture fixture = new Fixture(bits, Side.TARGET, 2_000);
        for (int id = 1; id <= 2_000; id++) {
            fixture.add(new Key(1 + random.nextInt(50), 1 + random.nextInt(50), id));
        }
        long root = fixture.records.root(fixture.rootAt());
        for (long first = 0; first <= 51; first++) {
            long wanted = first;
            List<Long> expected = fixture.model.stream()
                    .filter(key -> key.first == wanted)
                    .map(Key::id)
                    .toList();
            List<Long> ids = new ArrayList<>();
            fixture.reader.eachWithin(root, first, 0, -1, (id, source, target) -> {
                ids.add(id);
                return Flow.CONTINUE;
            });
            assertThat(ids).isEqualTo(expected);
            assertThat(fixture.reader.countWithin(root, first, 0, -1)).isEqualTo(expected.size());
        }
        for (Key key : fixture.model) {
            long found = fixture.reader.find(root, key.first, key.second);
            assertThat(fixture.records.first(Side.TARGET, found)).isEqualTo(key.first);
            assertThat(fixture.records.second(Side.TARGET, found)).isEqualTo(key.second);
        }
        assertThat(fixture.reader.find(root, 51, 1)).isZero();
        assertThat(fixture.reader.least(root)).isEqualTo(fixture.model.first().id);
    }

    @ParameterizedTest
    @CsvSource({"32", "64"})
    void namesALinkThatIsNotWhereItShouldBe(int bits) {
        Fixture fixture = new Fixture(bits, Side.SOURCE, 10);
        assertThatThrownBy(() -> fixture.tree.detach(fixture.rootAt(), 1, 2, 3))
                .isInstanceOf(LinksException.class)
                .hasMessageContaining("The link 3 is not in the index tree");
        fixture.add(new Key(1, 2, 1));
        assertThatThrownBy(() -> fixture.tree.detach(fixture.rootAt(), 1, 5, 3)).isInstanceOf(LinksException.class);
    }
}
