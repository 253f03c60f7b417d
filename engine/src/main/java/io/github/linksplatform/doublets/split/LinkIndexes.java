package io.github.linksplatform.doublets.split;

import io.github.linksplatform.doublets.LinksConstants;

/** The indexes of both sides: what a link hangs in. An end that is null is in neither. */
final class LinkIndexes {
    private final SplitRecords records;
    private final UsageIndex sources;
    private final UsageIndex targets;

    /** Written for nobody, so that the compiler cannot leave out the reads that it comes from. */
    @SuppressWarnings("unused")
    private long fetched;

    LinkIndexes(SplitRecords records, UsageIndex sources, UsageIndex targets) {
        this.records = records;
        this.sources = sources;
        this.targets = targets;
    }

    /**
     * Adds a link whose ends are written. What it holds on the side of a null target is cleared.
     *
     * @param id the link
     * @param source its source
     * @param target its target
     */
    void attach(long id, long source, long target) {
        if (source != LinksConstants.NULL) {
            sources.attach(source, target, id);
        }
        if (target != LinksConstants.NULL) {
            targets.attach(target, source, id);
        } else {
            records.none(Side.TARGET, id);
        }
    }

    /**
     * Takes a link out whose ends are still written. What it held stays: it is alive by what it holds on the side of the
     * source.
     *
     * @param id the link
     * @param source its source
     * @param target its target
     */
    void detach(long id, long source, long target) {
        if (source != LinksConstants.NULL) {
            sources.detach(source, target, id);
        }
        if (target != LinksConstants.NULL) {
            targets.detach(target, source, id);
        }
    }

    /**
     * Takes a link out for good: what it held on the side of the target is cleared.
     *
     * @param id the link
     * @param source its source
     * @param target its target
     */
    void remove(long id, long source, long target) {
        detach(id, source, target);
        records.none(Side.TARGET, id);
    }

    /**
     * Has the reads that a change of a link's ends begins with overlap, instead of each waiting for the one before it.
     *
     * @param oldSource the source that it has
     * @param oldTarget the target that it has
     * @param source the source that it gets
     * @param target the target that it gets
     */
    void fetch(long oldSource, long oldTarget, long source, long target) {
        fetched = sources.touch(oldSource) ^ targets.touch(oldTarget) ^ sources.touch(source) ^ targets.touch(target);
    }

    /**
     * The same for many links that are to be attached: first all roots, then all that hangs below them.
     *
     * @param links the links, whose ends are written
     * @param count how many there are
     * @param bySource room for as many roots
     * @param byTarget room for as many roots
     */
    void fetch(long[] links, int count, long[] bySource, long[] byTarget) {
        for (int i = 0; i < count; i++) {
            bySource[i] = sources.root(records.source(links[i]));
            byTarget[i] = targets.root(records.target(links[i]));
        }
        long sum = 0;
        // The node 0 of an empty tree, and what is read for null, is a record too, if no link.
        for (int i = 0; i < count; i++) {
            sum += records.touch(Side.SOURCE, bySource[i]) + records.touch(Side.TARGET, byTarget[i]);
        }
        fetched = sum;
    }
}
