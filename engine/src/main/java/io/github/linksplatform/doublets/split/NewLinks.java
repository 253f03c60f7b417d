package io.github.linksplatform.doublets.split;

import io.github.linksplatform.doublets.LinksConstants;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * Links that are created but hang in no tree yet. They enter the trees together, so that the memory that each needs is
 * fetched while that of the others is: one after the other, an insertion waits for three reads from memory in a row
 * on each side.
 *
 * <p>Such links are alive and their ends are written, so that a killed process loses none of them. Whoever reads or
 * changes the trees settles first. Several threads may do so at once while nobody writes: the first one settles, the
 * others wait for it.
 */
final class NewLinks {
    /** More are not faster; all that they touch must stay in the nearest cache until they are attached. */
    static final int ROOM = 32;

    private static final VarHandle COUNT;

    static {
        try {
            COUNT = MethodHandles.lookup().findVarHandle(NewLinks.class, "count", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private final SplitRecords records;
    private final UsageIndex sources;
    private final UsageIndex targets;
    private final long[] links = new long[ROOM];
    private final long[] bySource = new long[ROOM];
    private final long[] byTarget = new long[ROOM];
    private int count;

    /** Written for nobody, so that the compiler cannot leave out the reads that it comes from. */
    @SuppressWarnings("unused")
    private long touched;

    NewLinks(SplitRecords records, UsageIndex sources, UsageIndex targets) {
        this.records = records;
        this.sources = sources;
        this.targets = targets;
    }

    /**
     * Takes a link whose ends are written. Only the thread that writes may do this.
     *
     * @param id the link
     */
    void add(long id) {
        int last = count;
        links[last] = id;
        count = last + 1;
        if (last + 1 == ROOM) {
            settle();
        }
    }

    /** Puts all links into the trees of their ends. */
    void settle() {
        if ((int) COUNT.getAcquire(this) != 0) {
            attachAll();
        }
    }

    private synchronized void attachAll() {
        int last = count;
        fetchRoots(last);
        fetchNodes(last);
        for (int i = 0; i < last; i++) {
            long id = links[i];
            long source = records.source(id);
            long target = records.target(id);
            if (source != LinksConstants.NULL) {
                sources.attach(source, target, id);
            }
            if (target != LinksConstants.NULL) {
                targets.attach(target, source, id);
            }
        }
        COUNT.setRelease(this, 0);
    }

    private void fetchRoots(int last) {
        for (int i = 0; i < last; i++) {
            long id = links[i];
            bySource[i] = sources.root(records.source(id));
            byTarget[i] = targets.root(records.target(id));
        }
    }

    /** The node 0 of an empty tree, or what is read for null, is a record too, if no link. */
    private void fetchNodes(int last) {
        long sum = 0;
        for (int i = 0; i < last; i++) {
            sum += records.touch(Side.SOURCE, bySource[i]) + records.touch(Side.TARGET, byTarget[i]);
        }
        touched = sum;
    }
}
