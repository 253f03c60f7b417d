package io.github.linksplatform.doublets.workload;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.linksplatform.doublets.store.Post;
import io.github.linksplatform.doublets.store.PostConsumer;
import io.github.linksplatform.doublets.store.PostStore;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.FieldSource;

class ObjectsWorkloadTest {
    /** A store with one fault: in which operation it must show, and how. */
    record Fault(String operation, String expected, String actual, UnaryOperator<PostStore> fault) {
        @Override
        public String toString() {
            return operation + ": " + actual;
        }
    }

    static final List<Fault> FAULTS = List.of(
            new Fault("open", "a new store with 0 posts", "1 posts", store -> {
                try {
                    store.create(new Post("", "", 0));
                } catch (Exception e) {
                    throw new AssertionError(e);
                }
                return store;
            }),
            new Fault("read_all", "10 records", "9 records", store -> new ForwardingPosts(store) {
                @Override
                public void readAll(PostConsumer consumer) throws Exception {
                    super.readAll((id, title, content, date) -> {
                        if (id != 7) {
                            consumer.accept(id, title, content, date);
                        }
                    });
                }
            }),
            new Fault("read_all", "10 records", "10 records", store -> new ForwardingPosts(store) {
                @Override
                public long create(Post post) throws Exception {
                    return super.create(new Post(post.title(), post.content().replace('a', 'b'), 1));
                }
            }),
            new Fault("read_by_id", "10 records", "9 records", store -> new ForwardingPosts(store) {
                @Override
                public void readById(long id, PostConsumer consumer) throws Exception {
                    super.readById(id == 7 ? 8 : id, consumer);
                }
            }),
            new Fault("read_by_id", "10 records", "10 records", store -> new ForwardingPosts(store) {
                @Override
                public void readById(long id, PostConsumer consumer) throws Exception {
                    long asked = id == 3 || id == 4 ? 7 - id : id;
                    super.readById(asked, (actual, title, content, date) -> consumer.accept(id, title, content, date));
                }
            }),
            new Fault("delete", "10 records", "20 records", store -> new ForwardingPosts(store) {
                @Override
                public long delete(long id) throws Exception {
                    return super.delete(id) * 2;
                }
            }),
            new Fault("delete", "0 records", "1 record", store -> new ForwardingPosts(store) {
                @Override
                public long delete(long id) throws Exception {
                    return id == 5 ? 1 : super.delete(id);
                }
            }));

    private final OperationRunner runner = new OperationRunner(new Meter(), 0);

    @ParameterizedTest
    @FieldSource("FAULTS")
    void namesTheOperationThatABrokenStoreFailsIn(Fault fault) {
        PostStore store = fault.fault().apply(ForwardingPosts.sound());
        ObjectsWorkload workload = new ObjectsWorkload(0, 10, 32, Transactions.ALL);

        WorkloadException failure = catchThrowableOfType(WorkloadException.class, () -> run(workload, store));

        assertThat(failure.operation()).isEqualTo(fault.operation());
        assertThat(failure.expected()).contains(fault.expected());
        assertThat(failure.actual()).contains(fault.actual()).isNotEqualTo(failure.expected());
    }

    @ParameterizedTest
    @CsvSource({"0,1", "0,1000", "1,1", "30,100"})
    void passesOnASoundStore(long background, long size) throws Exception {
        for (Transactions transactions : Transactions.values()) {
            List<Measurement> measurements =
                    run(new ObjectsWorkload(background, size, 64, transactions), ForwardingPosts.sound());

            assertThat(measurements)
                    .extracting(Measurement::operation)
                    .containsExactly("create", "read_all", "read_by_id", "delete");
            assertThat(measurements.get(0).total().count()).isEqualTo(size);
            assertThat(measurements.get(1).total().count()).isEqualTo(background + size);
            assertThat(measurements.get(2).total())
                    .isEqualTo(measurements.get(0).total());
        }
    }

    @ParameterizedTest
    @EnumSource(Transactions.class)
    void putsTheRightTransactionsAroundItsCalls(Transactions transactions) throws Exception {
        int[] open = {0};
        int[] all = {0};
        PostStore store = new ForwardingPosts(ForwardingPosts.sound()) {
            @Override
            public void begin() {
                assertThat(open[0]++).isZero();
                all[0]++;
            }

            @Override
            public void commit() {
                assertThat(open[0]--).isOne();
            }
        };

        run(new ObjectsWorkload(5, 4, 64, transactions), store);

        // One for the background, then: four operations, a reading back and a count, or one a call.
        assertThat(all[0]).isEqualTo(1 + (transactions == Transactions.ALL ? 4 + 2 : 4 + 1 + 4 + 4 + 4 + 1));
        assertThat(open[0]).isZero();
    }

    @Test
    void whatAStoreCannotKeepIsRefusedBeforeTheFirstPost() {
        PostStore store = new ForwardingPosts(ForwardingPosts.sound()) {
            @Override
            public void requireStorable(Post post) {
                if (post.title().equals("bad 9")) {
                    throw new IllegalArgumentException("The title is bad.");
                }
            }

            @Override
            public long create(Post post) {
                throw new AssertionError("created a post");
            }
        };
        ObjectsWorkload workload = new ObjectsWorkload(3, 10, 64, Transactions.ALL, i -> new Post("bad " + i, "", i));

        assertThatThrownBy(() -> workload.prepare(store))
                .isInstanceOf(WorkloadException.class)
                .hasMessageContaining("The title is bad.");
    }

    @Test
    void aDateBeyondTheWidthIsRefusedForEveryStore() throws Exception {
        PostStore store = ForwardingPosts.sound();
        ObjectsWorkload narrow = new ObjectsWorkload(0, 1, 32, Transactions.ALL, i -> new Post("", "", 1L << 31));
        ObjectsWorkload wide = new ObjectsWorkload(0, 1, 64, Transactions.ALL, i -> new Post("", "", 1L << 31));

        assertThatThrownBy(() -> narrow.prepare(store))
                .isInstanceOf(WorkloadException.class)
                .hasMessageContaining("The publication date of a post is 2147483648");
        assertThat(run(wide, store)).hasSize(4);
    }

    @ParameterizedTest
    @CsvSource({"0,0", "-1,5", "5,-1", "2000000000,1"})
    void refusesSizesThatAreNone(long background, long size) {
        assertThatThrownBy(() -> new ObjectsWorkload(background, size, 64, Transactions.ALL))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("The workload has " + size + " measured posts over " + background
                        + " in the background; valid are at least 1 and at least 0, together at most 2000000000.");
    }

    private List<Measurement> run(ObjectsWorkload workload, PostStore store) throws WorkloadException {
        workload.prepare(store);
        PostStore measured = workload.measured(store);
        List<Measurement> measurements = new ArrayList<>();
        for (Operation<PostStore> operation : workload.operations()) {
            measurements.add(runner.run(measured, operation));
        }
        return measurements;
    }
}
