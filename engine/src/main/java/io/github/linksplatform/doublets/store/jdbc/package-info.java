/**
 * Links and posts in the tables of any database that has a JDBC driver: what a provider of one needs beside the address,
 * the settings that it reads back, and its versions.
 */
package io.github.linksplatform.doublets.store.jdbc;
