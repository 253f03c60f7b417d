package io.github.linksplatform.doublets.decorators;

import io.github.linksplatform.doublets.ChangeHandler;
import io.github.linksplatform.doublets.Flow;
import io.github.linksplatform.doublets.LinkHandler;
import io.github.linksplatform.doublets.Links;
import io.github.linksplatform.doublets.LinksConstants;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/**
 * One merge of a link into an equal one, with all the merges that follow from it.
 *
 * <p>A link that is being merged loses its ends at once: so it is never found as the equal of another, and does not
 * count as a usage of one. Each step takes a usage away from a link that is being merged and none gives one, so the
 * merge ends.
 */
final class Merge {
    private final Links links;
    private final ChangeHandler handler;
    private final Map<Long, Long> heirs = new HashMap<>();
    private final Deque<Long> merging = new ArrayDeque<>();

    Merge(Links links, ChangeHandler handler) {
        this.links = links;
        this.handler = handler;
    }

    void merge(long id, long heir) {
        begin(id, heir);
        while (!merging.isEmpty()) {
            long current = merging.peek();
            long user = anyUserOf(current);
            if (user == LinksConstants.NULL) {
                merging.pop();
                links.delete(current, handler);
            } else {
                move(user, current);
            }
        }
    }

    private void begin(long id, long heir) {
        heirs.put(id, heir);
        merging.push(id);
        if (links.source(id) != LinksConstants.NULL || links.target(id) != LinksConstants.NULL) {
            links.update(id, LinksConstants.NULL, LinksConstants.NULL, handler);
        }
    }

    private void move(long user, long from) {
        long heir = lastHeirOf(from);
        long source = links.source(user) == from ? heir : links.source(user);
        long target = links.target(user) == from ? heir : links.target(user);
        long existing = EqualLinks.of(links, user, source, target);
        if (existing == LinksConstants.NULL) {
            links.update(user, source, target, handler);
        } else {
            begin(user, existing);
        }
    }

    /** The heir may have been merged into another link by now. */
    private long lastHeirOf(long id) {
        long heir = heirs.get(id);
        while (heirs.containsKey(heir)) {
            heir = heirs.get(heir);
        }
        return heir;
    }

    private long anyUserOf(long id) {
        long[] found = {LinksConstants.NULL};
        LinkHandler takeFirst = (user, source, target) -> {
            if (user == id) {
                return Flow.CONTINUE;
            }
            found[0] = user;
            return Flow.BREAK;
        };
        if (links.eachBySource(id, takeFirst) == Flow.CONTINUE) {
            links.eachByTarget(id, takeFirst);
        }
        return found[0];
    }
}
