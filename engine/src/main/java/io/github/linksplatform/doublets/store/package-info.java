/**
 * What a workload talks to, and what the author of a store implements.
 *
 * <p>A {@link io.github.linksplatform.doublets.store.StoreProvider}, found by {@link java.util.ServiceLoader}, names
 * its variants and opens them as a {@link io.github.linksplatform.doublets.store.LinkStore} or a
 * {@link io.github.linksplatform.doublets.store.PostStore}. A store is used by one thread.
 */
package io.github.linksplatform.doublets.store;
