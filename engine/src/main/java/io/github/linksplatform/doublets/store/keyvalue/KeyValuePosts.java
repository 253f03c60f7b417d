package io.github.linksplatform.doublets.store.keyvalue;

import io.github.linksplatform.doublets.store.Post;
import io.github.linksplatform.doublets.store.PostConsumer;
import io.github.linksplatform.doublets.store.PostStore;
import io.github.linksplatform.doublets.store.keyvalue.OrderedBytes.Space;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Posts as entries of an ordered map: the date, the length of the title in bytes, the title, the content. */
public final class KeyValuePosts implements PostStore {
    private static final byte[] NOTHING = {};

    private final OrderedBytes entries;
    private long last;

    /**
     * Posts in a map.
     *
     * @param entries a new map; closed with the store
     */
    public KeyValuePosts(OrderedBytes entries) {
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
    public long create(Post post) throws Exception {
        byte[] title = post.title().getBytes(StandardCharsets.UTF_8);
        byte[] content = post.content().getBytes(StandardCharsets.UTF_8);
        ByteBuffer value = ByteBuffer.allocate(Long.BYTES + Integer.BYTES + title.length + content.length);
        value.putLong(post.publicationDate()).putInt(title.length).put(title).put(content);
        entries.put(Space.RECORDS, Keys.of(++last), value.array());
        return last;
    }

    @Override
    public void readAll(PostConsumer consumer) throws Exception {
        entries.scan(
                Space.RECORDS,
                NOTHING,
                (key, value) -> give(ByteBuffer.wrap(key).getLong(), value, consumer));
    }

    @Override
    public void readById(long id, PostConsumer consumer) throws Exception {
        byte[] value = entries.get(Space.RECORDS, Keys.of(id));
        if (value != null) {
            give(id, value, consumer);
        }
    }

    private static void give(long id, byte[] value, PostConsumer consumer) {
        ByteBuffer post = ByteBuffer.wrap(value);
        long date = post.getLong();
        int titleLength = post.getInt();
        int start = post.position();
        int contentStart = start + titleLength;
        consumer.accept(
                id,
                new String(value, start, titleLength, StandardCharsets.UTF_8),
                new String(value, contentStart, value.length - contentStart, StandardCharsets.UTF_8),
                date);
    }

    @Override
    public long delete(long id) throws Exception {
        byte[] key = Keys.of(id);
        if (entries.get(Space.RECORDS, key) == null) {
            return 0;
        }
        entries.delete(Space.RECORDS, key);
        return 1;
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
