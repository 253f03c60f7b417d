package io.github.linksplatform.doublets.store.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.linksplatform.doublets.store.Category;
import io.github.linksplatform.doublets.store.Durability;
import io.github.linksplatform.doublets.store.LinkConsumer;
import io.github.linksplatform.doublets.store.LinkStore;
import io.github.linksplatform.doublets.store.StoreProvider;
import io.github.linksplatform.doublets.store.Variant;
import io.github.linksplatform.doublets.workload.LinksWorkload;
import io.github.linksplatform.doublets.workload.Meter;
import io.github.linksplatform.doublets.workload.Operation;
import io.github.linksplatform.doublets.workload.OperationRunner;
import io.github.linksplatform.doublets.workload.Transactions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What every {@link LinkStore} promises. A provider's author extends it and names the provider; every variant of links is
 * then tested at both id widths:
 *
 * <pre>{@code
 * class MyLinksTest extends LinkStoreContract {
 *     @Override
 *     protected List<StoreProvider> providers() {
 *         return List.of(new MyProvider());
 *     }
 * }
 * }</pre>
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class LinkStoreContract {
    /** So many that ends repeat, and few enough to compare all with all. */
    private static final int SIZE = 200;

    /** More than 16 bits can number. */
    private static final int LARGE = 70_000;

    /** For subclasses. */
    protected LinkStoreContract() {}

    /**
     * Whose stores are tested.
     *
     * @return one provider or more, with at least one variant of links
     */
    protected abstract Collection<StoreProvider> providers();

    /**
     * Whether a variant is tested.
     *
     * @param variant a variant of links of one of the providers
     * @return true unless it needs a server
     */
    protected boolean covers(Variant variant) {
        return variant.role() != Variant.Role.SERVER;
    }

    /**
     * The settings that stores are opened with.
     *
     * @return names and values; none by default
     */
    protected Map<String, String> properties() {
        return Map.of();
    }

    final Stream<Kind> stores() {
        return Kind.of(providers(), Category.LINKS, this::covers, properties());
    }

    private record Link(long id, long from, long to) {}

    @ParameterizedTest
    @MethodSource("stores")
    void aNewStoreIsEmpty(Kind kind, @TempDir Path directory) throws Exception {
        try (LinkStore store = kind.openLinks(Files.createDirectory(directory.resolve("first")))) {
            assertEmpty(store, "a new store");
            fill(store, 3);
        }
        try (LinkStore store = kind.openLinks(Files.createDirectory(directory.resolve("second")))) {
            assertEmpty(store, "a new store, opened after another one was filled and closed");
        }
    }

    @ParameterizedTest
    @MethodSource("stores")
    void idsAreGivenInTheOrderOfCreationAndLinksAreKeptAsTheyAre(Kind kind, @TempDir Path directory) throws Exception {
        try (LinkStore store = kind.openLinks(directory)) {
            store.begin();
            List<Link> links = new ArrayList<>();
            for (long i = 1; i <= SIZE; i++) {
                Link link = link(i);
                assertEquals(i, store.create(link.from(), link.to()), "the id of link " + i + " in order of creation");
                links.add(link);
            }
            store.commit();

            store.begin();
            assertEquals(SIZE, store.count(), "the count");
            assertEquals(links, all(store), "all links");
            for (Link link : links) {
                assertEquals(List.of(link), read(to -> store.readById(link.id(), to)), "the link read by its id");
            }
            store.commit();
        }
    }

    @ParameterizedTest
    @MethodSource("stores")
    void linksAreFoundByTheirEnds(Kind kind, @TempDir Path directory) throws Exception {
        try (LinkStore store = kind.openLinks(directory)) {
            List<Link> links = fill(store, SIZE);

            store.begin();
            assertFoundByEnds(store, links);
            store.commit();
        }
    }

    @ParameterizedTest
    @MethodSource("stores")
    void aTransactionReadsWhatItWrote(Kind kind, @TempDir Path directory) throws Exception {
        try (LinkStore store = kind.openLinks(directory)) {
            store.begin();
            long id = store.create(1, 1);
            assertEquals(List.of(new Link(id, 1, 1)), read(to -> store.readById(id, to)), "a link just created");
            long second = store.create(1, 2);
            assertEquals(1, store.update(id, 2, 1), "how many links an update changed");
            assertEquals(List.of(new Link(id, 2, 1), new Link(second, 1, 2)), all(store), "all links after the update");
            assertEquals(1, store.delete(id), "how many links a delete took");
            assertEquals(1, store.count(), "the count after the delete");
            store.commit();
        }
    }

    @ParameterizedTest
    @MethodSource("stores")
    void anUpdatedLinkIsFoundByItsNewEndsAlone(Kind kind, @TempDir Path directory) throws Exception {
        try (LinkStore store = kind.openLinks(directory)) {
            List<Link> links = fill(store, SIZE);
            for (int i = 0; i < SIZE; i += 3) {
                Link old = links.get(i);
                Link swapped = new Link(old.id(), old.to(), old.from());
                store.begin();
                assertEquals(
                        1, store.update(old.id(), swapped.from(), swapped.to()), "how many links an update changed");
                store.commit();
                links.set(i, swapped);
            }

            store.begin();
            assertEquals(SIZE, store.count(), "the count");
            assertEquals(links, all(store), "all links");
            assertFoundByEnds(store, links);
            store.commit();
        }
    }

    @ParameterizedTest
    @MethodSource("stores")
    void deletesOneLinkAndNoOther(Kind kind, @TempDir Path directory) throws Exception {
        int size = 20;
        try (LinkStore store = kind.openLinks(directory)) {
            List<Link> left = fill(store, size);
            for (int k = 0; k < size; k++) {
                long id = 1 + 7L * k % size;
                store.begin();
                assertEquals(1, store.delete(id), "how many links a delete took");
                store.commit();
                left.removeIf(link -> link.id() == id);

                store.begin();
                assertEquals(left.size(), store.count(), "the count after a delete");
                assertEquals(left, all(store), "all links after a delete");
                assertEquals(List.of(), read(to -> store.readById(id, to)), "the link read by an id that was deleted");
                assertFoundByEnds(store, left);
                store.commit();
            }
            assertEmpty(store, "a store whose links were all deleted");
        }
    }

    @ParameterizedTest
    @MethodSource("stores")
    void endsPastSixteenBitsAreKept(Kind kind, @TempDir Path directory) throws Exception {
        if (kind.idBits() == 32) {
            // A store keeps ids exactly in both widths or in each; what is cut off at 16 bits shows in either.
            return;
        }
        try (LinkStore store = kind.openLinks(directory)) {
            store.begin();
            for (int i = 1; i <= LARGE; i++) {
                Link link = large(i);
                store.create(link.from(), link.to());
            }
            store.commit();
            store.begin();
            for (long id : new long[] {2, 3, 4_464, 4_465, 65_535, 65_536, 65_537, 65_538, LARGE - 1, LARGE}) {
                List<Link> link = List.of(large(id));
                assertEquals(link, read(to -> store.readById(id, to)), "a link of " + LARGE + ", by its id");
                assertEquals(
                        link,
                        read(to -> {
                            if (id % 2 == 0) {
                                store.readByTo(id, to);
                            } else {
                                store.readByFrom(id, to);
                            }
                        }),
                        "a link of " + LARGE + ", by its larger end");
            }
            store.commit();
        }
    }

    @ParameterizedTest
    @MethodSource("stores")
    void keepsItsFilesInItsDirectory(Kind kind, @TempDir Path directory) throws Exception {
        boolean inMemory = kind.variant().durability() == Durability.VOLATILE;
        try (LinkStore store = kind.openLinks(directory)) {
            fill(store, SIZE);
            List<Path> files = store.files();
            assertEquals(
                    inMemory,
                    files.isEmpty(),
                    "whether a store that is " + kind.variant().durability() + " names no files");
            for (Path file : files) {
                assertTrue(Files.isRegularFile(file), file + " exists");
                assertTrue(file.startsWith(directory), file + " lies in the store's directory");
            }
            assertTrue(store.settings().values().stream().allMatch(Objects::nonNull), "no setting is null");
            assertTrue(store.versions().values().stream().allMatch(Objects::nonNull), "no version is null");
        }
    }

    @ParameterizedTest
    @MethodSource("stores")
    void passesTheWorkload(Kind kind, @TempDir Path directory) throws Exception {
        for (Transactions transactions : Transactions.values()) {
            LinksWorkload workload = new LinksWorkload(100, SIZE, transactions);
            try (LinkStore store = kind.openLinks(Files.createDirectory(directory.resolve(transactions.name())))) {
                workload.prepare(store);
                LinkStore measured = workload.measured(store);
                OperationRunner runner = new OperationRunner(new Meter(), 0);
                for (Operation<LinkStore> operation : workload.operations()) {
                    runner.run(measured, operation);
                }
            }
        }
    }

    /** The ends of link i are within 1 … i, several links have the same from or to, none has both the same. */
    private static Link link(long i) {
        long from = 1 + i * i % 7 % i;
        return new Link(i, from, i + 1 - from);
    }

    /** One end of link i is i, the other 1. */
    private static Link large(long i) {
        return i % 2 == 0 ? new Link(i, 1, i) : new Link(i, i, 1);
    }

    private static List<Link> fill(LinkStore store, int size) throws Exception {
        List<Link> links = new ArrayList<>();
        store.begin();
        for (long i = 1; i <= size; i++) {
            Link link = link(i);
            assertEquals(i, store.create(link.from(), link.to()), "the id of link " + i + " in order of creation");
            links.add(link);
        }
        store.commit();
        return links;
    }

    private static void assertEmpty(LinkStore store, String which) throws Exception {
        store.begin();
        assertEquals(0, store.count(), "the count of " + which);
        assertEquals(List.of(), all(store), "all links of " + which);
        store.commit();
    }

    private static void assertFoundByEnds(LinkStore store, List<Link> links) throws Exception {
        for (long end : LongStream.rangeClosed(1, SIZE).toArray()) {
            assertEquals(
                    matching(links, link -> link.from() == end),
                    read(to -> store.readByFrom(end, to)),
                    "the links from " + end);
            assertEquals(
                    matching(links, link -> link.to() == end),
                    read(to -> store.readByTo(end, to)),
                    "the links to " + end);
        }
        for (Link link : links) {
            assertEquals(
                    List.of(link),
                    read(to -> store.readByFromTo(link.from(), link.to(), to)),
                    "the link from " + link.from() + " to " + link.to());
        }
        assertEquals(List.of(), read(to -> store.readByFromTo(SIZE, SIZE, to)), "a link that there is none of");
    }

    private static List<Link> matching(List<Link> links, Predicate<Link> wanted) {
        return links.stream().filter(wanted).toList();
    }

    private interface Reading {
        void into(LinkConsumer consumer) throws Exception;
    }

    private static List<Link> all(LinkStore store) throws Exception {
        return read(store::readAll);
    }

    /** In the order of ids, since a store may read in any. */
    private static List<Link> read(Reading reading) throws Exception {
        List<Link> links = new ArrayList<>();
        reading.into((id, from, to) -> links.add(new Link(id, from, to)));
        links.sort(Comparator.comparingLong(Link::id));
        return links;
    }
}
