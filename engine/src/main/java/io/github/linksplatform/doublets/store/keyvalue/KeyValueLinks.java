package io.github.linksplatform.doublets.store.keyvalue;

import io.github.linksplatform.doublets.store.LinkConsumer;
import io.github.linksplatform.doublets.store.LinkStore;
import io.github.linksplatform.doublets.store.keyvalue.OrderedBytes.Space;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Links as entries of an ordered map, with an index by each end. The store gives the ids. */
public final class KeyValueLinks implements LinkStore {
    private static final byte[] NOTHING = {};

    private final OrderedBytes entries;
    private long last;

    /**
     * Links in a map.
     *
     * @param entries a new map; closed with the store
     */
    public KeyValueLinks(OrderedBytes entries) {
        this.entries = entries;
    }

    @Override
    public void begin() throws Exception {
        entries.begin();
    }

    @Override
    public void commit() throws Exception {
        entries.commit();
    }

    @Override
    public long create(long from, long to) throws Exception {
        write(++last, from, to);
        return last;
    }

    @Override
    public void readAll(LinkConsumer consumer) throws Exception {
        entries.scan(Space.RECORDS, NOTHING, (key, value) -> {
            ByteBuffer ends = ByteBuffer.wrap(value);
            consumer.accept(ByteBuffer.wrap(key).getLong(), ends.getLong(), ends.getLong());
        });
    }

    @Override
    public void readById(long id, LinkConsumer consumer) throws Exception {
        byte[] value = entries.get(Space.RECORDS, Keys.of(id));
        if (value != null) {
            ByteBuffer ends = ByteBuffer.wrap(value);
            consumer.accept(id, ends.getLong(), ends.getLong());
        }
    }

    @Override
    public void readByFromTo(long from, long to, LinkConsumer consumer) throws Exception {
        readByFrom(Keys.of(from, to), consumer);
    }

    @Override
    public void readByFrom(long from, LinkConsumer consumer) throws Exception {
        readByFrom(Keys.of(from), consumer);
    }

    private void readByFrom(byte[] prefix, LinkConsumer consumer) throws Exception {
        entries.scan(Space.BY_FROM, prefix, (key, value) -> {
            ByteBuffer link = ByteBuffer.wrap(key);
            long from = link.getLong();
            long to = link.getLong();
            consumer.accept(link.getLong(), from, to);
        });
    }

    @Override
    public void readByTo(long wanted, LinkConsumer consumer) throws Exception {
        entries.scan(Space.BY_TO, Keys.of(wanted), (key, value) -> {
            ByteBuffer link = ByteBuffer.wrap(key);
            long to = link.getLong();
            long from = link.getLong();
            consumer.accept(link.getLong(), from, to);
        });
    }

    @Override
    public long update(long id, long from, long to) throws Exception {
        if (!removeIndices(id)) {
            return 0;
        }
        write(id, from, to);
        return 1;
    }

    @Override
    public long delete(long id) throws Exception {
        if (!removeIndices(id)) {
            return 0;
        }
        entries.delete(Space.RECORDS, Keys.of(id));
        return 1;
    }

    private void write(long id, long from, long to) throws Exception {
        entries.put(Space.RECORDS, Keys.of(id), Keys.of(from, to));
        entries.put(Space.BY_FROM, Keys.of(from, to, id), NOTHING);
        entries.put(Space.BY_TO, Keys.of(to, from, id), NOTHING);
    }

    private boolean removeIndices(long id) throws Exception {
        byte[] value = entries.get(Space.RECORDS, Keys.of(id));
        if (value == null) {
            return false;
        }
        ByteBuffer ends = ByteBuffer.wrap(value);
        long from = ends.getLong();
        long to = ends.getLong();
        entries.delete(Space.BY_FROM, Keys.of(from, to, id));
        entries.delete(Space.BY_TO, Keys.of(to, from, id));
        return true;
    }

    @Override
    public long count() throws Exception {
        return entries.count(Space.RECORDS);
    }

    @Override
    public Map<String, String> settings() throws Exception {
        return entries.settings();
    }

    @Override
    public Map<String, String> versions() throws Exception {
        return entries.versions();
    }

    @Override
    public List<Path> files() throws IOException {
        return entries.files();
    }

    @Override
    public void close() throws Exception {
        entries.close();
    }
}
