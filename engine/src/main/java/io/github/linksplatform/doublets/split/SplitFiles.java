package io.github.linksplatform.doublets.split;

import io.github.linksplatform.doublets.memory.InvalidStoreFileException;
import io.github.linksplatform.doublets.memory.StoreFile;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The two files of a split store, open and locked.
 *
 * @param data the file of sources and targets
 * @param index the file of the header and the trees
 */
record SplitFiles(StoreFile data, StoreFile index) implements AutoCloseable {
    /**
     * Opens or creates both files.
     *
     * @param dataPath the file of sources and targets
     * @param indexPath the file of the header and the trees
     * @return the files
     * @throws InvalidStoreFileException if only one of them exists
     */
    static SplitFiles open(Path dataPath, Path indexPath) {
        boolean hasData = Files.exists(dataPath);
        if (hasData != Files.exists(indexPath)) {
            throw new InvalidStoreFileException(
                    hasData ? dataPath : indexPath,
                    "the file " + (hasData ? indexPath : dataPath) + ", which belongs to it, does not exist");
        }
        StoreFile data = StoreFile.open(dataPath);
        try {
            return new SplitFiles(data, StoreFile.open(indexPath));
        } catch (RuntimeException e) {
            data.close();
            throw e;
        }
    }

    /**
     * Whether there is nothing in the files yet.
     *
     * @return whether both are empty
     */
    boolean areEmpty() {
        return data.size() == 0 && index.size() == 0;
    }

    /**
     * How many records there is room for, record 0 included.
     *
     * @param wordBytes the size of a word
     * @return the number of records, the same in both files
     * @throws InvalidStoreFileException if the files cannot belong to one store of this width
     */
    long records(int wordBytes) {
        int dataBytes = SplitRecords.DATA_WORDS * wordBytes;
        int indexBytes = SplitRecords.INDEX_WORDS * wordBytes;
        data.checkSize(dataBytes);
        index.checkSize(indexBytes);
        long dataRecords = data.size() / dataBytes;
        long indexRecords = index.size() / indexBytes;
        if (dataRecords != indexRecords) {
            throw new InvalidStoreFileException(
                    data.path(),
                    "it has room for " + dataRecords + " records and its index file " + index.path() + " for "
                            + indexRecords + ", where both must be equal");
        }
        return dataRecords;
    }

    /**
     * Cuts the files. Nothing may be mapped any more.
     *
     * @param records how many records stay, record 0 included
     * @param wordBytes the size of a word
     */
    void truncate(long records, int wordBytes) {
        data.truncate(records * SplitRecords.DATA_WORDS * wordBytes);
        index.truncate(records * SplitRecords.INDEX_WORDS * wordBytes);
    }

    @Override
    public void close() {
        try {
            data.close();
        } finally {
            index.close();
        }
    }
}
