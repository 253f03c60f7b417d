package io.github.linksplatform.doublets.workload;

import io.github.linksplatform.doublets.store.Store;
import java.util.List;

/**
 * What is done to one store from new to empty.
 *
 * @param <S> the kind of store
 */
public interface Workload<S extends Store> {
    /** The operation that fills the store, after which its size is looked at. */
    String CREATE = "create";

    /**
     * Checks that a store is new and puts the records of the background into it. Not timed.
     *
     * @param store a new store
     * @throws WorkloadException if it is not empty, or fails
     */
    void prepare(S store) throws WorkloadException;

    /**
     * The store as the operations see it.
     *
     * @param store a prepared store
     * @return the same, or what puts a transaction around each of its calls
     */
    S measured(S store);

    /**
     * What is done and timed, in this order, beginning with {@value #CREATE}.
     *
     * @return the operations
     */
    List<Operation<S>> operations();

    /** Lets go of what was prepared for the last store, so that what is left in memory is the store's. */
    void release();
}
