package io.github.linksplatform.doublets.workload;

import io.github.linksplatform.doublets.store.LinkConsumer;
import io.github.linksplatform.doublets.store.LinkStore;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/**
 * A store that puts a transaction around every single call, for {@code transactions=each}. The transaction around an
 * operation then does nothing.
 */
public final class EachTransactionLinks implements LinkStore {
    private final LinkStore store;

    /**
     * Wraps a store.
     *
     * @param store is closed with this one
     */
    public EachTransactionLinks(LinkStore store) {
        this.store = store;
    }

    @Override
    public void begin() {}

    @Override
    public void commit() {}

    @Override
    public long create(long from, long to) throws Exception {
        store.begin();
        long id = store.create(from, to);
        store.commit();
        return id;
    }

    @Override
    public void readAll(LinkConsumer consumer) throws Exception {
        store.begin();
        store.readAll(consumer);
        store.commit();
    }

    @Override
    public void readById(long id, LinkConsumer consumer) throws Exception {
        store.begin();
        store.readById(id, consumer);
        store.commit();
    }

    @Override
    public void readByFromTo(long from, long to, LinkConsumer consumer) throws Exception {
        store.begin();
        store.readByFromTo(from, to, consumer);
        store.commit();
    }

    @Override
    public void readByFrom(long from, LinkConsumer consumer) throws Exception {
        store.begin();
        store.readByFrom(from, consumer);
        store.commit();
    }

    @Override
    public void readByTo(long to, LinkConsumer consumer) throws Exception {
        store.begin();
        store.readByTo(to, consumer);
        store.commit();
    }

    @Override
    public long update(long id, long from, long to) throws Exception {
        store.begin();
        long changed = store.update(id, from, to);
        store.commit();
        return changed;
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
