package io.github.linksplatform.doublets.files;

import io.github.linksplatform.doublets.StoreKind;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** What one file of a store holds. */
record StoreBytes(ByteBuffer bytes) {
    private static final int INDEX_WORDS = 8;
    private static final int END_WORDS = 2;

    /** The files of a store, that of the header last; a file that does not exist holds nothing. */
    static List<StoreBytes> read(StoreKind kind, Path store) {
        return kind.files(store).stream().map(StoreBytes::readFile).toList();
    }

    private static StoreBytes readFile(Path file) {
        try {
            return new StoreBytes(ByteBuffer.wrap(Files.readAllBytes(file)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    boolean isEmpty() {
        return !bytes.hasRemaining();
    }

    /** The words of the trees in an index or united file, from the first record to the last whole one of the links. */
    ByteBuffer trees(StoreKind kind) {
        int word = kind.bits() / Byte.SIZE;
        int record = INDEX_WORDS * word;
        int ends = kind.files(Path.of("")).size() == 1 ? END_WORDS * word : 0;
        int last = (int) (word == Long.BYTES ? little().getLong(0) : little().getInt(0));
        ByteBuffer trees = ByteBuffer.allocate(last * (record - ends));
        for (int id = 1; id <= last; id++) {
            trees.put(bytes.slice(id * record + ends, record - ends));
        }
        return trees.flip();
    }

    private ByteBuffer little() {
        return bytes.duplicate().order(java.nio.ByteOrder.LITTLE_ENDIAN);
    }
}
