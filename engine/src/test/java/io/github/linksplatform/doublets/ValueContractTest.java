package io.github.linksplatform.doublets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** What a source or target can be: null, missing, external, unsigned up to the width, the link itself. */
@ParameterizedClass
@EnumSource(StoreKind.class)
class ValueContractTest extends StoreContract {
    /** The values at which a signed or a narrower comparison or conversion would go wrong. */
    private long[] boundaries() {
        long max = links.constants().maxValue();
        long half = 1L << (kind.bits() - 1);
        LongStream narrow = LongStream.of(1, 2, 0x7FFF_FFFFL, 0x8000_0000L, 0x8000_0001L, 0xFFFF_FFFEL, 0xFFFF_FFFFL);
        LongStream wide = LongStream.of(half - 7, half - 1, half, half + 1, max - 1, max);
        LongStream over32 =
                LongStream.of(0x1_0000_0000L, 0x1_0000_0001L, 0x7FFF_FFFF_FFFF_FFFFL, 0x8000_0000_0000_0001L);
        LongStream all = LongStream.concat(narrow, wide);
        return (kind.bits() == 64 ? LongStream.concat(all, over32) : all)
                .distinct()
                .toArray();
    }

    @Test
    void everyValueOfTheWidthIsKeptAndFoundAsAnUnsignedOne() {
        long[] values = boundaries();
        for (long source : values) {
            for (long target : values) {
                assertThat(links.create(source, target)).isPositive();
            }
        }
        long id = 0;
        for (long source : values) {
            assertThat(links.countBySource(source)).isEqualTo(values.length);
            assertThat(links.countByTarget(source)).isEqualTo(values.length);
            for (long target : values) {
                id++;
                assertThat(link(id)).isEqualTo(new Link(id, source, target));
                assertThat(links.search(source, target)).isEqualTo(id);
                assertThat(find(any, source, target)).containsExactly(new Link(id, source, target));
                assertThat(links.count(id, source)).isEqualTo(1);
            }
        }
        for (long removed = 2; removed <= id; removed += 2) {
            links.delete(removed);
        }
        for (long kept = 1; kept <= id; kept++) {
            long source = values[(int) ((kept - 1) / values.length)];
            long target = values[(int) ((kept - 1) % values.length)];
            assertThat(links.search(source, target)).isEqualTo(kept % 2 == 1 ? kept : 0);
        }
    }

    @Test
    void updatingBetweenBoundaryValuesMovesTheLink() {
        long[] values = boundaries();
        long id = links.create();
        long source = 0;
        long target = 0;
        for (int i = 0; i < values.length; i++) {
            links.update(id, values[i], values[values.length - 1 - i]);
            assertThat(links.search(source, target)).isZero();
            assertThat(links.countBySource(source)).isZero();
            source = values[i];
            target = values[values.length - 1 - i];
            assertThat(links.search(source, target)).isEqualTo(id);
            assertThat(find()).containsExactly(new Link(id, source, target));
        }
    }

    @Test
    void aValueWiderThanTheIdsIsRefusedBeforeAnythingChanges() {
        createPoints(3);
        links.delete(2);
        List<Link> before = find();
        if (kind.bits() == 32) {
            for (long wide : new long[] {1L << 32, (1L << 32) + 1, 1L << 40, Long.MAX_VALUE, Long.MIN_VALUE, -1L}) {
                assertRefused(wide, () -> links.create(wide, 1));
                assertRefused(wide, () -> links.create(1, wide));
                assertRefused(wide, () -> links.update(1, wide, 1));
                assertRefused(wide, () -> links.update(1, 1, wide));
            }
        }
        assertThat(find()).isEqualTo(before);
        assertThat(links.create()).isEqualTo(2);
    }

    private static void assertRefused(long value, org.assertj.core.api.ThrowableAssert.ThrowingCallable call) {
        assertThatThrownBy(call)
                .isInstanceOf(LinksException.class)
                .hasMessageContaining(Long.toUnsignedString(value))
                .hasMessageContaining("32");
    }

    @Test
    void aQueryForAValueWiderThanTheIdsFindsNothing() {
        createPoints(3);
        for (long wide : new long[] {(1L << 32) + 1, (1L << 32) + 3, 1L << 32, (-1L << 32) | 2}) {
            assertThat(links.exists(wide)).isFalse();
            assertThat(find(wide)).isEmpty();
            assertThat(find(wide, 1)).isEmpty();
            assertThat(find(1, wide)).isEmpty();
            assertThat(find(any, wide)).isEmpty();
            assertThat(find(any, wide, any)).isEmpty();
            assertThat(find(any, any, wide)).isEmpty();
            assertThat(find(any, wide, 1)).isEmpty();
            assertThat(find(any, 1, wide)).isEmpty();
            assertThat(find(1, wide, any)).isEmpty();
            assertThat(find(1, 1, wide)).isEmpty();
            assertThat(links.search(wide, 1)).isZero();
            assertThat(links.search(1, wide)).isZero();
            assertThat(links.countBySource(wide)).isZero();
            assertThat(links.countByTarget(wide)).isZero();
        }
    }

    @Test
    void itselfStandsForTheIdOfTheLink() {
        assertThat(links.create(itself, itself)).isEqualTo(1);
        assertThat(links.create(itself, 1)).isEqualTo(2);
        assertThat(links.create(1, itself)).isEqualTo(3);
        assertThat(links.create()).isEqualTo(4);
        links.update(4, 3, itself);
        assertThat(find()).containsExactly(new Link(1, 1, 1), new Link(2, 2, 1), new Link(3, 1, 3), new Link(4, 3, 4));
        links.update(3, itself, itself);
        links.update(3, itself, itself);
        assertThat(link(3)).isEqualTo(new Link(3, 3, 3));
        assertThat(links.search(3, 3)).isEqualTo(3);
        links.delete(2);
        assertThat(links.create(itself, itself)).isEqualTo(2);
        assertThat(link(2)).isEqualTo(new Link(2, 2, 2));
    }

    @Test
    void externalReferencesAreEndsLikeAnyOther() {
        long raw106 = raw(106);
        long raw107 = raw(107);
        long raw108 = raw(108);
        assertThat(links.create(raw106, raw108)).isEqualTo(1);
        assertThat(links.create(1, raw107)).isEqualTo(2);
        assertThat(links.create(1, 2)).isEqualTo(3);
        assertThat(links.search(raw106, raw108)).isEqualTo(1);
        assertThat(links.search(raw106, raw107)).isZero();
        assertThat(links.exists(raw106)).isFalse();
        assertThat(links.constants().isExternal(raw106)).isTrue();
        links.delete(3);
        assertThat(links.count()).isEqualTo(2);
        assertThat(find()).containsExactly(new Link(1, raw106, raw108), new Link(2, 1, raw107));
    }

    /** How a number is kept as an external reference: 2^w − v. */
    private long raw(long value) {
        return links.constants().maxValue() - value + 1;
    }

    @Test
    void aTargetBeyondEveryIdIsFoundAndDoesNotExist() {
        long beyond = links.constants().maxId();
        links.create(1, beyond);
        links.create(beyond, beyond - 1);
        assertThat(links.search(1, beyond)).isEqualTo(1);
        assertThat(links.search(beyond, beyond - 1)).isEqualTo(2);
        assertThat(links.count(beyond)).isZero();
        assertThat(ids(any, any, beyond)).containsExactly(1L);
        assertThat(ids(any, beyond)).containsExactly(2L, 1L);
    }
}
