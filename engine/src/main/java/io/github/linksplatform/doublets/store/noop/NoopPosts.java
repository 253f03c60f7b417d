package io.github.linksplatform.doublets.store.noop;

import io.github.linksplatform.doublets.store.Post;
import io.github.linksplatform.doublets.store.PostConsumer;
import io.github.linksplatform.doublets.store.PostStore;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Posts in a list, by reference: the floor that the harness can measure, and what its checksum costs. */
final class NoopPosts implements PostStore {
    private final List<Post> posts = new ArrayList<>();
    private long count;

    @Override
    public void begin() {}

    @Override
    public void commit() {}

    @Override
    public long create(Post post) {
        posts.add(post);
        count++;
        return posts.size();
    }

    @Override
    public void readAll(PostConsumer consumer) {
        for (int id = 1; id <= posts.size(); id++) {
            readById(id, consumer);
        }
    }

    @Override
    public void readById(long id, PostConsumer consumer) {
        if (isPost(id)) {
            Post post = posts.get((int) id - 1);
            consumer.accept(id, post.title(), post.content(), post.publicationDate());
        }
    }

    @Override
    public long delete(long id) {
        if (!isPost(id)) {
            return 0;
        }
        posts.set((int) id - 1, null);
        count--;
        return 1;
    }

    private boolean isPost(long id) {
        return id >= 1 && id <= posts.size() && posts.get((int) id - 1) != null;
    }

    @Override
    public long count() {
        return count;
    }

    @Override
    public Map<String, String> settings() {
        return Map.of();
    }

    @Override
    public Map<String, String> versions() {
        return Map.of();
    }

    @Override
    public List<Path> files() {
        return List.of();
    }

    @Override
    public void close() {}
}
