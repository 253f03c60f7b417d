package io.github.linksplatform.doublets.decorators;

import io.github.linksplatform.doublets.ChangeHandler;
import io.github.linksplatform.doublets.Flow;
import io.github.linksplatform.doublets.LinkHandler;
import io.github.linksplatform.doublets.Links;
import io.github.linksplatform.doublets.LinksConstants;

/**
 * Links that answer as others do: what a rule is made of by overriding the calls that it is about.
 *
 * <p>Calls that consist of several changes ({@code getOrCreate}, {@code rebase}, {@code deleteUsages}) are not handed
 * on but made here of the single ones, so that the rule holds for each of those. {@code deleteAll} is handed on: no
 * link is left that could break a rule.
 */
public abstract class LinksDecorator implements Links {
    private final Links inner;

    /**
     * Goes around other links.
     *
     * @param inner what the calls are handed to
     */
    protected LinksDecorator(Links inner) {
        this.inner = inner;
    }

    /**
     * What the calls are handed to.
     *
     * @return the links that this goes around
     */
    protected final Links inner() {
        return inner;
    }

    /**
     * What an end stands for in a link whose id is known.
     *
     * @param id the link
     * @param end a source or target as it was given
     * @return the id, if the end is {@link LinksConstants#itself()}; else the end
     */
    protected final long resolve(long id, long end) {
        return isItself(end) ? id : end;
    }

    /**
     * Whether an end stands for the link's own id.
     *
     * @param end a source or target as it was given
     * @return whether it is {@link LinksConstants#itself()}
     */
    protected final boolean isItself(long end) {
        return end == constants().itself();
    }

    @Override
    public LinksConstants constants() {
        return inner.constants();
    }

    @Override
    public long count() {
        return inner.count();
    }

    @Override
    public long count(long... query) {
        return inner.count(query);
    }

    @Override
    public Flow each(LinkHandler handler, long... query) {
        return inner.each(handler, query);
    }

    @Override
    public boolean exists(long id) {
        return inner.exists(id);
    }

    @Override
    public long source(long id) {
        return inner.source(id);
    }

    @Override
    public long target(long id) {
        return inner.target(id);
    }

    @Override
    public long search(long source, long target) {
        return inner.search(source, target);
    }

    @Override
    public Flow eachBySource(long source, LinkHandler handler) {
        return inner.eachBySource(source, handler);
    }

    @Override
    public Flow eachByTarget(long target, LinkHandler handler) {
        return inner.eachByTarget(target, handler);
    }

    @Override
    public long countBySource(long source) {
        return inner.countBySource(source);
    }

    @Override
    public long countByTarget(long target) {
        return inner.countByTarget(target);
    }

    @Override
    public long create(long source, long target) {
        return inner.create(source, target);
    }

    @Override
    public Flow update(long id, long source, long target, ChangeHandler handler) {
        return inner.update(id, source, target, handler);
    }

    @Override
    public Flow delete(long id, ChangeHandler handler) {
        return inner.delete(id, handler);
    }

    @Override
    public Flow deleteAll(ChangeHandler handler) {
        return inner.deleteAll(handler);
    }

    @Override
    public void flush() {
        inner.flush();
    }

    @Override
    public void close() {
        inner.close();
    }
}
