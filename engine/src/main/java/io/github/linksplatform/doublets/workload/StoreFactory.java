package io.github.linksplatform.doublets.workload;

import io.github.linksplatform.doublets.store.Store;

/**
 * Opens new stores and takes them away again.
 *
 * @param <S> the kind of store
 */
public interface StoreFactory<S extends Store> {
    /**
     * Opens a new, empty store.
     *
     * @return the store
     * @throws WorkloadException if it cannot be opened
     */
    S open() throws WorkloadException;

    /**
     * Closes a store and deletes what it kept.
     *
     * @param store the store opened last
     * @throws WorkloadException if it cannot be closed
     */
    void discard(S store) throws WorkloadException;

    /**
     * Opens a store, does something with it, and discards it whatever happens.
     *
     * @param <R> what comes of it
     * @param use what is done
     * @return what came of it
     * @throws WorkloadException if the store cannot be opened or closed, or {@code use} throws it
     */
    default <R> R with(Use<S, R> use) throws WorkloadException {
        S store = open();
        R result;
        try {
            result = use.of(store);
        } catch (Throwable e) {
            try {
                discard(store);
            } catch (WorkloadException | RuntimeException again) {
                e.addSuppressed(again);
            }
            throw e;
        }
        discard(store);
        return result;
    }

    /**
     * What is done with a store between open and close.
     *
     * @param <S> the kind of store
     * @param <R> what comes of it
     */
    @FunctionalInterface
    interface Use<S extends Store, R> {
        /**
         * Uses the store.
         *
         * @param store an open store
         * @return what comes of it
         * @throws WorkloadException if the store fails
         */
        R of(S store) throws WorkloadException;
    }
}
