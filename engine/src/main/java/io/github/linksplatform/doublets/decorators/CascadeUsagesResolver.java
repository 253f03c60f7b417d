package io.github.linksplatform.doublets.decorators;

import io.github.linksplatform.doublets.ChangeHandler;
import io.github.linksplatform.doublets.Flow;
import io.github.linksplatform.doublets.LinkNotFoundException;
import io.github.linksplatform.doublets.Links;
import io.github.linksplatform.doublets.StoppableHandler;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

/**
 * Deletes with a link everything that uses it, and what uses that, and so on: no reference to it is left.
 *
 * <p>A link is deleted after those that use it, except where links use each other in a cycle. Then one of them has to
 * be the first.
 */
public final class CascadeUsagesResolver extends LinksDecorator {
    /**
     * Goes around other links.
     *
     * @param inner what the calls are handed to
     */
    public CascadeUsagesResolver(Links inner) {
        super(inner);
    }

    /**
     * Deletes a link and all that uses it, directly or not; the handler sees each deletion.
     *
     * @throws LinkNotFoundException if there is no such link; then what refers to the id stays
     */
    @Override
    public Flow delete(long id, ChangeHandler handler) {
        if (!exists(id)) {
            throw new LinkNotFoundException(id);
        }
        StoppableHandler seen = new StoppableHandler(handler);
        Set<Long> reached = new HashSet<>();
        Deque<Pending> path = new ArrayDeque<>();
        reached.add(id);
        path.push(new Pending(id, inner().usages(id)));
        while (!path.isEmpty()) {
            Pending last = path.peek();
            if (last.hasNext()) {
                long user = last.next();
                if (reached.add(user)) {
                    path.push(new Pending(user, inner().usages(user)));
                }
            } else {
                path.pop();
                inner().delete(last.id, seen);
            }
        }
        return seen.flow();
    }

    /** A link that is deleted when its usages are; the last one first. */
    private static final class Pending {
        private final long id;
        private final long[] usages;
        private int left;

        Pending(long id, long[] usages) {
            this.id = id;
            this.usages = usages;
            this.left = usages.length;
        }

        boolean hasNext() {
            return left > 0;
        }

        long next() {
            return usages[--left];
        }
    }
}
