package io.github.linksplatform.doublets.united;

import io.github.linksplatform.doublets.LinksException;
import io.github.linksplatform.doublets.memory.Header;

/**
 * Writes to both trees of a united store at once.
 *
 * <p>A descent waits for memory at each level and for nothing else. So the descents in the two trees go side by side,
 * and an update looks at the two new places of a link while it leaves the two old ones: the waits overlap.
 *
 * <p>The order is by (source, target, id) and (target, source, id), unsigned, so equal links have a place each. A null
 * source or target is not indexed. Sizes are written on the way down, only along the path: the size of a sibling follows
 * from the node's and the parent's.
 */
final class TreePair {
    /** Stands for the sizes above a root, where nothing can be out of balance. */
    private static final long HUGE = 1L << 61;

    private final Records records;
    private final Header header;
    private final Path sources;
    private final Path targets;

    private boolean equalLinks;

    /** Keeps a walk whose only purpose is to bring records into the cache from being optimized away. */
    private long lastSeen;

    TreePair(Records records, Header header) {
        this.records = records;
        this.header = header;
        Balance balance = new Balance(records);
        this.sources = new Path(Records.SOURCE, records, header, balance);
        this.targets = new Path(Records.TARGET, records, header, balance);
    }

    /** Whether there may be two links with the same ends. A link that has an equal always meets one on its way down. */
    boolean mayHoldEqualLinks() {
        return equalLinks;
    }

    /** Tells that equal links were found in the trees. */
    void holdsEqualLinks() {
        equalLinks = true;
    }

    /** Puts a link into the trees of its source and of its target, unless they are null. */
    void attach(long id, long source, long target) {
        long bySource = source == 0 ? 0 : header.sourceRoot();
        long byTarget = target == 0 ? 0 : header.targetRoot();
        long[] sourceSteps = sources.steps;
        long[] targetSteps = targets.steps;
        int sourceDepth = 0;
        int targetDepth = 0;
        long sourceMarks = 0;
        long targetMarks = 0;
        long sourceParent = HUGE;
        long targetParent = HUGE;
        long sourceGrand = 2 * HUGE;
        long targetGrand = 2 * HUGE;
        while ((bySource | byTarget) != 0) {
            if (bySource != 0) {
                long size = records.size(Records.SOURCE, bySource) + 1;
                records.size(Records.SOURCE, bySource, size);
                long side = records.side(Records.SOURCE, bySource, source, target);
                if (side == Records.EQUAL) {
                    side = Records.below(bySource, id);
                    equalLinks = true;
                }
                sourceMarks |= markGrown(sourceDepth, size, sourceParent, sourceGrand);
                sourceSteps[sourceDepth++] = Path.step(bySource, side);
                sourceGrand = sourceParent;
                sourceParent = size;
                bySource = records.child(Records.SOURCE, bySource, side);
            }
            if (byTarget != 0) {
                long size = records.size(Records.TARGET, byTarget) + 1;
                records.size(Records.TARGET, byTarget, size);
                long side = records.side(Records.TARGET, byTarget, target, source);
                if (side == Records.EQUAL) {
                    side = Records.below(byTarget, id);
                    equalLinks = true;
                }
                targetMarks |= markGrown(targetDepth, size, targetParent, targetGrand);
                targetSteps[targetDepth++] = Path.step(byTarget, side);
                targetGrand = targetParent;
                targetParent = size;
                byTarget = records.child(Records.TARGET, byTarget, side);
            }
        }
        if (source != 0) {
            records.leaf(Records.SOURCE, id);
            sources.link(sourceDepth, id);
            sources.restore(sourceDepth, sourceMarks | markGrown(sourceDepth, 1, sourceParent, sourceGrand));
        }
        if (target != 0) {
            records.leaf(Records.TARGET, id);
            targets.link(targetDepth, id);
            targets.restore(targetDepth, targetMarks | markGrown(targetDepth, 1, targetParent, targetGrand));
        }
    }

