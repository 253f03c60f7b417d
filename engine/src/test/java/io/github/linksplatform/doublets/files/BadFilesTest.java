package io.github.linksplatform.doublets.files;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linksplatform.doublets.Link;
import io.github.linksplatform.doublets.Links;
import io.github.linksplatform.doublets.LinksException;
import io.github.linksplatform.doublets.Shown;
import io.github.linksplatform.doublets.StoreCopy;
import io.github.linksplatform.doublets.StoreKind;
import io.github.linksplatform.doublets.StoredLinks;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Files of a store that something happened to. Each is refused with a reason and left as it is, or opens, is sound and
 * holds the links that were stored. 10,000 files for each kind of store:
 *
 * <pre>mvn -pl engine verify -Dtest=BadFilesTest -Ddoublets.test.files=10000</pre>
 *
 * <p>What cannot be told from data, since the layout, which is upstream's, has no checksums:
 *
 * <ul>
 *   <li>a source or target that changed in such a way that the unchanged trees are still in order for it: most often a
 *       link that stays between the same neighbours, or becomes equal to one of them, since other implementations keep
 *       equal links in any order. The test requires that the trees of the changed file are in order.
 *   <li>a highest id that is one too high: a link without ends, created last.
 *   <li>anything in a source or target once the in-use mark is set as well: trees of a store that was not closed are no
 *       witness. The test requires the mark.
 *   <li>a file cut to nothing, which is what a new file is.
 * </ul>
 */
class BadFilesTest {
    private static final int FILES = Integer.getInteger("doublets.test.files", 250);
    private static final long SEED = Long.getLong("doublets.test.seed", 20261130);
    private static final int LINKS = 120;
    private static final int IN_USE = 7;

    @TempDir
    Path directory;

    private int refused;
    private int whole;
    private int untold;

    @ParameterizedTest
    @MethodSource("io.github.linksplatform.doublets.StoreKind#persistentKinds")
    @Timeout(value = 30, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void aChangedFileIsRefusedOrSound(StoreKind kind) throws IOException {
        Random random = new Random(SEED);
        Path intact = Files.createDirectory(directory.resolve("intact"));
        List<Link> stored = createStore(kind, intact, random);
        for (int i = 0; i < FILES; i++) {
            Path changed = directory.resolve("changed" + i);
            StoreCopy.copy(intact, changed);
            FileChange change = FileChange.random(random);
            String done = change.apply(kind, changed, random);
            StoreKind opened = change == FileChange.OTHER_WIDTH ? kind.otherWidth() : kind;
            try {
                assertRefusedOrSound(opened, changed, stored);
            } catch (AssertionError | RuntimeException e) {
                throw new AssertionError(kind + ", seed " + SEED + ", file " + i + ": " + done, e);
            }
            StoreCopy.delete(changed);
        }
        System.out.printf(
                "%s: %d changed files, seed %d: %d refused, %d opened with all links, %d with a change that cannot be"
                        + " told%n",
                kind, FILES, SEED, refused, whole, untold);
        assertThat(refused).isGreaterThan(FILES / 10);
    }

    private static List<Link> createStore(StoreKind kind, Path store, Random random) {
        try (Links links = kind.open(store)) {
            for (int i = 1; i <= LINKS; i++) {
                links.create(random.nextInt(i), 1L + random.nextInt(i));
            }
            for (long id = 5; id < LINKS; id += 9) {
                links.delete(id);
            }
            links.create(links.constants().maxValue(), 3);
            links.create(3, 3);
            links.create(3, 3);
            ((StoredLinks) links).shrinkOnClose();
            return Shown.by(links);
        }
    }

    private void assertRefusedOrSound(StoreKind kind, Path store, List<Link> stored) throws IOException {
        StoredWords before = StoredWords.read(kind, store);
        List<Link> found;
        try (Links links = kind.open(store)) {
            assertThat(((StoredLinks) links).verify()).isEmpty();
            found = Shown.by(links);
            ((StoredLinks) links).shrinkOnClose();
        } catch (LinksException e) {
            assertThat(e).hasMessageContaining(store.toString()).hasMessageEndingWith(".");
            assertThat(StoredWords.read(kind, store)).as(e.getMessage()).isEqualTo(before);
            refused++;
            return;
        }
        if (found.equals(stored)) {
            whole++;
        } else if (before.isEmpty()) {
            assertThat(found).isEmpty();
            untold++;
        } else {
            if (before.header(IN_USE) == 0) {
                assertInOrder(before, found);
            }
            untold++;
        }
        assertCanBeWrittenTo(kind, store, found);
    }

    /** The trees that a file was found with hold all links that were found in it, in order. */
    private static void assertInOrder(StoredWords before, List<Link> found) {
        Map<Long, Link> links = found.stream().collect(Collectors.toMap(Link::id, link -> link));
        for (int side : new int[] {StoredWords.SOURCE, StoredWords.TARGET}) {
            ToLongFunction<Link> first = side == StoredWords.SOURCE ? Link::source : Link::target;
            ToLongFunction<Link> second = side == StoredWords.SOURCE ? Link::target : Link::source;
            Comparator<Link> order = comparingUnsigned(first).thenComparing(comparingUnsigned(second));
            List<Long> indexed = new ArrayList<>();
            for (long owner = 0; owner <= (before.isUnited() ? 0 : before.header(0)); owner++) {
                List<Long> tree = before.inOrder(owner == 0 ? before.root(side) : before.root(owner, side), side);
                assertThat(tree.stream().map(links::get))
                        .as("links found: %s", found)
                        .isSortedAccordingTo(order);
                indexed.addAll(tree);
            }
            assertThat(indexed)
                    .containsExactlyInAnyOrderElementsOf(found.stream()
                            .filter(link -> first.applyAsLong(link) != 0)
                            .map(Link::id)
                            .toList());
        }
    }

    private static Comparator<Link> comparingUnsigned(ToLongFunction<Link> end) {
        return (one, other) -> Long.compareUnsigned(end.applyAsLong(one), end.applyAsLong(other));
    }

    /** What lies beyond the last link may not come to light when ids are given. */
    private static void assertCanBeWrittenTo(StoreKind kind, Path store, List<Link> found) {
        try (Links links = kind.open(store)) {
            assertThat(Shown.by(links)).isEqualTo(found);
            for (long i = 0; i < 40; i++) {
                long id = links.create(i, 3);
                assertThat(links.search(i, 3)).isNotZero();
                assertThat(links.countBySource(id)).isEqualTo(count(links, id));
            }
            for (Link link : found) {
                links.delete(link.id());
            }
            assertThat(links.count()).isEqualTo(40);
            assertThat(((StoredLinks) links).verify()).isEmpty();
        }
    }

    private static long count(Links links, long source) {
        return Shown.by(links).stream().filter(link -> link.source() == source).count();
    }
}
