package io.github.linksplatform.doublets.split;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linksplatform.doublets.memory.Memory;
import io.github.linksplatform.doublets.memory.Words;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ListSorterTest {
    private static final long SEED = 20261201;

    /** In runs of one link, of fewer than there are, and of all. */
    @ParameterizedTest
    @CsvSource({"32,0,1", "32,1,7", "32,0,100", "32,1,1000000", "64,0,7", "64,1,100", "64,0,1000000"})
    void listsAreSortedAndEqualLinksSeen(int bits, int side, int run) {
        Random random = new Random(SEED);
        for (int round = 0; round < 300; round++) {
            int size = 1 + random.nextInt(round % 10 == 0 ? 1_000 : 20);
            SplitRecords records = new SplitRecords(
                    Words.of(Memory.heap((size + 1L) * SplitRecords.DATA_WORDS * bits / 8), bits),
                    Words.of(Memory.heap((size + 1L) * SplitRecords.INDEX_WORDS * bits / 8), bits));
            // Few ends or many, up to those that are negative when they are signed.
            long firsts = bound(random, bits);
            long seconds = bound(random, bits);
            for (long id = 1; id <= size; id++) {
                long first = random.nextLong() & firsts;
                long second = random.nextInt(3) == 0 ? id : random.nextLong() & seconds;
                records.ends(id, side == Side.SOURCE ? first : second, side == Side.SOURCE ? second : first);
            }
            Comparator<Long> order = Comparator.comparing((Long id) -> records.first(side, id), Long::compareUnsigned)
                    .thenComparing(id -> records.second(side, id), Long::compareUnsigned)
                    .thenComparing(id -> id);
            List<Long> ids =
                    new ArrayList<>(LongStream.rangeClosed(1, size).boxed().toList());
            List<Long> sorted = ids.stream().sorted(order).toList();
            switch (random.nextInt(4)) {
                case 0 -> ids = new ArrayList<>(sorted);
                case 1 -> ids.sort(Comparator.comparing((Long id) -> records.second(side, id), Long::compareUnsigned));
                case 2 -> Collections.shuffle(ids, random);
                default -> {}
            }
            for (int i = 0; i < size; i++) {
                records.left(side, ids.get(i), i == 0 ? 0 : ids.get(i - 1));
            }

            DescendingLinks actual = new ListSorter(records, side, run).sort(ids.get(size - 1), size);

            for (int i = size - 1; i >= 0; i--) {
                assertThat(actual.next()).isEqualTo(sorted.get(i));
            }
            assertThat(actual.next()).isZero();
            assertThat(records.mayHoldEqual()).isEqualTo(haveEqual(records, sorted));
        }
    }

    private static long bound(Random random, int bits) {
        return random.nextBoolean() ? 3 : -1L >>> (Long.SIZE - 1 - random.nextInt(bits));
    }

    private static boolean haveEqual(SplitRecords records, List<Long> sorted) {
        for (int i = 1; i < sorted.size(); i++) {
            long a = sorted.get(i - 1);
            long b = sorted.get(i);
            if (records.source(a) == records.source(b) && records.target(a) == records.target(b)) {
                return true;
            }
        }
        return false;
    }
}
