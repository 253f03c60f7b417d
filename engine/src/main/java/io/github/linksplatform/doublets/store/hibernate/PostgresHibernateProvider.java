package io.github.linksplatform.doublets.store.hibernate;

import io.github.linksplatform.doublets.store.Category;
import io.github.linksplatform.doublets.store.Dependencies;
import io.github.linksplatform.doublets.store.Durability;
import io.github.linksplatform.doublets.store.PostStore;
import io.github.linksplatform.doublets.store.ServerProgram;
import io.github.linksplatform.doublets.store.StoreProvider;
import io.github.linksplatform.doublets.store.StoreSettings;
import io.github.linksplatform.doublets.store.Variant;
import io.github.linksplatform.doublets.store.Variant.Role;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;

/** Opens PostgreSQL through Hibernate ORM. */
public final class PostgresHibernateProvider implements StoreProvider {
    /** The property that says where the server is: a JDBC URL, a PostgreSQL URI, or keywords and values. */
    public static final String ADDRESS = "postgresql.url";

    /** The property that names the user, if the address does not. */
    public static final String USER = "postgresql.user";

    /** The property that holds the password, if the address does not. */
    public static final String PASSWORD = "postgresql.password";

    /** Stands in the coordinates of the server's programs for what this machine is. */
    private static final String PLATFORM = "@platform@";

    private static final String VARIANT = "PostgreSQL_Hibernate";

    /** For {@link java.util.ServiceLoader}. */
    public PostgresHibernateProvider() {}

    @Override
    public String name() {
        return "hibernate-postgresql";
    }

    @Override
    public List<Variant> variants() {
        return List.of(new Variant(VARIANT, Category.OBJECTS, Durability.POWER_CUT, Optional.empty(), Role.SERVER));
    }

    @Override
    public List<String> dependencies() {
        return Dependencies.of(PostgresHibernateProvider.class, "postgresql.txt");
    }

    @Override
    public Optional<ServerProgram> server() {
        List<String> dependencies = Dependencies.of(PostgresHibernateProvider.class, "server.txt").stream()
                .map(coordinate -> coordinate.replace(PLATFORM, Platform.here()))
                .toList();
        return Optional.of(new ServerProgram(EmbeddedPostgresServer.class.getName(), dependencies, ADDRESS));
    }

    @Override
    public PostStore openPosts(StoreSettings settings) throws SQLException {
        if (!settings.variant().equals(VARIANT)) {
            throw new IllegalArgumentException("hibernate-postgresql has no variant '" + settings.variant()
                    + "'; its variant is " + VARIANT + ".");
        }
        String address = settings.properties().get(ADDRESS);
        if (address == null || address.isBlank()) {
            throw new IllegalArgumentException(VARIANT + " needs a server: set doublets.postgresql to its JDBC URL,"
                    + " such as jdbc:postgresql://localhost:5432/benchmark, or to embedded.");
        }
        return new HibernatePosts(
                new PostgresDatabase(PostgresAddress.of(
                        address,
                        settings.properties().get(USER),
                        settings.properties().get(PASSWORD))),
                settings.properties());
    }
}
