package io.github.linksplatform.doublets;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** What {@link Links} means, in the plainest way: maps, no layout, no trees. The stores are compared with it. */
public final class ModelLinks implements Links {
    private final LinksConstants constants;
    private final NavigableMap<Long, Link> links = new TreeMap<>(Long::compareUnsigned);
    private final Map<Long, NavigableSet<Long>> bySource = new HashMap<>();
    private final Map<Long, NavigableSet<Long>> byTarget = new HashMap<>();
    private final Deque<Long> free = new ArrayDeque<>();
    private long allocated;

    public ModelLinks(int idBits) {
        constants = LinksConstants.of(idBits);
    }

    @Override
    public LinksConstants constants() {
        return constants;
    }

    @Override
    public long count() {
        return links.size();
    }

    @Override
    public long count(long... query) {
        return find(query).size();
    }

    @Override
    public Flow each(LinkHandler handler, long... query) {
        return show(find(query), handler);
    }

    /** The links that a query finds, in the order in which they are shown. */
    public List<Link> find(long... query) {
        if (query.length > 3) {
            throw new IllegalArgumentException("A query of " + query.length + " values.");
        }
        if (query.length == 0) {
            return new ArrayList<>(links.values());
        }
        if (!isAny(query[0])) {
            Link link = links.get(query[0]);
            return link != null && matches(link, query) ? List.of(link) : List.of();
        }
        if (query.length == 1) {
            return new ArrayList<>(links.values());
        }
        List<Link> found = new ArrayList<>();
        if (query.length == 2) {
            if (isAny(query[1])) {
                return new ArrayList<>(links.values());
            }
            found.addAll(users(bySource, query[1]));
            found.addAll(users(byTarget, query[1]));
            return found;
        }
        List<Link> candidates = !isAny(query[1])
                ? users(bySource, query[1])
                : isAny(query[2]) ? new ArrayList<>(links.values()) : users(byTarget, query[2]);
        for (Link link : candidates) {
            if (matches(link, query)) {
                found.add(link);
            }
        }
        return found;
    }

    private boolean matches(Link link, long[] query) {
        return switch (query.length) {
            case 1 -> true;
            case 2 -> isAny(query[1]) || link.source() == query[1] || link.target() == query[1];
            default -> (isAny(query[1]) || link.source() == query[1]) && (isAny(query[2]) || link.target() == query[2]);
        };
    }

    private boolean isAny(long value) {
        return value == constants.any();
    }

    private List<Link> users(Map<Long, NavigableSet<Long>> index, long end) {
        List<Link> users = new ArrayList<>();
        for (long id : index.getOrDefault(end, new TreeSet<>())) {
            users.add(links.get(id));
        }
        return users;
    }

    private static Flow show(List<Link> found, LinkHandler handler) {
        for (Link link : found) {
            if (handler.handle(link.id(), link.source(), link.target()) == Flow.BREAK) {
                return Flow.BREAK;
            }
        }
        return Flow.CONTINUE;
    }

    @Override
    public boolean exists(long id) {
        return links.containsKey(id);
    }

    private Link get(long id) {
        Link link = links.get(id);
        if (link == null) {
            throw new LinkNotFoundException(id);
        }
        return link;
    }

    @Override
    public long source(long id) {
        return get(id).source();
    }

    @Override
    public long target(long id) {
        return get(id).target();
    }

    @Override
    public long search(long source, long target) {
        for (Link link : users(bySource, source)) {
            if (link.target() == target) {
                return link.id();
            }
        }
        return LinksConstants.NULL;
    }

    @Override
    public Flow eachBySource(long source, LinkHandler handler) {
        return show(users(bySource, source), handler);
    }

    @Override
    public Flow eachByTarget(long target, LinkHandler handler) {
        return show(users(byTarget, target), handler);
    }

    @Override
    public long countBySource(long source) {
        return users(bySource, source).size();
    }

    @Override
    public long countByTarget(long target) {
        return users(byTarget, target).size();
    }

    @Override
    public long create(long source, long target) {
        requireFits(source);
        requireFits(target);
        long id = free.isEmpty() ? ++allocated : free.pop();
        put(new Link(id, resolve(id, source), resolve(id, target)));
        return id;
    }

    @Override
    public Flow update(long id, long source, long target, ChangeHandler handler) {
        Link before = get(id);
        requireFits(source);
        requireFits(target);
        Link after = new Link(id, resolve(id, source), resolve(id, target));
        remove(before);
        put(after);
        return handler == null
                ? Flow.CONTINUE
                : handler.handle(id, before.source(), before.target(), id, after.source(), after.target());
    }

    @Override
    public Flow delete(long id, ChangeHandler handler) {
        Link before = get(id);
        remove(before);
        free.push(id);
        if (id == allocated) {
            while (free.remove(allocated)) {
                allocated--;
            }
        }
        return handler == null ? Flow.CONTINUE : handler.handle(id, before.source(), before.target(), 0, 0, 0);
    }

    private void put(Link link) {
        links.put(link.id(), link);
        bySource.computeIfAbsent(link.source(), end -> new TreeSet<>()).add(link.id());
        byTarget.computeIfAbsent(link.target(), end -> new TreeSet<>()).add(link.id());
    }

    private void remove(Link link) {
        links.remove(link.id());
        removeUser(bySource, link.source(), link.id());
        removeUser(byTarget, link.target(), link.id());
    }

    private static void removeUser(Map<Long, NavigableSet<Long>> index, long end, long id) {
        NavigableSet<Long> users = index.get(end);
        users.remove(id);
        if (users.isEmpty()) {
            index.remove(end);
        }
    }

    private long resolve(long id, long value) {
        return value == constants.itself() ? id : value;
    }

    private void requireFits(long value) {
        if (Long.compareUnsigned(value, constants.maxValue()) > 0) {
            throw new LinksException(Long.toUnsignedString(value) + " does not fit " + constants.bits() + " bits.");
        }
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
}
