package io.github.linksplatform.doublets.store.jdbc;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;

/**
 * One connection to a new database: its prepared statements, its transactions, and how its rows get their ids. What
 * stores of links and of posts share.
 */
public interface JdbcConnection extends AutoCloseable {
    /**
     * Prepares a statement, closed with the connection.
     *
     * @param sql its text
     * @return the statement
     * @throws SQLException if the database refuses it
     */
    PreparedStatement prepare(String sql) throws SQLException;

    /**
     * Starts a transaction.
     *
     * @throws SQLException if the database fails
     */
    void begin() throws SQLException;

    /**
     * Ends the transaction.
     *
     * @throws SQLException if the database fails
     */
    void commit() throws SQLException;

    /**
     * Runs a statement that inserts one row.
     *
     * @param statement the statement with its parameters
     * @param idParameter the number of one more parameter, if the statement has one for the row's id
     * @return the row's id
     * @throws SQLException if the database fails
     */
    long insert(PreparedStatement statement, int idParameter) throws SQLException;

    /**
     * Runs a statement that deletes rows.
     *
     * @param statement the statement with its parameters
     * @return how many rows went
     * @throws SQLException if the database fails
     */
    long delete(PreparedStatement statement) throws SQLException;

    /**
     * The settings that decide speed, read back.
     *
     * @return names and values
     * @throws SQLException if the database fails
     */
    Map<String, String> settings() throws SQLException;

    /**
     * The versions of the engine and the library.
     *
     * @return names and versions
     * @throws SQLException if the database fails
     */
    Map<String, String> versions() throws SQLException;

    /**
     * The files that keep the records now.
     *
     * @return paths of existing files; none for a database in memory
     * @throws IOException if their directory cannot be read
     */
    List<Path> files() throws IOException;

    @Override
    void close() throws SQLException;

    /**
     * The number in the first column of a query's only row.
     *
     * @param query a query
     * @return the number; 0 if it is null
     * @throws SQLException if the database fails
     */
    static long number(PreparedStatement query) throws SQLException {
        try (ResultSet rows = query.executeQuery()) {
            rows.next();
            return rows.getLong(1);
        }
    }
}
