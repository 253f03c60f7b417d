package io.github.linksplatform.doublets.split;

import io.github.linksplatform.doublets.ChangeHandler;
import io.github.linksplatform.doublets.Flow;
import io.github.linksplatform.doublets.LinkHandler;
import io.github.linksplatform.doublets.LinkNotFoundException;
import io.github.linksplatform.doublets.LinksConstants;
import io.github.linksplatform.doublets.LinksException;
import io.github.linksplatform.doublets.StoredLinks;
import io.github.linksplatform.doublets.memory.Header;
import io.github.linksplatform.doublets.memory.Slots;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Links in the split layout: sources and targets in one memory or file, the index in another.
 *
 * <p>Each link owns two trees, of the links that come from it (ascending by target) and of those that go to it
 * (ascending by source), so most trees are very small. Closed files have upstream's form, byte for byte: files that the
 * Rust implementation wrote open here and the other way round; files of C#, whose sources are lists, are opened and
 * indexed anew.
 *
 * <p>Equal links are allowed and stay apart by their ids: each can be read, updated and deleted like any other.
 *
 * <p>Links with source or target 0 are in no tree on that side: finding links by a null end looks at every link.
 *
 * <p>One thread writes. Several may read at once while nobody writes.
 */
public final class SplitLinks implements StoredLinks {
    private static final int MOST_PROBLEMS = 100;

    private final LinksConstants constants;
    private final SplitStorage storage;
    private final Header header;
    private final Slots slots;
    private final SplitRecords records;
    private final UsageIndex sources;
    private final UsageIndex targets;
    private final LinkIndexes indexes;
    private final NewLinks newLinks;
    private final NullEnds nullEnds;
    private boolean closed;

    private SplitLinks(LinksConstants constants, SplitStorage storage) {
        this.constants = constants;
        this.storage = storage;
        header = storage.header();
        slots = storage.slots();
        records = storage.records();
        sources = storage.sources();
        targets = storage.targets();
        indexes = new LinkIndexes(records, sources, targets);
        newLinks = new NewLinks(records, indexes);
        nullEnds = new NullEnds(this);
    }

    /**
     * A new, empty store on the heap.
     *
     * @param idBits the id width, 32 or 64
     * @return the store
     * @throws IllegalArgumentException if the width is neither
     */
    public static SplitLinks inMemory(int idBits) {
        return new SplitLinks(LinksConstants.of(idBits), SplitStorage.onHeap(idBits));
    }

    /**
     * Opens the store in two files, or creates both.
     *
     * <p>Both files are locked until {@link #close()}, and verified whole. If the store was not closed the last time, or
     * if its index is of a kind that another Doublets implementation makes, the index is built anew from the sources and
     * targets; no link is lost by that.
     *
     * @param dataFile the file of sources and targets
     * @param indexFile the file of the header and the trees
     * @param idBits the id width, 32 or 64, which the files must have been created with
     * @return the store
     * @throws IllegalArgumentException if the width is neither
     * @throws io.github.linksplatform.doublets.memory.InvalidStoreFileException if the files are not a split store of
     *     this width, or damaged; they are left as they are
     * @throws LinksException if a file is in use or cannot be read and written
     */
    public static SplitLinks openFiles(Path dataFile, Path indexFile, int idBits) {
        return new SplitLinks(LinksConstants.of(idBits), SplitStorage.inFiles(dataFile, indexFile, idBits));
    }

    @Override
    public LinksConstants constants() {
        return constants;
    }

    @Override
    public long count() {
        requireOpen();
        return slots.count();
    }

    @Override
    public Flow eachLink(LinkHandler handler) {
        requireOpen();
        long last = header.allocated();
        if (header.free() == 0) {
            return records.each(last, handler);
        }
        for (long id = 1; id <= last; id++) {
            if (slots.isDead(id)) {
                continue;
            }
            if (handler.handle(id, records.source(id), records.target(id)) == Flow.BREAK) {
                return Flow.BREAK;
            }
        }
        return Flow.CONTINUE;
    }

    @Override
    public Flow read(long id, LinkHandler handler) {
        requireOpen();
        return slots.exists(id) ? handler.handle(id, records.source(id), records.target(id)) : Flow.CONTINUE;
    }

    @Override
    public boolean exists(long id) {
        requireOpen();
        return slots.exists(id);
    }

    @Override
    public long source(long id) {
        requireLive(id);
        return records.source(id);
    }

    @Override
    public long target(long id) {
        requireLive(id);
        return records.target(id);
    }

    /** A number of more bits than the highest link is no link; below are records only, the unused ones empty. */
    @Override
    public boolean readEnds(long[] links, int count) {
        try {
            return slots.mayBeIds(records.readEnds(links, count));
        } catch (IndexOutOfBoundsException e) {
            return false;
        }
    }

    @Override
    public boolean readLayer(long root, int layers, long[] layer) {
        try {
            return slots.mayBeIds(records.readLayer(root, layers, layer));
        } catch (IndexOutOfBoundsException e) {
            return false;
        }
    }

    @Override
    public boolean toCharacters(long[] layer, int count, char[] characters, char[] out, int at) {
        return records.toCharacters(layer, count, characters, out, at);
    }

    @Override
    public int stepsToCharacter(long link, char[] characters, char none, int most) {
        try {
            return records.stepsToCharacter(link, characters, none, most);
        } catch (IndexOutOfBoundsException e) {
            return -1;
        }
    }

