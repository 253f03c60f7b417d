/** SQLite through sqlite-jdbc, the usual binding for Java. */
package io.github.linksplatform.doublets.store.sqlite;
