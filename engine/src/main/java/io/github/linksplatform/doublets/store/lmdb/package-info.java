/** LMDB through lmdbjava. */
package io.github.linksplatform.doublets.store.lmdb;
