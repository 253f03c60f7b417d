package io.github.linksplatform.doublets.workload;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.linksplatform.doublets.store.LinkConsumer;
import io.github.linksplatform.doublets.store.LinkStore;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.FieldSource;

class LinksWorkloadTest {
    private static final List<String> OPERATIONS = List.of(
            "create",
            "query_all",
            "query_by_id",
            "query_by_from_to",
            "query_by_from",
            "query_by_to",
            "update",
            "delete");

    /** A store with one fault: in which operation it must show, and how. */
    record Fault(String operation, String expected, String actual, UnaryOperator<LinkStore> fault) {
        @Override
        public String toString() {
            return operation + ": " + actual;
        }
    }

    static final List<Fault> FAULTS = List.of(
            new Fault("open", "a new store with 0 links", "1 links", store -> {
                try {
                    store.create(1, 1);
                } catch (Exception e) {
                    throw new AssertionError(e);
                }
                return store;
            }),
            new Fault("create", "10 records", "10 records with", store -> new ForwardingLinks(store) {
                @Override
                public long create(long from, long to) throws Exception {
                    return super.create(from, to) + 1;
                }
            }),
            new Fault("query_all", "10 records", "9 records", store -> new ForwardingLinks(store) {
                @Override
                public void readAll(LinkConsumer consumer) throws Exception {
                    super.readAll(but(7, consumer, (id, from, to) -> {}));
                }
            }),
            new Fault("query_by_id", "10 records", "11 records", store -> new ForwardingLinks(store) {
                @Override
                public void readById(long id, LinkConsumer consumer) throws Exception {
                    super.readById(id, consumer);
                    super.readById(id, but(7, (i, from, to) -> {}, consumer));
                }
            }),
            new Fault("query_by_id", "10 records", "10 records", store -> new ForwardingLinks(store) {
                @Override
                public void readById(long id, LinkConsumer consumer) throws Exception {
                    super.readById(swapped(id), consumer);
                }
            }),
            new Fault("query_by_from_to", "10 records", "10 records", store -> new ForwardingLinks(store) {
                @Override
                public void readByFromTo(long from, long to, LinkConsumer consumer) throws Exception {
                    long id = swapped(from + to - 1);
                    super.readByFromTo(Dataset.from(id), id + 1 - Dataset.from(id), consumer);
                }
            }),
            new Fault("query_by_from_to", "10 records", "10 records", store -> new ForwardingLinks(store) {
                @Override
                public void readByFromTo(long from, long to, LinkConsumer consumer) throws Exception {
                    super.readByFromTo(from, to, but(4, consumer, (id, f, t) -> consumer.accept(id, t, f)));
                }
            }),
            new Fault("query_by_from", "records", "records", store -> new ForwardingLinks(store) {
                @Override
                public void readByFrom(long from, LinkConsumer consumer) throws Exception {
                    super.readByFrom(from == 3 ? 1 : from, consumer);
                }
            }),
            new Fault("query_by_from", "10 records", "10 records", store -> new ForwardingLinks(store) {
                @Override
                public void readByFrom(long from, LinkConsumer consumer) throws Exception {
                    super.readByFrom(11 - from, consumer);
                }
            }),
            new Fault("query_by_to", "10 records", "10 records", store -> new ForwardingLinks(store) {
                @Override
                public void readByTo(long to, LinkConsumer consumer) throws Exception {
                    super.readByFrom(to, consumer);
                }
            }),
            new Fault("update", "10 records", "0 records", store -> new ForwardingLinks(store) {
                @Override
                public long update(long id, long from, long to) {
                    return 0;
                }
            }),
            new Fault("update", "10 records", "10 records", store -> new ForwardingLinks(store) {
                @Override
                public long update(long id, long from, long to) throws Exception {
                    return id == 5 ? 1 : super.update(id, from, to);
                }
            }),
            new Fault("delete", "10 records", "20 records", store -> new ForwardingLinks(store) {
                @Override
                public long delete(long id) throws Exception {
                    return super.delete(id) * 2;
                }
            }),
            new Fault("delete", "0 records", "1 record", store -> new ForwardingLinks(store) {
                @Override
                public long delete(long id) throws Exception {
                    return id == 5 ? 1 : super.delete(id);
                }
            }));

    /** 3 for 4 and 4 for 3. */
    private static long swapped(long id) {
        return id == 3 || id == 4 ? 7 - id : id;
    }

    private final OperationRunner runner = new OperationRunner(new Meter(), 0);

    @ParameterizedTest
    @FieldSource("FAULTS")
    void namesTheOperationThatABrokenStoreFailsIn(Fault fault) {
        LinkStore store = fault.fault().apply(ForwardingLinks.sound());

        WorkloadException failure = catchThrowableOfType(
                WorkloadException.class, () -> run(new LinksWorkload(0, 10, Transactions.ALL), store));

        assertThat(failure.operation()).isEqualTo(fault.operation());
        assertThat(failure.expected()).contains(fault.expected());
        assertThat(failure.actual()).contains(fault.actual()).isNotEqualTo(failure.expected());
        assertThat(failure)
                .hasMessage(fault.operation() + ": expected " + failure.expected() + ", got " + failure.actual() + ".");
    }

