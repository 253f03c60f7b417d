/**
 * Posts through Hibernate ORM: what an object-relational mapper adds to SQLite, and PostgreSQL, a server, through one.
 *
 * <p>All variants map the same entity and use the session in the same way: each post is saved by itself, nothing saved
 * or read stays in the persistence context.
 */
package io.github.linksplatform.doublets.store.hibernate;
