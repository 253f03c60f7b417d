package io.github.linksplatform.doublets.workload;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linksplatform.doublets.store.LinkStore;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WarmUpTest {
    private static final LinksWorkload WORKLOAD = new LinksWorkload(0, 10, Transactions.ALL);

    /** Counts what was opened and discarded. */
    private static final class Counting implements StoreFactory<LinkStore> {
        private int opened;
        private int discarded;

        @Override
        public LinkStore open() {
            opened++;
            return ForwardingLinks.sound();
        }

        @Override
        public void discard(LinkStore store) {
            discarded++;
        }
    }

    private final Counting stores = new Counting();

    /** A clock that goes on by a step at every look. */
    private static LongSupplier clock(long stepMs) {
        AtomicLong now = new AtomicLong();
        return () -> now.getAndAdd(stepMs * 1_000_000);
    }

    @Test
    void endsAtTheLimitWithEveryStoreDiscarded() throws Exception {
        WarmUp.Outcome outcome = new WarmUp(0, 2).run(WORKLOAD, stores, clock(1));

        assertThat(outcome.plateau()).isFalse();
        assertThat(outcome.seconds()).isBetween(2.0, 2.1);
        assertThat(outcome.cycles()).isGreaterThan(10);
        assertThat(stores.opened).isEqualTo(stores.discarded).isGreaterThanOrEqualTo((int) outcome.cycles());
    }

    @Test
    void doesNothingWithoutTime() throws Exception {
        WarmUp.Outcome outcome = new WarmUp(0, 0).run(WORKLOAD, stores, clock(1));

        assertThat(outcome.cycles()).isZero();
        assertThat(stores.opened).isZero();
    }

    @Test
    void leavesACycleThatOutlastsTheLimit() throws Exception {
        WarmUp.Outcome outcome = new WarmUp(1, 3).run(WORKLOAD, stores, clock(1_000));

        assertThat(outcome.cycles()).isZero();
        assertThat(stores.opened).isEqualTo(1);
        assertThat(stores.discarded).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({"0,10", "0.5,56"})
    void endsInAPlateauOnceItIsLongEnough(double minSeconds, long cycles) throws Exception {
        // The clock is looked at nine times a cycle, every operation "costs" 10 ms.
        WarmUp.Outcome outcome = new WarmUp(minSeconds, 60).run(WORKLOAD, stores, clock(1), measurement -> 10_000_000);

        assertThat(outcome.plateau()).isTrue();
        assertThat(outcome.seconds()).isGreaterThanOrEqualTo(minSeconds);
        assertThat(outcome.cycles()).isEqualTo(cycles);
    }

    @Test
    void goesOnToTheLimitWhileTimesDiffer() throws Exception {
        AtomicLong cost = new AtomicLong(10_000_000);
        WarmUp.Outcome outcome = new WarmUp(0, 1)
                .run(WORKLOAD, stores, clock(1), measurement -> cost.updateAndGet(ns -> ns * 101 / 100));

        assertThat(outcome.plateau()).isFalse();
        assertThat(outcome.seconds()).isBetween(1.0, 1.1);
    }

    @Test
    void discardsTheStoreThatFailed() {
        StoreFactory<LinkStore> failing = new StoreFactory<>() {
            @Override
            public LinkStore open() {
                stores.open();
                return new ForwardingLinks(ForwardingLinks.sound()) {
                    @Override
                    public long count() {
                        return 1;
                    }
                };
            }

            @Override
            public void discard(LinkStore store) throws WorkloadException {
                stores.discard(store);
                throw WorkloadException.thrown("close", new IllegalStateException("still open"));
            }
        };

        assertThatThrownBy(() -> new WarmUp(1, 1).run(WORKLOAD, failing, clock(1)))
                .isInstanceOf(WorkloadException.class)
                .hasMessage("open: expected a new store with 0 links, got 1 links.")
                .satisfies(e -> assertThat(e.getSuppressed())
                        .singleElement()
                        .hasToString(WorkloadException.class.getName()
                                + ": close: the store threw java.lang.IllegalStateException: still open"));
        assertThat(stores.discarded).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({"-1,1", "2,1", "NaN,1", "1,NaN"})
    void refusesLimitsThatAreNone(double min, double max) {
        assertThatThrownBy(() -> new WarmUp(min, max))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(min + " to " + max + " seconds");
    }
}
