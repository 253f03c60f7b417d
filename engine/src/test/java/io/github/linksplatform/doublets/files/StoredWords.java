package io.github.linksplatform.doublets.files;

import io.github.linksplatform.doublets.StoreKind;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The closed files of a store, read by nothing but the description of the layout.
 *
 * @param kind what they are
 * @param files their bytes, those of the header last
 */
record StoredWords(StoreKind kind, List<ByteBuffer> files) {
    static final int SOURCE = 0;
    static final int TARGET = 1;
    private static final int SOURCE_ROOT = 4;

    static StoredWords read(StoreKind kind, Path store) throws IOException {
        List<ByteBuffer> files = new ArrayList<>();
        for (Path file : kind.files(store)) {
            files.add(ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.LITTLE_ENDIAN));
        }
        return new StoredWords(kind, files);
    }

    boolean isUnited() {
        return files.size() == 1;
    }

    boolean isEmpty() {
        return files.stream().noneMatch(ByteBuffer::hasRemaining);
    }

    private long word(ByteBuffer file, long index) {
        return kind.bits() == 64
                ? file.getLong((int) (index * Long.BYTES))
                : Integer.toUnsignedLong(file.getInt((int) (index * Integer.BYTES)));
    }

    long header(int word) {
        return word(files.get(files.size() - 1), word);
    }

    /** The source or target of a record. */
    long end(long id, int side) {
        return word(files.get(0), id * (isUnited() ? 8 : 2) + side);
    }

    private long tree(long id, int side, int word) {
        return isUnited()
                ? word(files.get(0), id * 8 + 2 + 3L * side + word)
                : word(files.get(1), id * 8 + 4L * side + 1 + word);
    }

    long size(long id, int side) {
        return tree(id, side, 2);
    }

    /** The root of the tree of a whole united store, or of the external ends of a split one. */
    long root(int side) {
        return header(SOURCE_ROOT + side);
    }

    /** The root of the tree that a link owns in a split store. */
    long root(long owner, int side) {
        return word(files.get(1), owner * 8 + 4L * side);
    }

    /** The ids below a root, in order. */
    List<Long> inOrder(long root, int side) {
        if (root == 0) {
            return List.of();
        }
        List<Long> ids = new ArrayList<>(inOrder(tree(root, side, 0), side));
        ids.add(root);
        ids.addAll(inOrder(tree(root, side, 1), side));
        return ids;
    }
}
