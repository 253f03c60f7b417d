package io.github.linksplatform.doublets.united;

import io.github.linksplatform.doublets.ChangeHandler;
import io.github.linksplatform.doublets.Flow;
import io.github.linksplatform.doublets.LinkHandler;
import io.github.linksplatform.doublets.LinkNotFoundException;
import io.github.linksplatform.doublets.LinksConstants;
import io.github.linksplatform.doublets.LinksException;
import io.github.linksplatform.doublets.StoredLinks;
import io.github.linksplatform.doublets.memory.Header;
import io.github.linksplatform.doublets.memory.Memory;
import io.github.linksplatform.doublets.memory.Slots;
import java.nio.file.Path;
import java.util.List;

/**
 * Links in the united layout: one record a link, with its ends and its places in the tree by (source, target) and the
 * tree by (target, source).
 *
 * <p>Equal links are allowed. Each has its own place in the trees, after equal links with lower ids, and can be updated
 * and deleted like any other; {@link #search} finds any of them and {@link #eachBySourceAndTarget} all of them.
 *
 * <p>A null source or target is not indexed, in files of every implementation. Queries for null are answered all the
 * same: {@code countBySource(0)} and {@code countByTarget(0)} at once, the others by looking at the links one by one
 * where both ends are null or only the null one is given.
 *
 * <p>Links with a source, or a target, are shown ascending by the other end and then by id; those with a null one,
 * ascending by id.
 */
public final class UnitedLinks implements StoredLinks {
    private final LinksConstants constants;
    private final long maxValue;
    private final Layout layout;
    private final Header header;
    private final Slots slots;
    private final Records records;
    private final Ranges ranges;
    private final NullEnds nullEnds;
    private final UnitedFile file;
    private boolean shrink;
    private boolean closed;

    private UnitedLinks(LinksConstants constants, Layout layout, UnitedFile file) {
        this.constants = constants;
        this.maxValue = constants.maxValue();
        this.layout = layout;
        this.header = layout.header;
        this.slots = layout.slots;
        this.records = layout.records;
        this.ranges = new Ranges(records);
        this.nullEnds = new NullEnds(records, header, slots);
        this.file = file;
    }

    /**
     * An empty store on the heap.
     *
     * @param idBits the id width, 32 or 64
     * @return the store
     * @throws IllegalArgumentException if the width is another
     */
    public static UnitedLinks inMemory(int idBits) {
        LinksConstants.of(idBits);
        Layout layout = new Layout(Memory.heap(Header.STEP * Records.WORDS * idBits / Byte.SIZE), idBits);
        layout.reserve(1);
        return over(layout, idBits);
    }

    /** A store over any memory, which is closed with it. */
    static UnitedLinks over(Layout layout, int idBits) {
        return new UnitedLinks(LinksConstants.of(idBits), layout, null);
    }

    /**
     * Opens a store in a file, or creates it if the file does not exist or is empty.
     *
     * <p>The whole store is verified, which takes time in proportion to its links. If the last process that had it open
     * ended without closing it, trees and free list are made anew.
     *
     * @param file where it is: a file of this library, or a united file that another Doublets implementation wrote
     * @param idBits the id width, 32 or 64
     * @return the store; no one else can open it until it is closed
     * @throws LinksException if the file cannot be opened, or is open already
     * @throws io.github.linksplatform.doublets.memory.InvalidStoreFileException if it is no such store, or damaged; it
     *     is unchanged then
     * @throws IllegalArgumentException if the width is another
     */
    public static UnitedLinks openFile(Path file, int idBits) {
        LinksConstants constants = LinksConstants.of(idBits);
        UnitedFile opened = UnitedFile.open(file, idBits);
        return new UnitedLinks(constants, opened.layout(), opened);
    }

    private void requireOpen() {
        if (closed) {
            throw new LinksException("The store of links is closed; open it again to use it.");
        }
    }

    private void requireLink(long id) {
        requireOpen();
        if (!slots.exists(id)) {
            throw new LinkNotFoundException(id);
        }
    }

    private boolean isValue(long value) {
        return Long.compareUnsigned(value, maxValue) <= 0;
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
        long allocated = header.allocated();
        boolean all = header.free() == 0;
        for (long id = 1; id <= allocated; id++) {
            if ((all || !slots.isDead(id))
                    && handler.handle(id, records.source(id), records.target(id)) == Flow.BREAK) {
                return Flow.BREAK;
            }
        }
        return Flow.CONTINUE;
    }

    @Override
    public boolean exists(long id) {
        requireOpen();
        return slots.exists(id);
    }

    @Override
    public long source(long id) {
        requireLink(id);
        return records.source(id);
    }

    @Override
    public long target(long id) {
        requireLink(id);
        return records.target(id);
    }

    /** A number of more bits than the highest link is no link; below are records only, the unused ones empty. */
    @Override
    public boolean readEnds(long[] links, int count) {
        try {
            return slots.mayBeIds(layout.words.readPairs(links, count, 3));
        } catch (IndexOutOfBoundsException e) {
            return false;
        }
    }

    @Override
    public boolean readLayer(long root, int layers, long[] layer) {
        try {
            return slots.mayBeIds(layout.words.readLayer(root, layers, 3, layer));
        } catch (IndexOutOfBoundsException e) {
            return false;
        }
    }

    @Override
    public boolean toCharacters(long[] layer, int count, char[] characters, char[] out, int at) {
        return layout.words.toCharacters(layer, count, characters, out, at);
    }

