/**
 * SQLite through androidx.sqlite: its own build of the engine and its own binding, independent of sqlite-jdbc. Its
 * interface is that of Kotlin, not JDBC.
 */
package io.github.linksplatform.doublets.store.androidx;
