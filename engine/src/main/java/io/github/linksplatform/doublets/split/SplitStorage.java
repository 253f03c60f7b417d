package io.github.linksplatform.doublets.split;

import io.github.linksplatform.doublets.memory.Header;
import io.github.linksplatform.doublets.memory.InvalidStoreFileException;
import io.github.linksplatform.doublets.memory.Memory;
import io.github.linksplatform.doublets.memory.Slots;
import io.github.linksplatform.doublets.memory.Words;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** The records and the index of a split store, on the heap or in two files, from opening to closing. */
final class SplitStorage {
    /** The word of an index record that is a link's size in a source tree. */
    private static final int SOURCE_SIZE = 3;

    private final Words data;
    private final Words index;
    private final Optional<SplitFiles> files;
    private final Header header;
    private final Slots slots;
    private final SplitRecords records;
    private final UsageIndex sources;
    private final UsageIndex targets;
    private boolean shrinks;

    private SplitStorage(Words data, Words index, Optional<SplitFiles> files) {
        this.data = data;
        this.index = index;
        this.files = files;
        header = new Header(index);
        slots = new Slots(data, SplitRecords.DATA_WORDS, index, SOURCE_SIZE);
        records = new SplitRecords(data, index);
        sources = new UsageIndex(records, Side.SOURCE);
        targets = new UsageIndex(records, Side.TARGET);
    }

    /**
     * A new, empty storage on the heap.
     *
     * @param idBits the id width
     * @return the storage
     */
    static SplitStorage onHeap(int idBits) {
        long bytes = Header.STEP * idBits / Byte.SIZE;
        SplitStorage storage = new SplitStorage(
                Words.of(Memory.heap(bytes * SplitRecords.DATA_WORDS), idBits),
                Words.of(Memory.heap(bytes * SplitRecords.INDEX_WORDS), idBits),
                Optional.empty());
        storage.provide(Header.STEP);
        return storage;
    }

    /**
     * Opens the storage in two files, or creates both.
     *
     * @param dataPath the file of sources and targets
     * @param indexPath the file of the header and the trees
     * @param idBits the id width
     * @return the storage, its index sound
     */
    static SplitStorage inFiles(Path dataPath, Path indexPath, int idBits) {
        int wordBytes = idBits / Byte.SIZE;
        SplitFiles files = SplitFiles.open(dataPath, indexPath);
        try {
            boolean created = files.areEmpty();
            long recordCount = created ? Header.STEP : files.records(wordBytes);
            SplitStorage storage = new SplitStorage(
                    Words.of(files.data().memory(recordCount * SplitRecords.DATA_WORDS * wordBytes), idBits),
                    Words.of(files.index().memory(recordCount * SplitRecords.INDEX_WORDS * wordBytes), idBits),
                    Optional.of(files));
            if (created) {
                storage.mark();
                storage.provide(recordCount);
            } else {
                storage.header.check(indexPath, recordCount);
                storage.start(indexPath, recordCount);
            }
            return storage;
        } catch (RuntimeException | Error e) {
            files.close();
            throw e;
        }
    }

    Header header() {
        return header;
    }

    Slots slots() {
        return slots;
    }

    SplitRecords records() {
        return records;
    }

    UsageIndex sources() {
        return sources;
    }

    UsageIndex targets() {
        return targets;
    }

    /** The mark is on disk before anything else can be, so that it tells the truth after a power cut. */
    private void mark() {
        header.inUse(true);
        index.flush();
    }

    /**
     * Takes what the files hold into use: as it is, or with what is not sound built anew.
     *
     * <p>Not for files just created, which hold zeros: whatever is read here is mapped to be read, and each of its pages
     * then has to be mapped once more when it is first written, which costs twice what writing it does.
     */
    private void start(Path path, long recordCount) {
        sources.found(header.allocated());
        targets.found(header.allocated());
        boolean rebuild = header.inUse() || !isSound(path);
        mark();
        slots.recover();
        sources.forget(rebuild ? 0 : header.allocated(), recordCount - 1);
        targets.forget(rebuild ? 0 : header.allocated(), recordCount - 1);
        provide(Header.stepped(recordCount));
        if (rebuild) {
            attachAll();
        }
    }

    /**
     * Whether the trees of closed files can be used. If not, they must be such as another implementation makes them:
     * whether an index is damaged or the links are, nothing would tell.
     */
    private boolean isSound(Path path) {
        List<String> slotFaults = new ArrayList<>();
        slots.check(slotFaults::add);
        List<String> faults = new ArrayList<>(slotFaults);
        checkTrees(faults::add);
        if (faults.isEmpty()) {
            return true;
        }
        if (!new ForeignIndex(records, slots, header.allocated()).isWhole()) {
            throw new InvalidStoreFileException(path, faults.get(0));
        }
        if (!slotFaults.isEmpty()) {
            slots.trustFreeList();
        }
        return false;
    }

    private void checkTrees(Consumer<String> problems) {
        sources.check(header.allocated(), slots, problems);
        targets.check(header.allocated(), slots, problems);
    }

    /** Makes room for a number of records, record 0 included, and gives the new ones their trees. */
    private void provide(long recordCount) {
        data.grow(recordCount * SplitRecords.DATA_WORDS);
        index.grow(recordCount * SplitRecords.INDEX_WORDS);
        header.reserved(recordCount - 1);
        sources.adopt(recordCount - 1);
        targets.adopt(recordCount - 1);
    }

    /**
     * Makes room for a link.
     *
     * @param id the link's id, above what there is room for
     */
    void growTo(long id) {
        provide(Header.stepped(id + 1));
    }

    /**
     * Reports everything that is wrong with the records, the free list and the trees.
     *
     * @param problems takes a sentence, without its full stop, for each
     */
    void check(Consumer<String> problems) {
        slots.check(problems);
        checkTrees(problems);
    }

    /** Builds all trees anew from the sources and targets. */
    void rebuildIndexes() {
        sources.forget(0, header.reserved());
        targets.forget(0, header.reserved());
        attachAll();
    }

    private void attachAll() {
        long last = header.allocated();
        for (long id = 1; id <= last; id++) {
            boolean dead = slots.isDead(id);
            attach(sources, Side.SOURCE, id, dead);
            attach(targets, Side.TARGET, id, dead);
        }
    }

    private void attach(UsageIndex usages, int side, long id, boolean dead) {
        long first = records.first(side, id);
        if (dead || first == 0) {
            records.none(side, id);
        } else {
            usages.attach(first, records.second(side, id), id);
        }
    }

    /** See {@link Words#flush()}. */
    void flush() {
        data.flush();
        index.flush();
    }

    /** Makes {@link #close()} cut the files behind the last link. */
    void shrinkOnClose() {
        shrinks = true;
    }

    /** Gives the files the form that they are kept in, writes them to disk, and gives everything back. */
    void close() {
        try {
            long from = header.free() == 0 ? header.allocated() + 1 : 1;
            sources.release(from, slots);
            targets.release(from, slots);
            long recordCount = header.allocated() + 1;
            flush();
            header.inUse(false);
            index.flush();
            int wordBytes = data.bytes();
            data.close();
            index.close();
            if (shrinks && files.isPresent()) {
                files.get().truncate(recordCount, wordBytes);
            }
        } finally {
            files.ifPresent(SplitFiles::close);
        }
    }
}
