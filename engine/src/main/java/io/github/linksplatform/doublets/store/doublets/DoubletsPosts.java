package io.github.linksplatform.doublets.store.doublets;

import io.github.linksplatform.doublets.sequences.CachedStrings;
import io.github.linksplatform.doublets.sequences.StoredStrings;
import io.github.linksplatform.doublets.sequences.Strings;
import io.github.linksplatform.doublets.store.Post;
import io.github.linksplatform.doublets.store.PostConsumer;
import io.github.linksplatform.doublets.store.PostStore;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Posts as links. */
final class DoubletsPosts implements PostStore {
    private final DoubletsStore store;
    private final boolean cached;
    private final PostLinks posts;

    /**
     * Makes a new store ready for posts.
     *
     * @param store an empty store, closed with this one
     * @param cached whether strings are remembered
     */
    DoubletsPosts(DoubletsStore store, boolean cached) {
        this.store = store;
        this.cached = cached;
        PostMarkers markers = PostMarkers.createIn(store.links());
        Strings stored = new StoredStrings(store.links(), markers.symbol(), markers.sequence());
        posts = new PostLinks(store.links(), markers, cached ? new CachedStrings(stored) : stored);
    }

    @Override
    public void begin() {}

    @Override
    public void commit() {
        store.commit();
    }

    @Override
    public long create(Post post) {
        return posts.create(post);
    }

    @Override
    public void readAll(PostConsumer consumer) {
        posts.readAll(consumer);
    }

    @Override
    public void readById(long id, PostConsumer consumer) {
        posts.readById(id, consumer);
    }

    @Override
    public long delete(long id) {
        return posts.delete(id) ? 1 : 0;
    }

    @Override
    public long count() {
        return posts.count();
    }

    @Override
    public Map<String, String> settings() {
        Map<String, String> settings = new LinkedHashMap<>(store.settings());
        settings.put("string_cache", cached ? "unbounded" : "none");
        return settings;
    }

    @Override
    public Map<String, String> versions() {
        return store.versions();
    }

    @Override
    public List<Path> files() {
        return store.files();
    }

    @Override
    public void close() {
        store.close();
    }
}
