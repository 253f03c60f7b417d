package io.github.linksplatform.doublets.united;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linksplatform.doublets.Flow;
import io.github.linksplatform.doublets.Link;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UnitedLinksTest {
    /** Few values, so that equal links are common, and both ends of the unsigned range. */
    private static long end(SplittableRandom random, int bits, int few) {
        int kind = random.nextInt(10);
        if (kind == 0) {
            return 0;
        }
        long max = -1L >>> (64 - bits);
        return kind == 1 ? max - random.nextInt(3) : 1 + random.nextInt(few);
    }

    @ParameterizedTest
    @CsvSource({"32, 3", "32, 40", "32, 3000", "64, 3", "64, 40", "64, 3000"})
    void staysSoundAndCompleteUnderRandomChanges(int bits, int few) {
        long seed = 20260704L + few;
        SplittableRandom random = new SplittableRandom(seed);
        TreeMap<Long, Link> model = new TreeMap<>();
        try (UnitedLinks links = UnitedLinks.inMemory(bits)) {
            for (int step = 0; step < 20_000; step++) {
                int kind = random.nextInt(step / 4_000 % 2 == 0 ? 4 : 8);
                if (kind < 2 || model.isEmpty()) {
                    long source = end(random, bits, few);
                    long target = end(random, bits, few);
                    long id = links.create(source, target);
                    assertThat(model.put(id, new Link(id, source, target))).isNull();
                } else {
                    Long near =
                            model.ceilingKey(1L + random.nextInt(model.lastKey().intValue()));
                    if (kind == 2) {
                        long source = end(random, bits, few);
                        long target = end(random, bits, few);
                        links.update(near, source, target);
                        model.put(near, new Link(near, source, target));
                    } else if (kind > 3) {
                        links.delete(near);
                        model.remove(near);
                    }
                }
                if (step % 997 == 0) {
                    assertThat(links.verify())
                            .as("seed %d, step %d", seed, step)
                            .isEmpty();
                    assertSame(links, model, bits, few);
                }
            }
            assertThat(links.verify()).isEmpty();
            assertSame(links, model, bits, few);
            for (Long id : List.copyOf(model.keySet())) {
                links.delete(id);
            }
            assertThat(links.count()).isZero();
            assertThat(links.create()).isEqualTo(1);
        }
    }

    private static void assertSame(UnitedLinks links, Map<Long, Link> model, int bits, int few) {
        assertThat(all(links)).containsExactlyElementsOf(model.values());
        long max = -1L >>> (64 - bits);
        for (long value : new long[] {0, 1, 2, 3, few / 2, few, max, max - 1, max - 2, max - 3}) {
            List<Link> bySource = model.values().stream()
                    .filter(link -> link.source() == value)
                    .sorted(value == 0 ? Comparator.comparing(Link::id) : unsigned())
                    .toList();
            List<Link> byTarget = model.values().stream()
                    .filter(link -> link.target() == value)
                    .sorted(value == 0 ? Comparator.comparing(Link::id) : unsigned())
                    .toList();
            long any = links.constants().any();
            assertThat(all(links, any, value, any)).containsExactlyElementsOf(bySource);
            assertThat(all(links, any, any, value)).containsExactlyElementsOf(byTarget);
            assertThat(links.countBySource(value)).isEqualTo(bySource.size());
            assertThat(links.countByTarget(value)).isEqualTo(byTarget.size());
            for (long target : new long[] {0, 1, 2, max}) {
                List<Link> both = bySource.stream()
                        .filter(link -> link.target() == target)
                        .toList();
                assertThat(all(links, any, value, target)).containsExactlyElementsOf(both);
                assertThat(links.countBySourceAndTarget(value, target)).isEqualTo(both.size());
                long found = links.search(value, target);
                if (both.isEmpty()) {
                    assertThat(found).isZero();
                } else {
                    assertThat(both).extracting(Link::id).contains(found);
                }
            }
        }
    }

    private static Comparator<Link> unsigned() {
        return Comparator.comparing((Link link) -> link.source() + Long.MIN_VALUE)
                .thenComparing(link -> link.target() + Long.MIN_VALUE)
                .thenComparing(Link::id);
    }

    private static List<Link> all(UnitedLinks links, long... query) {
        List<Link> found = new ArrayList<>();
        links.each(
                (id, source, target) -> {
                    found.add(new Link(id, source, target));
                    return Flow.CONTINUE;
                },
                query);
        return found;
    }
}
