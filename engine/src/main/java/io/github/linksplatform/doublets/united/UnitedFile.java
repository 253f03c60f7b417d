package io.github.linksplatform.doublets.united;

import io.github.linksplatform.doublets.memory.Header;
import io.github.linksplatform.doublets.memory.InvalidStoreFileException;
import io.github.linksplatform.doublets.memory.StoreFile;
import java.nio.file.Path;
import java.util.List;

/**
 * The file of a united store: its opening, which checks it whole before anything in it is changed, and its closing.
 *
 * <p>A file that carries the in-use mark was left by a process that ended before it closed the store: its free list and
 * its trees are made anew from the links. In any other file everything must be right. Only trees as other
 * implementations make them are replaced by ours, because their links are beyond doubt.
 *
 * <p>The layout holds no checksum, so what is not told twice cannot be checked: a highest id that is one too high reads
 * as a link without ends that was created last, and the room that the header tells of is whatever the file has. With
 * the in-use mark set, or set by damage, the trees are no witness of the links' ends.
 */
final class UnitedFile {
    private final StoreFile file;
    private final Layout layout;
    private final int recordBytes;

    private UnitedFile(StoreFile file, int bits) {
        this.file = file;
        this.recordBytes = Records.WORDS * bits / Byte.SIZE;
        boolean created = file.size() == 0;
        if (created) {
            this.layout = new Layout(file.memory(Header.stepped(1) * recordBytes), bits);
        } else {
            file.checkSize(recordBytes);
            this.layout = new Layout(file.memory(file.size()), bits);
            accept();
        }
        layout.reserve(layout.header.allocated() + 1);
        mark();
    }

    /** The mark is on disk before anything else can be, so that it tells the truth after a power cut. */
    private void mark() {
        if (!layout.header.inUse()) {
            layout.header.inUse(true);
            layout.words.flush();
        }
    }

    static UnitedFile open(Path path, int bits) {
        StoreFile file = StoreFile.open(path);
        try {
            return new UnitedFile(file, bits);
        } catch (Throwable e) {
            file.close();
            throw e;
        }
    }

    private void accept() {
        Path path = file.path();
        layout.header.check(path, file.size() / recordBytes);
        if (layout.header.inUse()) {
            if (!layout.slots.endsAfterHighest()) {
                throw new InvalidStoreFileException(
                        path, "there are links behind the highest id " + layout.header.allocated() + " in its header");
            }
            layout.slots.recover();
            layout.rebuild();
            return;
        }
        UnitedCheck check = layout.check();
        List<String> problems = check.problems();
        if (!problems.isEmpty()) {
            if (!check.canBeRebuilt()) {
                throw new InvalidStoreFileException(path, problems.get(0));
            }
            mark();
            layout.rebuild();
        }
    }

    Layout layout() {
        return layout;
    }

    /** Writes everything to disk, and only then takes the mark away. */
    void close(boolean shrink) {
        try {
            long used = (layout.header.allocated() + 1) * recordBytes;
            layout.words.flush();
            layout.header.inUse(false);
            layout.words.flush();
            layout.words.close();
            if (shrink) {
                file.truncate(used);
            }
        } finally {
            file.close();
        }
    }
}
