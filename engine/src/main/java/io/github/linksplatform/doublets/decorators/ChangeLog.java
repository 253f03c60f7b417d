package io.github.linksplatform.doublets.decorators;

import io.github.linksplatform.doublets.ChangeHandler;
import io.github.linksplatform.doublets.Flow;
import io.github.linksplatform.doublets.Link;
import io.github.linksplatform.doublets.Links;
import io.github.linksplatform.doublets.LinksConstants;
import io.github.linksplatform.doublets.StoppableHandler;
import java.util.function.Consumer;

/**
 * Gives a line of text for each change that was made, such as {@code created (3: 1 → 2)},
 * {@code updated (3: 1 → 2) to (3: 2 → 2)} and {@code deleted (3: 2 → 2)}.
 *
 * <p>Directly around a store it tells of every change, also of those that other decorators make.
 */
public final class ChangeLog extends LinksDecorator {
    private final Consumer<String> lines;

    /**
     * Goes around other links.
     *
     * @param inner what the calls are handed to
     * @param lines gets each line, without a line end
     */
    public ChangeLog(Links inner, Consumer<String> lines) {
        super(inner);
        this.lines = lines;
    }

    @Override
    public long create(long source, long target) {
        long id = inner().create(source, target);
        lines.accept("created " + new Link(id, resolve(id, source), resolve(id, target)));
        return id;
    }

    @Override
    public Flow update(long id, long source, long target, ChangeHandler handler) {
        StoppableHandler seen = new StoppableHandler(handler);
        inner().update(id, source, target, logging(seen));
        return seen.flow();
    }

    @Override
    public Flow delete(long id, ChangeHandler handler) {
        StoppableHandler seen = new StoppableHandler(handler);
        inner().delete(id, logging(seen));
        return seen.flow();
    }

    @Override
    public Flow deleteAll(ChangeHandler handler) {
        StoppableHandler seen = new StoppableHandler(handler);
        inner().deleteAll(logging(seen));
        return seen.flow();
    }

    /** The log goes on when the caller's handler has stopped. */
    private ChangeHandler logging(StoppableHandler seen) {
        return (id, source, target, newId, newSource, newTarget) -> {
            Link before = new Link(id, source, target);
            lines.accept(
                    newId == LinksConstants.NULL
                            ? "deleted " + before
                            : "updated " + before + " to " + new Link(newId, newSource, newTarget));
            return seen.handle(id, source, target, newId, newSource, newTarget);
        };
    }
}
