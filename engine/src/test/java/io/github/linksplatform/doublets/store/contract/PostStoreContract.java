package io.github.linksplatform.doublets.store.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.linksplatform.doublets.store.Category;
import io.github.linksplatform.doublets.store.Durability;
import io.github.linksplatform.doublets.store.Post;
import io.github.linksplatform.doublets.store.PostConsumer;
import io.github.linksplatform.doublets.store.PostStore;
import io.github.linksplatform.doublets.store.StoreProvider;
import io.github.linksplatform.doublets.store.Variant;
import io.github.linksplatform.doublets.workload.Meter;
import io.github.linksplatform.doublets.workload.ObjectsWorkload;
import io.github.linksplatform.doublets.workload.Operation;
import io.github.linksplatform.doublets.workload.OperationRunner;
import io.github.linksplatform.doublets.workload.Transactions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What every {@link PostStore} promises. A provider's author extends it and names the provider; every variant of posts is
 * then tested at both id widths. See {@link LinkStoreContract} for an example.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class PostStoreContract {
    private static final int SMALL_STACK = 256 * 1024;
    private static final long SEED = 20261130;

    private static final List<Post> POSTS = List.of(
            new Post("Blog post 1", "Some text.", 1_600_000_000),
            new Post("a\uD83D\uDE00b", "\uD83D\uDE00", 1),
            new Post("A\0B", "\0", 0),
            new Post("\u00E9", "e\u0301", Integer.MAX_VALUE),
            new Post("", "c", 2),
            new Post(" ", "", 3),
            new Post("", "", 0),
            new Post("Blog post 1", "Some text.", 1_600_000_000));

    /** For subclasses. */
    protected PostStoreContract() {}

    /**
     * Whose stores are tested.
     *
     * @return one provider or more, with at least one variant of objects
     */
    protected abstract Collection<StoreProvider> providers();

    /**
     * Whether a variant is tested.
     *
     * @param variant a variant of objects of one of the providers
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
        return Kind.of(providers(), Category.OBJECTS, this::covers, properties());
    }

    @ParameterizedTest
    @MethodSource("stores")
    void aNewStoreIsEmpty(Kind kind, @TempDir Path directory) throws Exception {
        try (PostStore store = kind.openPosts(Files.createDirectory(directory.resolve("first")))) {
            assertEmpty(store, "a new store");
            store.begin();
            createAll(store, POSTS);
            store.commit();
        }
        try (PostStore store = kind.openPosts(Files.createDirectory(directory.resolve("second")))) {
            assertEmpty(store, "a new store, opened after another one was filled and closed");
        }
    }

    @ParameterizedTest
    @MethodSource("stores")
    void keepsEveryPostAsItIs(Kind kind, @TempDir Path directory) throws Exception {
        try (PostStore store = kind.openPosts(directory)) {
            store.begin();
            List<Long> ids = createAll(store, POSTS);
            store.commit();

            store.begin();
            assertEquals(POSTS.size(), ids.stream().distinct().count(), "how many ids differ");
            assertEquals(POSTS.size(), store.count(), "the count");
            Map<Long, Post> expected = new HashMap<>();
            for (int i = 0; i < ids.size(); i++) {
                expected.put(ids.get(i), POSTS.get(i));
                assertEquals(
                        List.of(new Read(ids.get(i), POSTS.get(i))),
                        readById(store, ids.get(i)),
                        "the post read by its id");
            }
            List<Read> all = readAll(store);
            assertEquals(POSTS.size(), all.size(), "how many posts are read when all are");
            Map<Long, Post> actual = new HashMap<>();
            all.forEach(read -> actual.put(read.id(), read.post()));
            assertEquals(expected, actual, "all posts by their ids");
            store.commit();
        }
    }

    @ParameterizedTest
    @MethodSource("stores")
    void deletesOnePostAndNoOther(Kind kind, @TempDir Path directory) throws Exception {
        try (PostStore store = kind.openPosts(directory)) {
            store.begin();
            List<Long> ids = createAll(store, POSTS);
            store.commit();
            for (int k = 0; k < ids.size(); k++) {
                long id = ids.get(3 * k % ids.size());
                store.begin();
                assertEquals(1, store.delete(id), "how many posts a delete took");
                store.commit();

                store.begin();
                assertEquals(POSTS.size() - k - 1, store.count(), "the count after a delete");
                assertEquals(List.of(), readById(store, id), "the post read by an id that was deleted");
                assertEquals(POSTS.size() - k - 1, readAll(store).size(), "how many posts are read after a delete");
                store.commit();
            }
            store.begin();
            long again = store.create(POSTS.get(0));
            assertEquals(
                    List.of(new Read(again, POSTS.get(0))),
                    readById(store, again),
                    "a post created after all were deleted, in the same transaction");
            store.commit();
        }
    }

    @ParameterizedTest
    @MethodSource("stores")
    void readsNothingForAnIdThatIsNoPost(Kind kind, @TempDir Path directory) throws Exception {
        try (PostStore store = kind.openPosts(directory)) {
            store.begin();
            long id = store.create(POSTS.get(0));
            assertEquals(List.of(), readById(store, id + 1000), "the post read by an id that is none");
            store.commit();
        }
    }

    @ParameterizedTest
    @MethodSource("stores")
    void aMillionCharactersAreKeptAndNeedNoDeepStack(Kind kind, @TempDir Path directory) throws Exception {
        Random random = new Random(SEED);
        StringBuilder anything = new StringBuilder();
        // Of four letters, so that a store of links need not create a million of them.
        random.ints(1_000_000, 'a', 'e').forEach(unit -> anything.append((char) unit));
        List<Post> posts =
                List.of(new Post("equal", "x".repeat(1_000_000), 0), new Post("any", anything.toString(), 0));

        onSmallStack(() -> {
            try (PostStore store = kind.openPosts(directory)) {
                store.begin();
                List<Long> ids = createAll(store, posts);
                for (int i = 0; i < posts.size(); i++) {
                    List<Read> read = readById(store, ids.get(i));
                    // Not compared with a message, which would show two million characters.
                    assertTrue(
                            read.equals(List.of(new Read(ids.get(i), posts.get(i)))),
                            "a text of a million characters is read as it was written");
                    assertEquals(1, store.delete(ids.get(i)), "how many posts a delete took");
                }
                assertEquals(0, store.count(), "the count after all were deleted");
                store.commit();
            }
        });
    }

    @ParameterizedTest
    @MethodSource("stores")
    void keepsDatesBeyond2038WhereTheWidthAllows(Kind kind, @TempDir Path directory) throws Exception {
        Post year9999 = new Post("far", "away", 253_402_214_400L);
        if (kind.idBits() == 32) {
            // A workload refuses such a date for every store of this width.
            return;
        }
        try (PostStore store = kind.openPosts(directory)) {
            store.begin();
            long id = store.create(year9999);
            assertEquals(List.of(new Read(id, year9999)), readById(store, id), "a post of the year 9999");
            store.commit();
        }
    }

    @ParameterizedTest
    @MethodSource("stores")
    void keepsItsFilesInItsDirectory(Kind kind, @TempDir Path directory) throws Exception {
        boolean inMemory = kind.variant().durability() == Durability.VOLATILE;
        try (PostStore store = kind.openPosts(directory)) {
            store.begin();
            createAll(store, POSTS);
            store.commit();

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
            ObjectsWorkload workload = new ObjectsWorkload(20, 50, kind.idBits(), transactions);
            try (PostStore store = kind.openPosts(Files.createDirectory(directory.resolve(transactions.name())))) {
                workload.prepare(store);
                PostStore measured = workload.measured(store);
                OperationRunner runner = new OperationRunner(new Meter(), 0);
                for (Operation<PostStore> operation : workload.operations()) {
                    runner.run(measured, operation);
                }
            }
        }
    }

    private record Read(long id, Post post) {}

    private static void assertEmpty(PostStore store, String which) throws Exception {
        store.begin();
        assertEquals(0, store.count(), "the count of " + which);
        assertEquals(List.of(), readAll(store), "all posts of " + which);
        store.commit();
    }

    private static List<Long> createAll(PostStore store, List<Post> posts) throws Exception {
        List<Long> ids = new ArrayList<>();
        for (Post post : posts) {
            store.requireStorable(post);
            ids.add(store.create(post));
        }
        return ids;
    }

    private static List<Read> readAll(PostStore store) throws Exception {
        List<Read> all = new ArrayList<>();
        store.readAll(into(all));
        return all;
    }

    private static List<Read> readById(PostStore store, long id) throws Exception {
        List<Read> found = new ArrayList<>();
        store.readById(id, into(found));
        return found;
    }

    private static PostConsumer into(List<Read> list) {
        return (id, title, content, date) -> list.add(new Read(id, new Post(title, content, date)));
    }

    private interface Action {
        void run() throws Exception;
    }

    private static void onSmallStack(Action action) throws Exception {
        AtomicReference<Throwable> failure = new AtomicReference<>();
        Runnable body = () -> {
            try {
                action.run();
            } catch (Throwable e) {
                failure.set(e);
            }
        };
        Thread thread = new Thread(null, body, "small stack", SMALL_STACK);
        thread.start();
        thread.join();
        if (failure.get() instanceof AssertionError wrong) {
            throw wrong;
        }
        if (failure.get() != null) {
            throw new AssertionError(
                    "a store throws on a thread with a stack of " + SMALL_STACK + " bytes: " + failure.get(),
                    failure.get());
        }
    }
}
