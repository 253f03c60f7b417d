package io.github.linksplatform.doublets.memory;

import java.nio.file.Path;

/**
 * The header of a store: the eight words of slot 0 of a united or an index file.
 *
 * <p>In order: allocated, reserved, free count, first free, source root, target root, last free, and a word that other
 * implementations leave 0 and that holds the in-use mark here.
 */
public final class Header {
    /** The growth step of every store: 2<sup>20</sup> slots. */
    public static final long STEP = 1L << 20;

    /** The length of the header, and of a united or an index record, in words. */
    public static final int WORDS = 8;

    private static final int ALLOCATED = 0;
    private static final int RESERVED = 1;
    private static final int FREE = 2;
    private static final int FIRST_FREE = 3;
    private static final int SOURCE_ROOT = 4;
    private static final int TARGET_ROOT = 5;
    private static final int LAST_FREE = 6;
    private static final int IN_USE = 7;

    private final Words words;

    /**
     * The header at the start of some words.
     *
     * @param words a united or an index memory
     */
    public Header(Words words) {
        this.words = words;
    }

    /**
     * The smallest multiple of the growth step that has room.
     *
     * @param slots how many slots are needed, slot 0 included
     * @return how many slots there should be
     */
    public static long stepped(long slots) {
        return Math.max(1, (slots + STEP - 1) / STEP) * STEP;
    }

    /**
     * The highest id in use.
     *
     * @return the id, or 0 in an empty store
     */
    public long allocated() {
        return words.get(ALLOCATED);
    }

    void allocated(long id) {
        words.put(ALLOCATED, id);
    }

    /**
     * The highest id that there is room for.
     *
     * @return the id
     */
    public long reserved() {
        return words.get(RESERVED);
    }

    /**
     * Sets the highest id that there is room for.
     *
     * @param id the id
     */
    public void reserved(long id) {
        words.put(RESERVED, id);
    }

    /**
     * How many ids below the highest one are not in use.
     *
     * @return the length of the free list
     */
    public long free() {
        return words.get(FREE);
    }

    void free(long count) {
        words.put(FREE, count);
    }

    long firstFree() {
        return words.get(FIRST_FREE);
    }

    void firstFree(long id) {
        words.put(FIRST_FREE, id);
    }

    long lastFree() {
        return words.get(LAST_FREE);
    }

    void lastFree(long id) {
        words.put(LAST_FREE, id);
    }

    /**
     * The root of the tree by source: of all links in a united store, of those with an external source in a split one.
     *
     * @return an id, or 0 if the tree is empty
     */
    public long sourceRoot() {
        return words.get(SOURCE_ROOT);
    }

    /**
     * Sets the root of the tree by source.
     *
     * @param id an id, or 0 for an empty tree
     */
    public void sourceRoot(long id) {
        words.put(SOURCE_ROOT, id);
    }

    /**
     * The root of the tree by target.
     *
     * @return an id, or 0 if the tree is empty
     */
    public long targetRoot() {
        return words.get(TARGET_ROOT);
    }

    /**
     * Sets the root of the tree by target.
     *
     * @param id an id, or 0 for an empty tree
     */
    public void targetRoot(long id) {
        words.put(TARGET_ROOT, id);
    }

    /**
     * Whether the store was not closed in order, or is open.
     *
     * @return whether the in-use mark is set
     */
    public boolean inUse() {
        return words.get(IN_USE) != 0;
    }

    /**
     * Sets or clears the in-use mark.
     *
     * @param inUse whether the store is open
     */
    public void inUse(boolean inUse) {
        words.put(IN_USE, inUse ? 1 : 0);
    }

    /**
     * Refuses a file whose header cannot be that of a store of this width and size. Changes nothing. Of a store that was
     * not closed, the free ids and the roots are not looked at: a kill may have left them in between, and they are made
     * anew.
     *
     * @param path the file, for the message
     * @param slots how many records the file has room for, slot 0 included
     * @throws InvalidStoreFileException with the first reason found
     */
    public void check(Path path, long slots) {
        long last = allocated();
        requireBelow(path, "the highest id", last, slots);
        requireBelow(path, "the in-use mark", words.get(IN_USE), 2);
        if (Long.compareUnsigned(reserved(), last) < 0) {
            throw new InvalidStoreFileException(
                    path,
                    "its header says that there is room for " + Long.toUnsignedString(reserved()) + " ids, but "
                            + Long.toUnsignedString(last) + " are in use; another id width would explain it");
        }
        if (!inUse()) {
            checkClosed(path, last);
        }
    }

    private void checkClosed(Path path, long last) {
        requireBelow(path, "the number of free ids", free(), Math.max(1, last));
        requireBelow(path, "the first free id", firstFree(), last + 1);
        requireBelow(path, "the last free id", lastFree(), last + 1);
        requireBelow(path, "the root of the source tree", sourceRoot(), last + 1);
        requireBelow(path, "the root of the target tree", targetRoot(), last + 1);
        boolean empty = free() == 0;
        if (empty != (firstFree() == 0) || empty != (lastFree() == 0)) {
            throw new InvalidStoreFileException(path, "its header contradicts itself about the free ids");
        }
    }

    private static void requireBelow(Path path, String what, long value, long limit) {
        if (Long.compareUnsigned(value, limit) >= 0) {
            throw new InvalidStoreFileException(
                    path,
                    what + " in its header is " + Long.toUnsignedString(value) + " where at most "
                            + Long.toUnsignedString(limit - 1) + " is possible; another id width would explain it");
        }
    }
}
