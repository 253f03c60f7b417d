/** DuckDB in the process. */
package io.github.linksplatform.doublets.store.duckdb;
