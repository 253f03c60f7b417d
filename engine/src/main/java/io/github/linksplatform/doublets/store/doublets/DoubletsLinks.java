package io.github.linksplatform.doublets.store.doublets;

import io.github.linksplatform.doublets.Flow;
import io.github.linksplatform.doublets.LinkHandler;
import io.github.linksplatform.doublets.StoredLinks;
import io.github.linksplatform.doublets.store.LinkConsumer;
import io.github.linksplatform.doublets.store.LinkStore;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Links as links: nothing lies between the workload and the store but this. */
final class DoubletsLinks implements LinkStore {
    private final DoubletsStore store;
    private final StoredLinks links;
    private final Forward forward = new Forward();

    DoubletsLinks(DoubletsStore store) {
        this.store = store;
        this.links = store.links();
    }

    /** Shows a consumer what the store finds; one object for all reads, so that none is made for each. */
    private static final class Forward implements LinkHandler {
        private LinkConsumer consumer;

        @Override
        public Flow handle(long id, long source, long target) {
            consumer.accept(id, source, target);
            return Flow.CONTINUE;
        }

        private Forward to(LinkConsumer next) {
            if (consumer != next) {
                consumer = next;
            }
            return this;
        }
    }

    @Override
    public void begin() {}

    @Override
    public void commit() {
        store.commit();
    }

    @Override
    public long create(long from, long to) {
        return links.create(from, to);
    }

    @Override
    public void readAll(LinkConsumer consumer) {
        links.eachLink(forward.to(consumer));
    }

    @Override
    public void readById(long id, LinkConsumer consumer) {
        links.read(id, forward.to(consumer));
    }

    @Override
    public void readByFromTo(long from, long to, LinkConsumer consumer) {
        links.eachBySourceAndTarget(from, to, forward.to(consumer));
    }

    @Override
    public void readByFrom(long from, LinkConsumer consumer) {
        links.eachBySource(from, forward.to(consumer));
    }

    @Override
    public void readByTo(long to, LinkConsumer consumer) {
        links.eachByTarget(to, forward.to(consumer));
    }

    @Override
    public long update(long id, long from, long to) {
        links.update(id, from, to, null);
        return 1;
    }

    @Override
    public long delete(long id) {
        links.delete(id, null);
        return 1;
    }

    @Override
    public long count() {
        return links.count();
    }

    @Override
    public Map<String, String> settings() {
        return store.settings();
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
