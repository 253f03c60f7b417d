package example;

import io.github.linksplatform.doublets.store.LinkConsumer;
import io.github.linksplatform.doublets.store.LinkStore;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;

/** Links in a map of the JDK, searched from end to end. */
class ListLinks implements LinkStore {
    private final TreeMap<Long, long[]> links = new TreeMap<>();

    private void read(Predicate<long[]> wanted, LinkConsumer consumer) {
        links.forEach((id, ends) -> { if (wanted.test(ends)) consumer.accept(id, ends[0], ends[1]); });
    }

    public long create(long from, long to) {
        long id = links.isEmpty() ? 1 : links.lastKey() + 1;
        links.put(id, new long[] {from, to});
        return id;
    }

    public void readById(long id, LinkConsumer to) {
        long[] ends = links.get(id);
        if (ends != null) to.accept(id, ends[0], ends[1]);
    }

    public void readAll(LinkConsumer to) { read(ends -> true, to); }
    public void readByFromTo(long a, long b, LinkConsumer to) { read(ends -> ends[0] == a && ends[1] == b, to); }
    public void readByFrom(long from, LinkConsumer to) { read(ends -> ends[0] == from, to); }
    public void readByTo(long end, LinkConsumer to) { read(ends -> ends[1] == end, to); }
    public long update(long id, long from, long to) { return links.replace(id, new long[] {from, to}) == null ? 0 : 1; }
    public long delete(long id) { return links.remove(id) == null ? 0 : 1; }
    public long count() { return links.size(); }
    public void begin() {}
    public void commit() {}
    public void close() {}
    public List<Path> files() { return List.of(); }
    public Map<String, String> settings() { return Map.of(); }
    public Map<String, String> versions() { return Map.of("java.util", System.getProperty("java.version")); }
}
