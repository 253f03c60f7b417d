package io.github.linksplatform.doublets;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;

/**
 * The same random operations on a store and on the model, each answer compared: writes, every query shape, closing and
 * opening, and opening a copy of the files of a store that was never closed, which is what a killed process leaves.
 */
final class RandomOperations implements AutoCloseable {
    /** The number of links that the store swings up to and back down from. */
    private static final int MANY = 3_000;

    private static final int VERIFY_EVERY = 1_000;

    private final StoreKind kind;
    private final Path directory;
    private final long seed;
    private final Random random;
    private final ModelLinks model;
    private final long any;
    private final List<Long> live = new ArrayList<>();
    private Links links;
    private boolean growing = true;
    private long performed;
    private int opened;

    RandomOperations(StoreKind kind, Path directory, long seed) {
        this.kind = kind;
        this.directory = directory;
        this.seed = seed;
        random = new Random(seed);
        model = new ModelLinks(kind.bits());
        any = model.constants().any();
        links = openFirst();
    }

    private Path currentDirectory() {
        return directory.resolve("opened" + opened);
    }

    private Links openFirst() {
        try {
            Files.createDirectories(currentDirectory());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return kind.open(currentDirectory());
    }

    void perform(long operations) {
        while (performed < operations) {
            try {
                step();
            } catch (AssertionError | RuntimeException e) {
                throw new AssertionError(kind + ", seed " + seed + ", operation " + performed, e);
            }
            performed++;
            if (performed % VERIFY_EVERY == 0) {
                assertSound();
            }
        }
        assertSound();
    }

    private void assertSound() {
        if (links instanceof StoredLinks stored) {
            assertThat(stored.verify())
                    .as("%s, seed %d, after operation %d", kind, seed, performed)
                    .isEmpty();
        }
        assertThat(Shown.by(links)).isEqualTo(model.find());
    }

    private void step() {
        if (live.size() >= MANY) {
            growing = false;
        } else if (live.isEmpty()) {
            growing = true;
        }
        int choice = random.nextInt(10_000);
        if (choice < (growing ? 3_500 : 1_500)) {
            create();
        } else if (choice < 5_000) {
            delete();
        } else if (choice < 7_000) {
            update();
        } else if (choice < 9_990 || !kind.persistent()) {
            query();
        } else if (choice < 9_995) {
            reopen();
        } else {
            openAsAfterAKill();
        }
    }

    private void create() {
        long source = anEnd();
        long target = anEnd();
        long id = links.create(source, target);
        assertThat(id).isEqualTo(model.create(source, target));
        live.add(id);
    }

    private void update() {
        if (live.isEmpty()) {
            return;
        }
        long id = aLiveLink();
        long source = anEnd();
        long target = anEnd();
        List<Change> expected = new ArrayList<>();
        List<Change> seen = new ArrayList<>();
        model.update(id, source, target, adding(expected));
        links.update(id, source, target, adding(seen));
        assertThat(seen).isEqualTo(expected);
    }

    private void delete() {
        if (live.isEmpty()) {
            return;
        }
        int position = random.nextInt(live.size());
        long id = live.get(position);
        live.set(position, live.get(live.size() - 1));
        live.remove(live.size() - 1);
        List<Change> expected = new ArrayList<>();
        List<Change> seen = new ArrayList<>();
        model.delete(id, adding(expected));
        links.delete(id, adding(seen));
        assertThat(seen).isEqualTo(expected);
    }

    private static ChangeHandler adding(List<Change> changes) {
        return (id, source, target, newId, newSource, newTarget) -> {
            changes.add(new Change(new Link(id, source, target), new Link(newId, newSource, newTarget)));
            return Flow.CONTINUE;
        };
    }

    private void query() {
        long id = anId();
        long source = anEnd();
        long target = anEnd();
        if (!live.isEmpty() && random.nextBoolean()) {
            // Ends that go together, which two random ones seldom do.
            long found = aLiveLink();
            id = random.nextBoolean() ? found : id;
            source = model.source(found);
            target = model.target(found);
        }
        switch (random.nextInt(16)) {
            case 0 -> assertFinds(id);
            case 1 -> assertFinds(id, source);
            case 2 -> assertFinds(id, source, target);
            case 3 -> assertFinds(id, any, target);
            case 4 -> assertFinds(id, source, any);
            case 5, 6 -> assertFinds(any, source);
            case 7, 8 -> assertFinds(any, source, any);
            case 9, 10 -> assertFinds(any, any, target);
            case 11 -> assertFinds(any, source, target);
            case 12 -> assertThat(links.exists(id)).isEqualTo(model.exists(id));
            case 13 -> assertThat(links.countUsages(source)).isEqualTo(model.countUsages(source));
            default -> assertSearches(source, target);
        }
        assertThat(links.count()).isEqualTo(model.count());
    }

    private void assertSearches(long source, long target) {
        long found = links.search(source, target);
        if (found == 0) {
            assertThat(model.search(source, target)).isZero();
        } else {
            assertThat(model.find(found)).containsExactly(new Link(found, source, target));
        }
    }

    /** Equal, in any order, but usages as sources before those as targets. */
    private void assertFinds(long... query) {
        List<Link> found = Shown.by(links, query);
        List<Link> expected = model.find(query);
        int sources = query.length == 2 && query[0] == any ? (int) model.countBySource(query[1]) : 0;
        assertThat(links.count(query)).isEqualTo(expected.size());
        assertThat(found).hasSameSizeAs(expected);
        assertThat(sorted(found.subList(0, sources))).isEqualTo(sorted(expected.subList(0, sources)));
        assertThat(sorted(found.subList(sources, found.size())))
                .isEqualTo(sorted(expected.subList(sources, found.size())));
    }

    private static List<Link> sorted(List<Link> links) {
        return links.stream().sorted(Comparator.comparingLong(Link::id)).toList();
    }

    private void reopen() {
        links.close();
        links = kind.open(currentDirectory());
        assertThat(Shown.by(links)).isEqualTo(model.find());
    }

    private void openAsAfterAKill() {
        Path left = currentDirectory();
        opened++;
        try {
            StoreCopy.copy(left, currentDirectory());
            links.close();
            StoreCopy.delete(left);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        links = kind.open(currentDirectory());
        assertSound();
    }

    private long aLiveLink() {
        return live.get(random.nextInt(live.size()));
    }

    /** An id that a link has, could have, or cannot have. */
    private long anId() {
        return random.nextInt(10) == 0 ? anEnd() : 1L + random.nextInt(MANY + 10);
    }

    /** Few values, so that equal keys and equal links are many; missing ones, null and external ones among them. */
    private long anEnd() {
        int choice = random.nextInt(20);
        if (choice < 8) {
            return 1L + random.nextInt(MANY);
        }
        if (choice < 16) {
            return 1L + random.nextInt(12);
        }
        return switch (choice) {
            case 16 -> 0;
            case 17 -> model.constants().maxValue() - random.nextInt(5);
            case 18 -> (1L << (kind.bits() - 1)) - 8 - random.nextInt(3);
            default -> model.constants().itself();
        };
    }

    @Override
    public void close() {
        links.close();
    }
}
