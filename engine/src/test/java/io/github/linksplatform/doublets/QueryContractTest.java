package io.github.linksplatform.doublets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Every query shape, found and not found; the order in which links are shown; how a handler stops a call. */
@ParameterizedClass
@EnumSource(StoreKind.class)
class QueryContractTest extends StoreContract {
    private static final long MISSING = 1000;

    /** Links 1 (1, 1), 2 (2, 2), 3 (1, 2), 4 (2, 1), 5 (1, 4), 7 (4, 1), 8 (0, 1), 9 (1, 0); 6 is free. */
    @BeforeEach
    void fill() {
        createPoints(2);
        links.create(1, 2);
        links.create(2, 1);
        links.create(1, 4);
        links.create(4, 4);
        links.create(4, 1);
        links.create(0, 1);
        links.create(1, 0);
        links.delete(6);
    }

    @Test
    void everythingIsShownAscendingById() {
        Link[] all = {
            new Link(1, 1, 1),
            new Link(2, 2, 2),
            new Link(3, 1, 2),
            new Link(4, 2, 1),
            new Link(5, 1, 4),
            new Link(7, 4, 1),
            new Link(8, 0, 1),
            new Link(9, 1, 0)
        };
        assertThat(find()).containsExactly(all);
        assertThat(find(any)).containsExactly(all);
        assertThat(find(any, any)).containsExactly(all);
        assertThat(find(any, any, any)).containsExactly(all);
        assertThat(links.count()).isEqualTo(8);
    }

    @Test
    void oneLinkIsFoundById() {
        assertThat(find(5)).containsExactly(new Link(5, 1, 4));
        assertThat(find(6)).isEmpty();
        assertThat(find(10)).isEmpty();
        assertThat(find(0)).isEmpty();
        assertThat(find(MISSING)).isEmpty();
    }

    @Test
    void usagesAreSourcesThenTargetsAndASelfReferenceTwice() {
        List<Long> usages = ids(any, 1);
        assertThat(usages.subList(0, 4)).containsExactlyInAnyOrder(1L, 3L, 5L, 9L);
        assertThat(usages.subList(4, 8)).containsExactlyInAnyOrder(1L, 4L, 7L, 8L);
        assertThat(ids(any, 4)).containsExactly(7L, 5L);
        assertThat(ids(any, 0)).containsExactly(8L, 9L);
        assertThat(ids(any, MISSING)).isEmpty();
    }

    @Test
    void oneLinkIsFoundByIdAndEitherEnd() {
        assertThat(ids(5, 1)).containsExactly(5L);
        assertThat(ids(5, 4)).containsExactly(5L);
        assertThat(ids(1, 1)).containsExactly(1L);
        assertThat(ids(5, 2)).isEmpty();
        assertThat(ids(6, 4)).isEmpty();
        assertThat(ids(MISSING, 1)).isEmpty();
        assertThat(ids(5, any)).containsExactly(5L);
        assertThat(ids(6, any)).isEmpty();
    }

    @Test
    void linksAreFoundByOneEnd() {
        assertThat(ids(any, 1, any)).containsExactlyInAnyOrder(1L, 3L, 5L, 9L);
        assertThat(ids(any, any, 1)).containsExactlyInAnyOrder(1L, 4L, 7L, 8L);
        assertThat(ids(any, 4, any)).containsExactly(7L);
        assertThat(ids(any, any, 4)).containsExactly(5L);
        assertThat(ids(any, 0, any)).containsExactly(8L);
        assertThat(ids(any, any, 0)).containsExactly(9L);
        assertThat(ids(any, MISSING, any)).isEmpty();
        assertThat(ids(any, any, MISSING)).isEmpty();
        assertThat(ids(any, 6, any)).isEmpty();
    }

    @Test
    void linksAreFoundByBothEnds() {
        assertThat(ids(any, 1, 4)).containsExactly(5L);
        assertThat(ids(any, 2, 2)).containsExactly(2L);
        assertThat(ids(any, 0, 1)).containsExactly(8L);
        assertThat(ids(any, 1, 0)).containsExactly(9L);
        assertThat(ids(any, 4, 2)).isEmpty();
        assertThat(ids(any, 0, 0)).isEmpty();
        assertThat(ids(any, 1, MISSING)).isEmpty();
        assertThat(ids(any, MISSING, 1)).isEmpty();
        assertThat(ids(any, MISSING, MISSING)).isEmpty();
    }

