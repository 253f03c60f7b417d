package io.github.linksplatform.doublets.workload;

import io.github.linksplatform.doublets.store.Store;
import java.util.Optional;

/**
 * One operation of a workload: what is timed, and what is looked at afterwards.
 *
 * @param <S> the kind of store
 * @param name the name in reports, for example "query_by_id"
 * @param kind whether it can be repeated
 * @param records how many records one pass visits, at least 1: times are divided by it
 * @param timed what is timed, in one transaction
 * @param readBack what is done afterwards, untimed and in a transaction of its own: to see what a write left behind, or
 *     what the total of a read cannot tell
 */
public record Operation<S extends Store>(
        String name, Kind kind, long records, Pass<S> timed, Optional<Pass<S>> readBack) {
    /** Whether an operation leaves the store as it was. */
    public enum Kind {
        /** It does: a short one is repeated in whole passes. */
        READ,
        /** It does not: it runs once. */
        WRITE
    }

    /**
     * Once over all records.
     *
     * @param <S> the kind of store
     * @param expected what it must come to
     * @param body what is done
     */
    public record Pass<S extends Store>(Total expected, Body<S> body) {}

    /**
     * What is done in a pass, in a loop of its own, so that the compiler sees each call of the store for itself.
     *
     * @param <S> the kind of store
     */
    @FunctionalInterface
    public interface Body<S extends Store> {
        /**
         * Goes over all records.
         *
         * @param store the store, in a transaction
         * @param tally sees every record
         * @throws Exception if the store's library fails
         */
        void run(S store, Tally tally) throws Exception;
    }

    static <S extends Store> Operation<S> read(String name, long records, Total expected, Body<S> body) {
        return read(name, records, expected, body, Optional.empty());
    }

    static <S extends Store> Operation<S> read(
            String name, long records, Total expected, Body<S> body, Optional<Pass<S>> readBack) {
        return new Operation<>(name, Kind.READ, records, new Pass<>(expected, body), readBack);
    }

    static <S extends Store> Operation<S> write(
            String name, long records, Total expected, Body<S> body, Optional<Pass<S>> readBack) {
        return new Operation<>(name, Kind.WRITE, records, new Pass<>(expected, body), readBack);
    }
}
