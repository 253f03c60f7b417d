package io.github.linksplatform.doublets.store.hibernate;

import java.sql.Connection;
import org.hibernate.engine.jdbc.connections.spi.ConnectionProvider;
import org.hibernate.service.UnknownUnwrapTypeException;

/** Gives Hibernate the same connection each time and keeps it open: a database in memory ends with its connection. */
final class OneConnection implements ConnectionProvider {
    private static final long serialVersionUID = 1L;

    private final transient Connection connection;

    OneConnection(Connection connection) {
        this.connection = connection;
    }

    @Override
    public Connection getConnection() {
        return connection;
    }

    @Override
    public void closeConnection(Connection returned) {}

    @Override
    public boolean supportsAggressiveRelease() {
        return false;
    }

    @Override
    public boolean isUnwrappableAs(Class<?> type) {
        return type.isInstance(this);
    }

    @Override
    public <T> T unwrap(Class<T> type) {
        if (!isUnwrappableAs(type)) {
            throw new UnknownUnwrapTypeException(type);
        }
        return type.cast(this);
    }
}