    @Test
    void oneLinkIsFoundByIdAndItsEnds() {
        assertThat(ids(5, 1, 4)).containsExactly(5L);
        assertThat(ids(5, any, 4)).containsExactly(5L);
        assertThat(ids(5, 1, any)).containsExactly(5L);
        assertThat(ids(5, any, any)).containsExactly(5L);
        assertThat(ids(5, 4, 1)).isEmpty();
        assertThat(ids(5, 4, any)).isEmpty();
        assertThat(ids(5, any, 1)).isEmpty();
        assertThat(ids(6, any, any)).isEmpty();
        assertThat(ids(6, 4, 4)).isEmpty();
        assertThat(ids(MISSING, 1, 1)).isEmpty();
    }

    @Test
    void aQueryOfMoreThanThreeValuesIsRefused() {
        assertThatThrownBy(() -> links.count(any, 1, 2, 3))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("4");
        assertThatThrownBy(() -> links.each((id, source, target) -> Flow.CONTINUE, any, any, any, any))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("4");
    }

    @Test
    void theNamedFormsAgreeWithTheQueries() {
        for (long end : new long[] {0, 1, 2, 4, 6, 7, MISSING}) {
            assertThat(shownBy(handler -> links.eachBySource(end, handler))).isEqualTo(find(any, end, any));
            assertThat(shownBy(handler -> links.eachByTarget(end, handler))).isEqualTo(find(any, any, end));
            assertThat(links.countBySource(end)).isEqualTo(links.count(any, end, any));
            assertThat(links.countByTarget(end)).isEqualTo(links.count(any, any, end));
            for (long target : new long[] {0, 1, 2, 4, 6, 7, MISSING}) {
                List<Long> found = ids(any, end, target);
                assertThat(links.search(end, target)).isEqualTo(found.isEmpty() ? 0 : found.get(0));
            }
        }
    }

    private interface Query {
        Flow show(LinkHandler handler);
    }

    private static List<Link> shownBy(Query query) {
        List<Link> shown = new ArrayList<>();
        assertThat(query.show((id, source, target) -> {
                    shown.add(new Link(id, source, target));
                    return Flow.CONTINUE;
                }))
                .isEqualTo(Flow.CONTINUE);
        return shown;
    }

    @Test
    void aHandlerStopsEveryShapeAtOnceAndIsReported() {
        Stream<long[]> shapes = Stream.of(
                new long[] {},
                new long[] {any},
                new long[] {any, any},
                new long[] {any, any, any},
                new long[] {5},
                new long[] {5, 1},
                new long[] {5, 1, 4},
                new long[] {5, any, any},
                new long[] {any, 1},
                new long[] {any, 1, any},
                new long[] {any, any, 1},
                new long[] {any, 1, 4});
        shapes.forEach(shape -> {
            int all = find(shape).size();
            for (int limit = 1; limit <= all; limit++) {
                assertStops(handler -> links.each(handler, shape), limit);
            }
        });
        assertStops(handler -> links.eachBySource(1, handler), 2);
        assertStops(handler -> links.eachByTarget(1, handler), 4);
    }

    private static void assertStops(Query query, int limit) {
        List<Long> seen = new ArrayList<>();
        Flow flow = query.show((id, source, target) -> {
            seen.add(id);
            return seen.size() == limit ? Flow.BREAK : Flow.CONTINUE;
        });
        assertThat(seen).hasSize(limit);
        assertThat(flow).isEqualTo(Flow.BREAK);
    }

    @Test
    void aStopAfterFiveMakesFiveCalls() {
        createPoints(100);
        assertStops(links::each, 5);
        for (int i = 0; i < 100; i++) {
            links.create(3, 10 + i);
            links.create(10 + i, 3);
        }
        assertStops(handler -> links.each(handler, any, 3, any), 5);
        assertStops(handler -> links.each(handler, any, any, 3), 5);
        // 100 by source, so that the stop falls among the targets.
        assertStops(handler -> links.each(handler, any, 3), 105);
    }

    @Test
    void whatAHandlerThrowsReachesTheCaller() {
        IllegalStateException thrown = new IllegalStateException("from the handler");
        assertThatThrownBy(() -> links.each((id, source, target) -> {
                    throw thrown;
                }))
                .isSameAs(thrown);
        assertThat(links.count()).isEqualTo(8);
    }
}