    /** Marks the levels above a node that has grown where a subtree may now be too large. */
    private static long markGrown(int depth, long size, long parentSize, long grandSize) {
        long marks = 0;
        if (size > grandSize - 1 - parentSize) {
            marks = Path.mark(depth - 2);
        }
        if (Balance.isTooLarge(size, parentSize)) {
            marks |= Path.mark(depth - 1);
        }
        return marks;
    }

    /**
     * Takes a link out of both trees and walks to the place where it will come next. Its fields in the target tree are 0
     * afterwards; its size in the source tree stays above 0, so that it counts as live.
     *
     * @param id the link
     * @param source its source
     * @param target its target
     * @param nextSource the source that it will have, or 0 if it will have none
     * @param nextTarget the target that it will have, or 0
     */
    void detach(long id, long source, long target, long nextSource, long nextTarget) {
        long bySource = source == 0 ? id : header.sourceRoot();
        long byTarget = target == 0 ? id : header.targetRoot();
        long nextBySource = nextSource == 0 ? 0 : header.sourceRoot();
        long nextByTarget = nextTarget == 0 ? 0 : header.targetRoot();
        long[] sourceSteps = sources.steps;
        long[] targetSteps = targets.steps;
        int sourceDepth = 0;
        int targetDepth = 0;
        long sourceMarks = 0;
        long targetMarks = 0;
        long sourceParent = 0;
        long targetParent = 0;
        while (bySource != id || byTarget != id) {
            if (bySource != id) {
                requireFound(bySource, id);
                long size = records.size(Records.SOURCE, bySource) - 1;
                records.size(Records.SOURCE, bySource, size);
                long side = records.side(Records.SOURCE, bySource, source, target);
                if (side == Records.EQUAL) {
                    side = Records.below(bySource, id);
                }
                if (Balance.isTooSmall(size, sourceParent)) {
                    sourceMarks |= Path.mark(sourceDepth - 1);
                }
                sourceSteps[sourceDepth++] = Path.step(bySource, side);
                sourceParent = size;
                bySource = records.child(Records.SOURCE, bySource, side);
            }
            if (byTarget != id) {
                requireFound(byTarget, id);
                long size = records.size(Records.TARGET, byTarget) - 1;
                records.size(Records.TARGET, byTarget, size);
                long side = records.side(Records.TARGET, byTarget, target, source);
                if (side == Records.EQUAL) {
                    side = Records.below(byTarget, id);
                }
                if (Balance.isTooSmall(size, targetParent)) {
                    targetMarks |= Path.mark(targetDepth - 1);
                }
                targetSteps[targetDepth++] = Path.step(byTarget, side);
                targetParent = size;
                byTarget = records.child(Records.TARGET, byTarget, side);
            }
            if (nextBySource != 0) {
                nextBySource = records.child(
                        Records.SOURCE,
                        nextBySource,
                        records.side(Records.SOURCE, nextBySource, nextSource, nextTarget) & 1);
            }
            if (nextByTarget != 0) {
                nextByTarget = records.child(
                        Records.TARGET,
                        nextByTarget,
                        records.side(Records.TARGET, nextByTarget, nextTarget, nextSource) & 1);
            }
        }
        lastSeen = nextBySource ^ nextByTarget;
        if (source != 0) {
            sources.remove(sourceDepth, id, sourceParent, sourceMarks);
        }
        if (target != 0) {
            targets.remove(targetDepth, id, targetParent, targetMarks);
            records.clear(Records.TARGET, id);
        }
    }

    private static void requireFound(long node, long id) {
        if (node == 0) {
            throw new LinksException("The index of the store does not hold the link " + Long.toUnsignedString(id)
                    + " where it should be; rebuildIndexes() makes it anew from the links.");
        }
    }

    /** What the last walk ended with; of no meaning. */
    long lastSeen() {
        return lastSeen;
    }
}