    private void requireOpen() {
        if (closed) {
            throw new LinksException("The store of links is closed; open it again to use it.");
        }
    }

    private void requireIndexed() {
        requireOpen();
        newLinks.settle();
    }

    private void requireLive(long id) {
        requireOpen();
        if (!slots.exists(id)) {
            throw new LinkNotFoundException(id);
        }
    }

    @Override
    public long search(long source, long target) {
        requireIndexed();
        if (source == LinksConstants.NULL) {
            return target == LinksConstants.NULL ? nullEnds.find() : targets.find(target, LinksConstants.NULL);
        }
        if (target == LinksConstants.NULL) {
            return sources.find(source, target);
        }
        long bySource = sources.root(source);
        long byTarget = targets.root(target);
        if (bySource == 0
                || byTarget == 0
                || sources.endsBefore(source, bySource, target)
                || targets.endsBefore(target, byTarget, source)) {
            return LinksConstants.NULL;
        }
        return isSmallerBySource(bySource, byTarget) ? sources.find(source, target) : targets.find(target, source);
    }

    private boolean isSmallerBySource(long bySource, long byTarget) {
        return records.size(Side.SOURCE, bySource) <= records.size(Side.TARGET, byTarget);
    }

    @Override
    public Flow eachBySource(long source, LinkHandler handler) {
        requireIndexed();
        return source != LinksConstants.NULL ? sources.each(source, handler) : nullEnds.each(Side.SOURCE, handler);
    }

    @Override
    public Flow eachByTarget(long target, LinkHandler handler) {
        requireIndexed();
        return target != LinksConstants.NULL ? targets.each(target, handler) : nullEnds.each(Side.TARGET, handler);
    }

    @Override
    public Flow eachBySourceAndTarget(long source, long target, LinkHandler handler) {
        requireIndexed();
        if (source == LinksConstants.NULL && target == LinksConstants.NULL) {
            return nullEnds.each(handler);
        }
        long found = search(source, target);
        if (found == LinksConstants.NULL) {
            return Flow.CONTINUE;
        }
        if (!records.mayHoldEqual()) {
            return handler.handle(found, source, target);
        }
        return source != LinksConstants.NULL
                ? sources.each(source, target, handler)
                : targets.each(target, source, handler);
    }

    @Override
    public long countBySource(long source) {
        requireIndexed();
        return source != LinksConstants.NULL ? sources.count(source) : nullEnds.count(Side.SOURCE);
    }

    @Override
    public long countByTarget(long target) {
        requireIndexed();
        return target != LinksConstants.NULL ? targets.count(target) : nullEnds.count(Side.TARGET);
    }

    @Override
    public long countBySourceAndTarget(long source, long target) {
        requireIndexed();
        if (source != LinksConstants.NULL) {
            return sources.count(source, target);
        }
        return target != LinksConstants.NULL ? targets.count(target, source) : nullEnds.count();
    }

    @Override
    public long create(long source, long target) {
        requireOpen();
        long id = slots.next();
        long from = constants.resolve(source, id);
        long to = constants.resolve(target, id);
        if (id > header.reserved()) {
            grow(id);
        }
        slots.occupy(id, from, to);
        newLinks.add(id);
        return id;
    }

    private void grow(long id) {
        if (id > constants.maxId()) {
            throw new LinksException("The store of links is full: it holds " + slots.count() + " links, and "
                    + constants.maxId() + " is the highest id of " + constants.bits() + " bits.");
        }
        newLinks.settleBeforeChange();
        storage.growTo(id);
    }

    @Override
    public Flow update(long id, long source, long target, ChangeHandler handler) {
        requireLive(id);
        long from = constants.resolve(source, id);
        long to = constants.resolve(target, id);
        long oldFrom = records.source(id);
        long oldTo = records.target(id);
        if (from != oldFrom || to != oldTo) {
            newLinks.settleBeforeChange();
            indexes.fetch(oldFrom, oldTo, from, to);
            indexes.detach(id, oldFrom, oldTo);
            slots.rewrite(id, from, to);
            indexes.attach(id, from, to);
        }
        return handler == null ? Flow.CONTINUE : handler.handle(id, oldFrom, oldTo, id, from, to);
    }

    @Override
    public Flow delete(long id, ChangeHandler handler) {
        requireLive(id);
        long source = records.source(id);
        long target = records.target(id);
        newLinks.settleBeforeChange();
        indexes.remove(id, source, target);
        slots.vacate(id);
        return handler == null ? Flow.CONTINUE : handler.handle(id, source, target, 0, 0, 0);
    }

    @Override
    public List<String> verify() {
        requireIndexed();
        List<String> problems = new ArrayList<>();
        storage.check(problem -> {
            if (problems.size() < MOST_PROBLEMS) {
                problems.add(Character.toUpperCase(problem.charAt(0)) + problem.substring(1) + ".");
            }
        });
        return problems;
    }

    @Override
    public void rebuildIndexes() {
        requireIndexed();
        storage.rebuildIndexes();
    }

    @Override
    public void settle() {
        requireIndexed();
        sources.settle();
        targets.settle();
    }

    @Override
    public void shrinkOnClose() {
        storage.shrinkOnClose();
    }

    @Override
    public void flush() {
        requireIndexed();
        storage.flush();
    }

    @Override
    public void close() {
        if (!closed) {
            newLinks.settle();
            closed = true;
            storage.close();
        }
    }
}