    @Override
    public int stepsToCharacter(long link, char[] characters, char none, int most) {
        try {
            return layout.words.stepsToCharacter(link, 3, characters, none, most);
        } catch (IndexOutOfBoundsException e) {
            return -1;
        }
    }

    @Override
    public Flow read(long id, LinkHandler handler) {
        requireOpen();
        return slots.exists(id) ? handler.handle(id, records.source(id), records.target(id)) : Flow.CONTINUE;
    }

    @Override
    public long search(long source, long target) {
        requireOpen();
        if (!isValue(source) || !isValue(target)) {
            return 0;
        }
        if (source != 0) {
            return ranges.find(Records.SOURCE, header.sourceRoot(), source, target, -1);
        }
        if (target != 0) {
            return ranges.find(Records.TARGET, header.targetRoot(), target, source, -1);
        }
        return nullEnds.first();
    }

    @Override
    public Flow eachBySource(long source, LinkHandler handler) {
        requireOpen();
        if (source == 0) {
            return nullEnds.eachBySource(countBySource(0), handler);
        }
        return isValue(source)
                ? ranges.each(Records.SOURCE, header.sourceRoot(), source, 0, 0, handler)
                : Flow.CONTINUE;
    }

    @Override
    public Flow eachByTarget(long target, LinkHandler handler) {
        requireOpen();
        if (target == 0) {
            return nullEnds.eachByTarget(countByTarget(0), handler);
        }
        return isValue(target)
                ? ranges.each(Records.TARGET, header.targetRoot(), target, 0, 0, handler)
                : Flow.CONTINUE;
    }

    @Override
    public Flow eachBySourceAndTarget(long source, long target, LinkHandler handler) {
        requireOpen();
        if (!isValue(source) || !isValue(target)) {
            return Flow.CONTINUE;
        }
        if (!layout.trees.mayHoldEqualLinks() && (source | target) != 0) {
            long id = search(source, target);
            return id == 0 ? Flow.CONTINUE : handler.handle(id, source, target);
        }
        if (source != 0) {
            return ranges.each(Records.SOURCE, header.sourceRoot(), source, target, -1, handler);
        }
        if (target != 0) {
            return ranges.each(Records.TARGET, header.targetRoot(), target, source, -1, handler);
        }
        return nullEnds.eachByBoth(handler);
    }

    @Override
    public long countBySource(long source) {
        requireOpen();
        if (source == 0) {
            return slots.count() - treeSize(Records.SOURCE, header.sourceRoot());
        }
        return isValue(source) ? ranges.count(Records.SOURCE, header.sourceRoot(), source, 0, 0) : 0;
    }

    @Override
    public long countByTarget(long target) {
        requireOpen();
        if (target == 0) {
            return slots.count() - treeSize(Records.TARGET, header.targetRoot());
        }
        return isValue(target) ? ranges.count(Records.TARGET, header.targetRoot(), target, 0, 0) : 0;
    }

    private long treeSize(int tree, long root) {
        return root == 0 ? 0 : records.size(tree, root);
    }

    @Override
    public long countBySourceAndTarget(long source, long target) {
        requireOpen();
        if (!isValue(source) || !isValue(target)) {
            return 0;
        }
        if (source != 0) {
            return ranges.count(Records.SOURCE, header.sourceRoot(), source, target, -1);
        }
        if (target != 0) {
            return ranges.count(Records.TARGET, header.targetRoot(), target, source, -1);
        }
        return nullEnds.countByBoth();
    }

    @Override
    public long create(long source, long target) {
        requireOpen();
        long id = slots.next();
        long from = constants.resolve(source, id);
        long to = constants.resolve(target, id);
        if (Long.compareUnsigned(id, header.reserved()) > 0) {
            grow(id);
        }
        slots.occupy(id, from, to);
        layout.trees.attach(id, from, to);
        return id;
    }

    private void grow(long id) {
        if (id > constants.maxId()) {
            throw new LinksException("The store of links is full: it holds " + slots.count() + " links, and "
                    + constants.maxId() + " is the highest id of " + constants.bits() + " bits.");
        }
        layout.reserve(id + 1);
    }

    @Override
    public Flow update(long id, long source, long target, ChangeHandler handler) {
        requireLink(id);
        long from = constants.resolve(source, id);
        long to = constants.resolve(target, id);
        long oldFrom = records.source(id);
        long oldTo = records.target(id);
        if (from != oldFrom || to != oldTo) {
            layout.trees.detach(id, oldFrom, oldTo, from, to);
            slots.rewrite(id, from, to);
            layout.trees.attach(id, from, to);
        }
        return handler == null ? Flow.CONTINUE : handler.handle(id, oldFrom, oldTo, id, from, to);
    }

    @Override
    public Flow delete(long id, ChangeHandler handler) {
        requireLink(id);
        long source = records.source(id);
        long target = records.target(id);
        layout.trees.detach(id, source, target, 0, 0);
        slots.vacate(id);
        return handler == null ? Flow.CONTINUE : handler.handle(id, source, target, 0, 0, 0);
    }

    @Override
    public List<String> verify() {
        requireOpen();
        return layout.check().problems().stream()
                .map(problem -> Character.toUpperCase(problem.charAt(0)) + problem.substring(1) + ".")
                .toList();
    }

    @Override
    public void rebuildIndexes() {
        requireOpen();
        layout.rebuild();
    }

    @Override
    public void flush() {
        requireOpen();
        layout.words.flush();
    }

    @Override
    public void shrinkOnClose() {
        shrink = true;
    }

    @Override
    public void close() {
        if (closed) {
            return;
        }
        closed = true;
        if (file == null) {
            layout.words.close();
        } else {
            file.close(shrink);
        }
    }
}
