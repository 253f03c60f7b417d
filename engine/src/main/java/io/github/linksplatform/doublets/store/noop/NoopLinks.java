package io.github.linksplatform.doublets.store.noop;

import io.github.linksplatform.doublets.store.LinkConsumer;
import io.github.linksplatform.doublets.store.LinkStore;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * Links in arrays, with a chain of links per end: about the least that gives right answers, and so the floor that the
 * harness can measure. It keeps no free ids, checks nothing and is no store to use: an id or end that is not
 * 1 … 2<sup>31</sup>−9 fails by an index out of bounds.
 */
final class NoopLinks implements LinkStore {
    private static final int FIRST_CAPACITY = 1 << 10;

    private int[] from = new int[FIRST_CAPACITY];
    private int[] to = new int[FIRST_CAPACITY];
    private int[] firstByFrom = new int[FIRST_CAPACITY];
    private int[] nextByFrom = new int[FIRST_CAPACITY];
    private int[] firstByTo = new int[FIRST_CAPACITY];
    private int[] nextByTo = new int[FIRST_CAPACITY];
    private int last;
    private long count;

    @Override
    public void begin() {}

    @Override
    public void commit() {}

    @Override
    public long create(long newFrom, long newTo) {
        int id = ++last;
        if (id == from.length) {
            grow();
        }
        count++;
        attach(id, (int) newFrom, (int) newTo);
        return id;
    }

    @Override
    public void readAll(LinkConsumer consumer) {
        for (int id = 1; id <= last; id++) {
            if (from[id] != 0) {
                consumer.accept(id, from[id], to[id]);
            }
        }
    }

    @Override
    public void readById(long id, LinkConsumer consumer) {
        int index = (int) id;
        if (from[index] != 0) {
            consumer.accept(id, from[index], to[index]);
        }
    }

    @Override
    public void readByFromTo(long wantedFrom, long wantedTo, LinkConsumer consumer) {
        for (int id = firstByFrom[(int) wantedFrom]; id != 0; id = nextByFrom[id]) {
            if (to[id] == wantedTo) {
                consumer.accept(id, wantedFrom, wantedTo);
            }
        }
    }

    @Override
    public void readByFrom(long wantedFrom, LinkConsumer consumer) {
        for (int id = firstByFrom[(int) wantedFrom]; id != 0; id = nextByFrom[id]) {
            consumer.accept(id, wantedFrom, to[id]);
        }
    }

    @Override
    public void readByTo(long wantedTo, LinkConsumer consumer) {
        for (int id = firstByTo[(int) wantedTo]; id != 0; id = nextByTo[id]) {
            consumer.accept(id, from[id], wantedTo);
        }
    }

    @Override
    public long update(long id, long newFrom, long newTo) {
        detach((int) id);
        attach((int) id, (int) newFrom, (int) newTo);
        return 1;
    }

    @Override
    public long delete(long id) {
        detach((int) id);
        from[(int) id] = 0;
        count--;
        return 1;
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

    private void attach(int id, int newFrom, int newTo) {
        from[id] = newFrom;
        to[id] = newTo;
        nextByFrom[id] = firstByFrom[newFrom];
        firstByFrom[newFrom] = id;
        nextByTo[id] = firstByTo[newTo];
        firstByTo[newTo] = id;
    }

    private void detach(int id) {
        unchain(firstByFrom, nextByFrom, from[id], id);
        unchain(firstByTo, nextByTo, to[id], id);
    }

    private static void unchain(int[] first, int[] next, int end, int id) {
        if (first[end] == id) {
            first[end] = next[id];
            return;
        }
        int before = first[end];
        while (next[before] != id) {
            before = next[before];
        }
        next[before] = next[id];
    }

    private void grow() {
        int capacity = (int) Math.min(from.length * 2L, Integer.MAX_VALUE - 8L);
        from = Arrays.copyOf(from, capacity);
        to = Arrays.copyOf(to, capacity);
        firstByFrom = Arrays.copyOf(firstByFrom, capacity);
        nextByFrom = Arrays.copyOf(nextByFrom, capacity);
        firstByTo = Arrays.copyOf(firstByTo, capacity);
        nextByTo = Arrays.copyOf(nextByTo, capacity);
    }
}
