package io.github.linksplatform.doublets.split;

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
    private final LinkIndexes indexes;
    private final long[] links = new long[ROOM];
    private final long[] bySource = new long[ROOM];
    private final long[] byTarget = new long[ROOM];
    private int count;

    NewLinks(SplitRecords records, LinkIndexes indexes) {
        this.records = records;
        this.indexes = indexes;
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
            attachAll();
        }
    }

    /** The same as {@link #settle()} for the thread that writes, with which nobody reads at the same time. */
    void settleBeforeChange() {
        if (count != 0) {
            attachAll();
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
        indexes.fetch(links, last, bySource, byTarget);
        for (int i = 0; i < last; i++) {
            long id = links[i];
            indexes.attach(id, records.source(id), records.target(id));
        }
        COUNT.setRelease(this, 0);
    }
}
