/** RocksDB in the process. */
package io.github.linksplatform.doublets.store.rocksdb;
