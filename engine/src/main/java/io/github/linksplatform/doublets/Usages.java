package io.github.linksplatform.doublets;

import java.util.stream.LongStream;

/** What {@link Links} offers over the links that use a link, made of its other methods. */
final class Usages {
    private Usages() {}

    static long count(Links links, long id) {
        long count = links.countBySource(id) + links.countByTarget(id) - countBoth(links, id);
        return links.exists(id) && (links.source(id) == id || links.target(id) == id) ? count - 1 : count;
    }

    /** The links from the value to itself. Not a query for [any, id, id]: the value may be the one that means any. */
    private static long countBoth(Links links, long id) {
        if (links.search(id, id) == LinksConstants.NULL) {
            return 0;
        }
        return links.count(links.constants().any(), id, id);
    }

    static long[] of(Links links, long id) {
        LongStream.Builder users = LongStream.builder();
        links.eachBySource(id, (user, source, target) -> {
            if (user != id) {
                users.add(user);
            }
            return Flow.CONTINUE;
        });
        links.eachByTarget(id, (user, source, target) -> {
            if (user != id && source != id) {
                users.add(user);
            }
            return Flow.CONTINUE;
        });
        return users.build().toArray();
    }

    static Flow delete(Links links, long id, ChangeHandler handler) {
        StoppableHandler seen = new StoppableHandler(handler);
        deleteInReverse(links, of(links, id), seen);
        return seen.flow();
    }

    static Flow rebase(Links links, long oldId, long newId, ChangeHandler handler) {
        if (!links.exists(oldId)) {
            throw new LinkNotFoundException(oldId);
        }
        if (oldId == newId) {
            return Flow.CONTINUE;
        }
        StoppableHandler seen = new StoppableHandler(handler);
        for (long user : of(links, oldId)) {
            // A decorator may have deleted or changed it while another usage was moved.
            if (links.exists(user)) {
                long source = links.source(user);
                long target = links.target(user);
                if (source == oldId || target == oldId) {
                    links.update(user, source == oldId ? newId : source, target == oldId ? newId : target, seen);
                }
            }
        }
        return seen.flow();
    }

    static Flow deleteAll(Links links, ChangeHandler handler) {
        LongStream.Builder all = LongStream.builder();
        links.each((id, source, target) -> {
            all.add(id);
            return Flow.CONTINUE;
        });
        // The highest first: each deletion then gives its id back without a detour over the list of free ids.
        StoppableHandler seen = new StoppableHandler(handler);
        deleteInReverse(links, all.build().toArray(), seen);
        return seen.flow();
    }

    private static void deleteInReverse(Links links, long[] ids, ChangeHandler handler) {
        for (int i = ids.length - 1; i >= 0; i--) {
            // A decorator may have deleted it together with another one.
            if (links.exists(ids[i])) {
                links.delete(ids[i], handler);
            }
        }
    }
}