    @ParameterizedTest
    @CsvSource({"query_by_to", "create"})
    void namesTheOperationThatAStoreThrowsIn(String operation) {
        LinkStore store = new ForwardingLinks(ForwardingLinks.sound()) {
            @Override
            public void readByTo(long to, LinkConsumer consumer) throws Exception {
                if (operation.equals("query_by_to")) {
                    throw new java.io.IOException("disk full");
                }
                super.readByTo(to, consumer);
            }

            @Override
            public long create(long from, long to) throws Exception {
                if (operation.equals("create")) {
                    throw new java.io.IOException("disk full");
                }
                return super.create(from, to);
            }
        };

        assertThatThrownBy(() -> run(new LinksWorkload(0, 10, Transactions.ALL), store))
                .isInstanceOf(WorkloadException.class)
                .hasMessage(operation + ": the store threw java.io.IOException: disk full")
                .hasCauseInstanceOf(java.io.IOException.class)
                .satisfies(e -> assertThat(((WorkloadException) e).expected()).isNull());
    }

    @ParameterizedTest
    @CsvSource({"0,1", "0,10", "0,1000", "1,1", "3000,1000", "7,100"})
    void passesOnASoundStore(long background, long size) throws Exception {
        for (Transactions transactions : Transactions.values()) {
            List<Measurement> measurements =
                    run(new LinksWorkload(background, size, transactions), ForwardingLinks.sound());

            assertThat(measurements).extracting(Measurement::operation).isEqualTo(OPERATIONS);
            assertThat(measurements.get(0).total().count()).isEqualTo(size);
            assertThat(measurements.get(1).records()).isEqualTo(background + size);
            assertThat(measurements.get(1).total().count()).isEqualTo(background + size);
        }
    }

    @ParameterizedTest
    @EnumSource(Transactions.class)
    void putsTheRightTransactionsAroundItsCalls(Transactions transactions) throws Exception {
        List<String> calls = new ArrayList<>();
        LinkStore store = new ForwardingLinks(ForwardingLinks.sound()) {
            @Override
            public void begin() throws Exception {
                calls.add("begin");
                super.begin();
            }

            @Override
            public void commit() throws Exception {
                calls.add("commit");
                super.commit();
            }
        };

        run(new LinksWorkload(5, 4, transactions), store);

        // One for the background, then: eight operations and six readings back, or one a call.
        int expected = 1 + (transactions == Transactions.ALL ? 8 + 6 : 4 + 1 + 8 * 4 + 4 + 1 + 4 + 1);
        assertThat(calls).hasSize(expected * 2);
        assertThat(calls)
                .containsExactlyElementsOf(Stream.generate(() -> Stream.of("begin", "commit"))
                        .limit(expected)
                        .flatMap(pair -> pair)
                        .toList());
    }

    @Test
    void repeatsShortReadsAndNothingElse() throws Exception {
        LinksWorkload workload = new LinksWorkload(0, 10, Transactions.ALL);
        LinkStore store = ForwardingLinks.sound();
        workload.prepare(store);
        OperationRunner repeating = new OperationRunner(new Meter(), 1_000_000);

        for (Operation<LinkStore> operation : workload.operations()) {
            Measurement measurement = repeating.run(store, operation);
            if (operation.kind() == Operation.Kind.READ) {
                assertThat(measurement.wallNs()).isGreaterThanOrEqualTo(1_000_000);
                assertThat(measurement.passes()).isGreaterThanOrEqualTo(1);
            } else {
                assertThat(measurement.passes()).isEqualTo(1);
            }
            assertThat(measurement.nsPerRecord()).isEqualTo((double) measurement.wallNs() / measurement.passes() / 10);
        }
    }

    @Test
    void stopsAtAWrongPassHoweverLateItComes() throws Exception {
        int[] passes = {0};
        LinkStore store = new ForwardingLinks(ForwardingLinks.sound()) {
            @Override
            public void readAll(LinkConsumer consumer) throws Exception {
                if (++passes[0] == 100) {
                    consumer.accept(1, 1, 1);
                }
                super.readAll(consumer);
            }
        };
        LinksWorkload workload = new LinksWorkload(0, 10, Transactions.ALL);
        workload.prepare(store);
        OperationRunner repeating = new OperationRunner(new Meter(), Long.MAX_VALUE);
        repeating.run(store, workload.operations().get(0));

        assertThatThrownBy(() -> repeating.run(store, workload.operations().get(1)))
                .hasMessageContaining("got 11 records");
        assertThat(passes[0]).isEqualTo(100);
    }

    @ParameterizedTest
    @CsvSource({"0,0", "-1,5", "5,-1"})
    void refusesSizesThatAreNone(long background, long size) {
        assertThatThrownBy(() -> new LinksWorkload(background, size, Transactions.ALL))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("The workload has " + size + " measured links over " + background
                        + " in the background; valid are at least 1 and at least 0.");
    }

    private List<Measurement> run(LinksWorkload workload, LinkStore store) throws WorkloadException {
        workload.prepare(store);
        LinkStore measured = workload.measured(store);
        List<Measurement> measurements = new ArrayList<>();
        for (Operation<LinkStore> operation : workload.operations()) {
            measurements.add(runner.run(measured, operation));
        }
        return measurements;
    }
}
