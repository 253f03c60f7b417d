package io.github.linksplatform.doublets.store.keyvalue;

import io.github.linksplatform.doublets.store.StoreFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;

/**
 * Spaces of keys and values, each ordered by the unsigned bytes of its keys. Used by one thread, new when it is opened, and
 * in a transaction at every call but the last four.
 */
public interface OrderedBytes extends AutoCloseable {
    /** Spaces that do not touch each other. */
    enum Space {
        /** The records by their ids. */
        RECORDS,
        /** Links by from, to and id, without values. */
        BY_FROM,
        /** Links by to, from and id, without values. */
        BY_TO
    }

    /**
     * Starts a transaction.
     *
     * @throws Exception if the library fails
     */
    void begin() throws Exception;

    /**
     * Ends the transaction.
     *
     * @throws Exception if the library fails
     */
    void commit() throws Exception;

    /**
     * Writes an entry, over one of the same key if there is one.
     *
     * @param space where
     * @param key 1 to 24 bytes
     * @param value any bytes, also none
     * @throws Exception if the library fails
     */
    void put(Space space, byte[] key, byte[] value) throws Exception;

    /**
     * Reads a value.
     *
     * @param space where
     * @param key the key
     * @return the value, or null if there is none
     * @throws Exception if the library fails
     */
    byte[] get(Space space, byte[] key) throws Exception;

    /**
     * Takes an entry away.
     *
     * @param space where
     * @param key the key of an entry
     * @throws Exception if the library fails
     */
    void delete(Space space, byte[] key) throws Exception;

    /**
     * Reads all entries whose keys begin with some bytes, in the order of their keys.
     *
     * @param space where
     * @param prefix the first bytes, perhaps none
     * @param consumer takes key and value of each
     * @throws Exception if the library fails
     */
    void scan(Space space, byte[] prefix, BiConsumer<byte[], byte[]> consumer) throws Exception;

    /**
     * Counts entries, by asking the store.
     *
     * @param space where
     * @return how many there are
     * @throws Exception if the library fails
     */
    long count(Space space) throws Exception;

    /**
     * The settings that decide speed, read back.
     *
     * @return names and values
     * @throws Exception if the library fails
     */
    Map<String, String> settings() throws Exception;

    /**
     * The versions of the engine and the library.
     *
     * @return names and versions
     * @throws Exception if the library fails
     */
    Map<String, String> versions() throws Exception;

    /**
     * Where the files are.
     *
     * @return the directory of this store alone
     */
    Path directory();

    @Override
    void close() throws Exception;

    /**
     * The files there are now.
     *
     * @return all regular files below the directory
     * @throws IOException if the directory cannot be read
     */
    default List<Path> files() throws IOException {
        return StoreFiles.below(directory());
    }
}
