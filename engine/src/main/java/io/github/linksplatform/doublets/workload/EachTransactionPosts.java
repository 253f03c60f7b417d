package io.github.linksplatform.doublets.workload;

import io.github.linksplatform.doublets.store.Post;
import io.github.linksplatform.doublets.store.PostConsumer;
import io.github.linksplatform.doublets.store.PostStore;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/**
 * A store of posts that puts a transaction around every single call, for {@code transactions=each}. The transaction
 * around an operation then does nothing.
 */
public final class EachTransactionPosts implements PostStore {
    private final PostStore store;

    /**
     * Wraps a store.
     *
     * @param store is closed with this one
     */
    public EachTransactionPosts(PostStore store) {
        this.store = store;
    }

    @Override
    public void begin() {}

    @Override
    public void commit() {}

    @Override
    public void requireStorable(Post post) {
        store.requireStorable(post);
    }

    @Override
    public long create(Post post) throws Exception {
        store.begin();
        long id = store.create(post);
        store.commit();
        return id;
    }

    @Override
    public void readAll(PostConsumer consumer) throws Exception {
        store.begin();
        store.readAll(consumer);
        store.commit();
    }

    @Override
    public void readById(long id, PostConsumer consumer) throws Exception {
        store.begin();
        store.readById(id, consumer);
        store.commit();
    }

    @Override
    public long delete(long id) throws Exception {
        store.begin();
        long gone = store.delete(id);
        store.commit();
        return gone;
    }

    @Override
    public long count() throws Exception {
        store.begin();
        long count = store.count();
        store.commit();
        return count;
    }

    @Override
    public Map<String, String> settings() throws Exception {
        return store.settings();
    }

    @Override
    public Map<String, String> versions() throws Exception {
        return store.versions();
    }

    @Override
    public List<Path> files() throws Exception {
        return store.files();
    }

    @Override
    public OptionalLong serverBytes() throws Exception {
        return store.serverBytes();
    }

    @Override
    public void close() throws Exception {
        store.close();
    }
}
