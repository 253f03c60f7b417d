package io.github.linksplatform.doublets.workload;

import io.github.linksplatform.doublets.store.Post;
import io.github.linksplatform.doublets.store.PostConsumer;
import io.github.linksplatform.doublets.store.PostStore;
import io.github.linksplatform.doublets.workload.Operation.Pass;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;

/**
 * The workload "objects": create blog posts, read all of them, read each by its id and delete each.
 *
 * <p>Posts in the background are the first of the dataset, the measured ones those that follow. The background is
 * created before the first operation; reading all reads it too (and is divided by all posts).
 *
 * <p>The posts themselves are made before each store is measured, so about 1 KiB of heap a post is taken by them.
 * Reading by id and deleting visit the measured posts in {@link Scatter}ed order. The {@link PostChecksum} of what is
 * written and read is inside the timed region.
 */
public final class ObjectsWorkload implements Workload<PostStore> {
    /** The largest number of posts: they and their ids are kept in arrays. */
    public static final long MAX_SIZE = 2_000_000_000L;

    private final int background;
    private final int size;
    private final int idBits;
    private final Transactions transactions;
    private final LongFunction<Post> dataset;
    private final Scatter order;
    private final Total allPosts;
    private final Total measuredPosts;
    private final Total weighedPosts;
    private Post[] posts;
    private long[] ids;

    /**
     * The workload of a number of posts. Computes what every operation must come to.
     *
     * @param background how many untimed posts lie below the measured ones, at least 0
     * @param size how many posts are measured, at least 1
     * @param idBits the id width of the table, 32 or 64: dates above 2<sup>idBits−1</sup> − 1 are refused for all
     *     stores alike
     * @param transactions what a transaction holds while it is measured; the background is one transaction
     * @throws IllegalArgumentException if there are too few or too many
     */
    public ObjectsWorkload(long background, long size, int idBits, Transactions transactions) {
        this(background, size, idBits, transactions, PostDataset::post);
    }

    ObjectsWorkload(long background, long size, int idBits, Transactions transactions, LongFunction<Post> dataset) {
        if (size < 1 || background < 0 || background > MAX_SIZE - size) {
            throw new IllegalArgumentException("The workload has " + size + " measured posts over " + background
                    + " in the background; valid are at least 1 and at least 0, together at most " + MAX_SIZE + ".");
        }
        this.background = (int) background;
        this.size = (int) size;
        this.idBits = idBits;
        this.transactions = transactions;
        this.dataset = dataset;
        this.order = Scatter.of(0, size);
        Tally all = new Tally();
        Tally measured = new Tally();
        Tally weighed = new Tally();
        for (long i = 1; i <= background + size; i++) {
            long checksum = checksum(dataset.apply(i));
            all.add(checksum);
            if (i > background) {
                measured.add(checksum);
                weighed.add(checksum * Tally.weight(i));
            }
        }
        this.allPosts = all.total();
        this.measuredPosts = measured.total();
        this.weighedPosts = weighed.total();
    }

    @Override
    public void prepare(PostStore store) throws WorkloadException {
        // New string objects for each store: see PostDataset.
        posts = new Post[size];
        ids = new long[size];
        long present;
        try {
            for (int i = 0; i < size; i++) {
                posts[i] = checked(store, background + 1L + i);
            }
            store.begin();
            present = store.count();
            for (int i = 1; i <= background && present == 0; i++) {
                store.create(checked(store, i));
            }
            store.commit();
        } catch (Throwable e) {
            throw WorkloadException.thrown("open", e);
        }
        if (present != 0) {
            throw WorkloadException.wrong("open", "a new store with 0 posts", present + " posts");
        }
    }

    private Post checked(PostStore store, long i) {
        Post post = dataset.apply(i);
        post.requireDateWithin(idBits);
        store.requireStorable(post);
        return post;
    }

    @Override
    public PostStore measured(PostStore store) {
        return switch (transactions) {
            case ALL -> store;
            case EACH -> new EachTransactionPosts(store);
        };
    }

    @Override
    public List<Operation<PostStore>> operations() {
        return List.of(
                Operation.write(CREATE, size, measuredPosts, this::create, Optional.empty()),
                Operation.read("read_all", (long) background + size, allPosts, ObjectsWorkload::readAll),
                Operation.read(
                        "read_by_id",
                        size,
                        measuredPosts,
                        this::readById,
                        Optional.of(new Pass<>(weighedPosts, this::weighById))),
                Operation.write(
                        "delete",
                        size,
                        new Total(size, 0),
                        this::delete,
                        Optional.of(new Pass<>(
                                new Total(background, 0), (store, tally) -> tally.addUnseen(store.count())))));
    }

    @Override
    public void release() {
        posts = null;
        ids = null;
    }

    private void create(PostStore store, Tally tally) throws Exception {
        for (int i = 0; i < size; i++) {
            Post post = posts[i];
            ids[i] = store.create(post);
            tally.add(checksum(post));
        }
    }

    private static void readAll(PostStore store, Tally tally) throws Exception {
        store.readAll((id, title, content, date) -> tally.add(PostChecksum.of(title, content, date)));
    }

    private void readById(PostStore store, Tally tally) throws Exception {
        OnePost one = new OnePost(tally);
        long index = order.first();
        for (int k = 0; k < size; k++) {
            one.id = ids[(int) index];
            store.readById(one.id, one);
            index = order.after(index);
        }
    }

    /** All ids together find every post, also if one id finds the post of another: these are told apart here. */
    private void weighById(PostStore store, Tally tally) throws Exception {
        OnePost one = new OnePost(tally);
        for (int i = 0; i < size; i++) {
            long since = tally.checksum();
            one.id = ids[i];
            store.readById(one.id, one);
            tally.weigh(since, background + 1L + i);
        }
    }

    private void delete(PostStore store, Tally tally) throws Exception {
        long index = order.first();
        for (int k = 0; k < size; k++) {
            tally.addUnseen(store.delete(ids[(int) index]));
            index = order.after(index);
        }
    }

    private static long checksum(Post post) {
        return PostChecksum.of(post.title(), post.content(), post.publicationDate());
    }

    /** Counts the post that was asked for and no other. */
    private static final class OnePost implements PostConsumer {
        private final Tally tally;
        private long id;

        OnePost(Tally tally) {
            this.tally = tally;
        }

        @Override
        public void accept(long actualId, String title, String content, long publicationDate) {
            if (actualId == id) {
                tally.add(PostChecksum.of(title, content, publicationDate));
            }
        }
    }
}
