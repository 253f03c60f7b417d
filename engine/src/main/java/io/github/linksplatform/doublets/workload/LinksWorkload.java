package io.github.linksplatform.doublets.workload;

import io.github.linksplatform.doublets.store.LinkStore;
import io.github.linksplatform.doublets.workload.Operation.Pass;
import java.util.List;
import java.util.Optional;

/**
 * The workload "links": create, read all, read by id, by both ends, by from and by to, swap the ends, delete.
 *
 * <p>Links in the background are the first of the {@link Dataset}, the measured ones those that follow, so that ids and
 * ends stay what they are in one dataset of both. The background is created before the first operation. It is never
 * visited, changed or deleted, but it is there: reading all reads it too (and is divided by all links).
 *
 * <p>Every operation but create and read all visits the measured ids in {@link Scatter}ed order. Reading by from and by
 * to takes them as ends, as in the other languages: each end once, so that a visit finds one link on average. What is computed to
 * make a request, and the checksum of the answer, are inside the timed region, as in the other languages.
 */
public final class LinksWorkload implements Workload<LinkStore> {
    private final long background;
    private final long size;
    private final Transactions transactions;
    private final Scatter order;
    private final LinkTotals totals;

    /**
     * The workload of a number of links. Computes what every operation must come to.
     *
     * @param background how many untimed links lie below the measured ones, at least 0
     * @param size how many links are measured, at least 1
     * @param transactions what a transaction holds while it is measured; the background is one transaction
     * @throws IllegalArgumentException if there are too few or too many
     */
    public LinksWorkload(long background, long size, Transactions transactions) {
        if (size < 1 || background < 0) {
            throw new IllegalArgumentException("The workload has " + size + " measured links over " + background
                    + " in the background; valid are at least 1 and at least 0.");
        }
        this.background = background;
        this.size = size;
        this.transactions = transactions;
        this.order = Scatter.of(background + 1, size);
        this.totals = LinkTotals.of(background, size);
    }

    @Override
    public void prepare(LinkStore store) throws WorkloadException {
        long present;
        Tally tally = new Tally();
        try {
            store.begin();
            present = store.count();
            if (present == 0 && background > 0) {
                create(store, tally, 1, background);
            }
            store.commit();
        } catch (Throwable e) {
            throw WorkloadException.thrown("open", e);
        }
        if (present != 0) {
            throw WorkloadException.wrong("open", "a new store with 0 links", present + " links");
        }
        Total expected = new Total(
                background, totals.all().checksum() - totals.measured().checksum());
        if (!tally.is(expected)) {
            throw WorkloadException.wrong(
                    "open", "a background of " + expected, tally.total().toString());
        }
    }

    @Override
    public LinkStore measured(LinkStore store) {
        return switch (transactions) {
            case ALL -> store;
            case EACH -> new EachTransactionLinks(store);
        };
    }

    @Override
    public List<Operation<LinkStore>> operations() {
        long last = background + size;
        return List.of(
                Operation.write(
                        CREATE,
                        size,
                        totals.measured(),
                        (store, tally) -> create(store, tally, background + 1, last),
                        Optional.empty()),
                Operation.read("query_all", last, totals.all(), LinkStore::readAll),
                Operation.read(
                        "query_by_id",
                        size,
                        totals.measured(),
                        this::readById,
                        weighed(totals.weighedById(), LinkStore::readById)),
                Operation.read(
                        "query_by_from_to",
                        size,
                        totals.measured(),
                        this::readByFromTo,
                        weighed(totals.weighedById(), LinksWorkload::readEndsOf)),
                Operation.read(
                        "query_by_from",
                        size,
                        totals.byFrom(),
                        this::readByFrom,
                        weighed(totals.weighedByFrom(), LinkStore::readByFrom)),
                Operation.read(
                        "query_by_to",
                        size,
                        totals.byTo(),
                        this::readByTo,
                        weighed(totals.weighedByTo(), LinkStore::readByTo)),
                Operation.write(
                        "update",
                        size,
                        totals.swapped(),
                        this::update,
                        Optional.of(new Pass<>(totals.allSwapped(), LinkStore::readAll))),
                Operation.write(
                        "delete",
                        size,
                        new Total(size, 0),
                        this::delete,
                        Optional.of(new Pass<>(
                                new Total(background, 0), (store, tally) -> tally.addUnseen(store.count())))));
    }

    /** Nothing: links are computed. */
    @Override
    public void release() {}

    private static void create(LinkStore store, Tally tally, long first, long last) throws Exception {
        for (long id = first; id <= last; id++) {
            long from = Dataset.from(id);
            long to = Dataset.to(id, from);
            tally.accept(store.create(from, to), from, to);
        }
    }

    private void readById(LinkStore store, Tally tally) throws Exception {
        long id = order.first();
        for (long k = 0; k < size; k++) {
            store.readById(id, tally);
            id = order.after(id);
        }
    }

    private void readByFromTo(LinkStore store, Tally tally) throws Exception {
        long id = order.first();
        for (long k = 0; k < size; k++) {
            long from = Dataset.from(id);
            store.readByFromTo(from, Dataset.to(id, from), tally);
            id = order.after(id);
        }
    }

    private void readByFrom(LinkStore store, Tally tally) throws Exception {
        long id = order.first();
        for (long k = 0; k < size; k++) {
            store.readByFrom(id, tally);
            id = order.after(id);
        }
    }

    private void readByTo(LinkStore store, Tally tally) throws Exception {
        long id = order.first();
        for (long k = 0; k < size; k++) {
            store.readByTo(id, tally);
            id = order.after(id);
        }
    }

    /**
     * Reads once more, each measured id or what is made of it as the key. All keys together find every link, also if one
     * finds the link of another: these are told apart here.
     */
    private Optional<Pass<LinkStore>> weighed(Total expected, Reading reading) {
        return Optional.of(new Pass<>(expected, (store, tally) -> {
            for (long id = background + 1; id <= background + size; id++) {
                long since = tally.checksum();
                reading.read(store, id, tally);
                tally.weigh(since, id);
            }
        }));
    }

    private static void readEndsOf(LinkStore store, long id, Tally tally) throws Exception {
        long from = Dataset.from(id);
        store.readByFromTo(from, Dataset.to(id, from), tally);
    }

    private void update(LinkStore store, Tally tally) throws Exception {
        long id = order.first();
        for (long k = 0; k < size; k++) {
            long to = Dataset.from(id);
            long from = Dataset.to(id, to);
            // Counted as often as the store says it changed: 0 or 2 make the total wrong.
            for (long changed = store.update(id, from, to); changed > 0; changed--) {
                tally.accept(id, from, to);
            }
            id = order.after(id);
        }
    }

    private void delete(LinkStore store, Tally tally) throws Exception {
        long id = order.first();
        for (long k = 0; k < size; k++) {
            tally.addUnseen(store.delete(id));
            id = order.after(id);
        }
    }

    /** Reads by one key. */
    @FunctionalInterface
    private interface Reading {
        void read(LinkStore store, long id, Tally tally) throws Exception;
    }
}
