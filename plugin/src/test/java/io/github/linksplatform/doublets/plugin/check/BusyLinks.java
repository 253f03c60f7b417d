package io.github.linksplatform.doublets.plugin.check;

import io.github.linksplatform.doublets.store.LinkConsumer;
import io.github.linksplatform.doublets.store.LinkStore;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Links of another store, with some work for each record. */
final class BusyLinks implements LinkStore {
    private final LinkStore links;
    private final int steps;
    private long work = 1;

    BusyLinks(LinkStore links, int steps) {
        this.links = links;
        this.steps = steps;
    }

    /** Each step needs the one before it, so that none is left out and all take equally long. */
    private void work() {
        long value = work;
        for (int i = 0; i < steps; i++) {
            value = (value ^ (value >>> 29)) * 0x9E3779B97F4A7C15L;
        }
        work = value;
    }

    @Override
    public void begin() throws Exception {
        links.begin();
    }

    @Override
    public void commit() throws Exception {
        links.commit();
    }

    @Override
    public long create(long from, long to) throws Exception {
        work();
        return links.create(from, to);
    }

    @Override
    public void readAll(LinkConsumer consumer) throws Exception {
        links.readAll((id, from, to) -> {
            work();
            consumer.accept(id, from, to);
        });
    }

    @Override
    public void readById(long id, LinkConsumer consumer) throws Exception {
        work();
        links.readById(id, consumer);
    }

    @Override
    public void readByFromTo(long from, long to, LinkConsumer consumer) throws Exception {
        work();
        links.readByFromTo(from, to, consumer);
    }

    @Override
    public void readByFrom(long from, LinkConsumer consumer) throws Exception {
        work();
        links.readByFrom(from, consumer);
    }

    @Override
    public void readByTo(long to, LinkConsumer consumer) throws Exception {
        work();
        links.readByTo(to, consumer);
    }

    @Override
    public long update(long id, long from, long to) throws Exception {
        work();
        return links.update(id, from, to);
    }

    @Override
    public long delete(long id) throws Exception {
        work();
        return links.delete(id);
    }

    @Override
    public long count() throws Exception {
        return links.count();
    }

    @Override
    public Map<String, String> settings() {
        // What the work came to depends on all of it, so a compiler cannot leave it out.
        return Map.of("work", Long.toString(work));
    }

    @Override
    public Map<String, String> versions() throws Exception {
        return links.versions();
    }

    @Override
    public List<Path> files() throws Exception {
        return links.files();
    }

    @Override
    public void close() throws Exception {
        links.close();
    }
}
