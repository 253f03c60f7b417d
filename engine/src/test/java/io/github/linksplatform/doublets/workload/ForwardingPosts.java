package io.github.linksplatform.doublets.workload;

import io.github.linksplatform.doublets.store.Post;
import io.github.linksplatform.doublets.store.PostConsumer;
import io.github.linksplatform.doublets.store.PostStore;
import io.github.linksplatform.doublets.store.StoreSettings;
import io.github.linksplatform.doublets.store.noop.NoopProvider;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Passes every call on; a test overrides the one that it breaks. */
public class ForwardingPosts implements PostStore {
    private final PostStore store;

    /**
     * Passes calls on.
     *
     * @param store where to
     */
    public ForwardingPosts(PostStore store) {
        this.store = store;
    }

    /** A store without a fault. */
    public static PostStore sound() {
        return new NoopProvider().openPosts(new StoreSettings("Noop", 64, Path.of("unused"), Map.of()));
    }

    @Override
    public void begin() throws Exception {
        store.begin();
    }

    @Override
    public void commit() throws Exception {
        store.commit();
    }

    @Override
    public void requireStorable(Post post) {
        store.requireStorable(post);
    }

    @Override
    public long create(Post post) throws Exception {
        return store.create(post);
    }

    @Override
    public void readAll(PostConsumer consumer) throws Exception {
        store.readAll(consumer);
    }

    @Override
    public void readById(long id, PostConsumer consumer) throws Exception {
        store.readById(id, consumer);
    }

    @Override
    public long delete(long id) throws Exception {
        return store.delete(id);
    }

    @Override
    public long count() throws Exception {
        return store.count();
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
    public void close() throws Exception {
        store.close();
    }
}
