package io.github.linksplatform.doublets.store;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/**
 * What stores of links and of posts have in common. A store is new, empty and used by one thread: the one that opened it.
 * Reads see what the same transaction has written. A consumer of records keeps none of them, does not call the store and
 * throws nothing.
 *
 * <p>A process opens one store after the other: those of the warm-up, which are filled, emptied and closed, then the one
 * that is measured. Threads that a store has for itself are its own business, and are measured with it.
 *
 * <p>Methods may throw whatever the library behind them throws; the run then names the variant, the operation and the
 * error.
 */
public interface Store extends AutoCloseable {
    /**
     * Starts a transaction. Every other call but {@link #settings()}, {@link #versions()}, {@link #files()} and
     * {@link #close()} happens inside one.
     *
     * @throws Exception if the library fails
     */
    void begin() throws Exception;

    /**
     * Ends the transaction, so that what it wrote survives what the variant's {@link Durability} says.
     *
     * @throws Exception if the library fails, or if the ids it assigned are not those that were returned
     */
    void commit() throws Exception;

    /**
     * Counts the records, by asking the store and not by remembering.
     *
     * @return how many records there are
     * @throws Exception if the library fails
     */
    long count() throws Exception;

    /**
     * The settings that decide speed, read back from the store and not repeated from configuration.
     *
     * @return names and values, such as "journal_mode" and "memory"
     * @throws Exception if the library fails
     */
    Map<String, String> settings() throws Exception;

    /**
     * The versions of the engine and the library.
     *
     * @return names and versions, such as "SQLite" and "3.54.1"
     * @throws Exception if the library fails
     */
    Map<String, String> versions() throws Exception;

    /**
     * The files that keep the records now, among them journals.
     *
     * @return paths of existing files; none for a store in memory
     * @throws Exception if the library fails
     */
    List<Path> files() throws Exception;

    /**
     * What a server keeps for this store.
     *
     * @return the size in bytes of its relations, or empty if there is no server
     * @throws Exception if the library fails
     */
    default OptionalLong serverBytes() throws Exception {
        return OptionalLong.empty();
    }

    /**
     * Gives everything back.
     *
     * @throws Exception if the library fails
     */
    @Override
    void close() throws Exception;
}
