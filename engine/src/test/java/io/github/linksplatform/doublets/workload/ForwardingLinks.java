package io.github.linksplatform.doublets.workload;

import io.github.linksplatform.doublets.store.LinkConsumer;
import io.github.linksplatform.doublets.store.LinkStore;
import io.github.linksplatform.doublets.store.StoreSettings;
import io.github.linksplatform.doublets.store.noop.NoopProvider;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Passes every call on; a test overrides the one that it breaks. */
public class ForwardingLinks implements LinkStore {
    private final LinkStore store;

    /**
     * Passes calls on.
     *
     * @param store where to
     */
    public ForwardingLinks(LinkStore store) {
        this.store = store;
    }

    /** A store without a fault. */
    public static LinkStore sound() {
        return new NoopProvider().openLinks(new StoreSettings("Noop", 64, Path.of("unused"), Map.of()));
    }

    /** Gives one link to another consumer than the rest. */
    static LinkConsumer but(long id, LinkConsumer rest, LinkConsumer one) {
        return (i, from, to) -> (i == id ? one : rest).accept(i, from, to);
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
    public long create(long from, long to) throws Exception {
        return store.create(from, to);
    }

    @Override
    public void readAll(LinkConsumer consumer) throws Exception {
        store.readAll(consumer);
    }

    @Override
    public void readById(long id, LinkConsumer consumer) throws Exception {
        store.readById(id, consumer);
    }

    @Override
    public void readByFromTo(long from, long to, LinkConsumer consumer) throws Exception {
        store.readByFromTo(from, to, consumer);
    }

    @Override
    public void readByFrom(long from, LinkConsumer consumer) throws Exception {
        store.readByFrom(from, consumer);
    }

    @Override
    public void readByTo(long to, LinkConsumer consumer) throws Exception {
        store.readByTo(to, consumer);
    }

    @Override
    public long update(long id, long from, long to) throws Exception {
        return store.update(id, from, to);
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
