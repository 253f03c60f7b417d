package io.github.linksplatform.doublets.plugin.mojo;

import io.github.linksplatform.doublets.plugin.plan.InvalidConfigurationException;
import io.github.linksplatform.doublets.plugin.plan.Plan;
import io.github.linksplatform.doublets.store.Variant;
import io.github.linksplatform.doublets.store.Variant.Role;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.apache.maven.settings.Server;
import org.apache.maven.settings.Settings;
import org.apache.maven.settings.crypto.DefaultSettingsDecryptionRequest;
import org.apache.maven.settings.crypto.SettingsDecrypter;
import org.apache.maven.settings.crypto.SettingsDecryptionResult;

/**
 * Where the PostgreSQL server is and who connects.
 *
 * @param address a JDBC URL or another form that the provider knows, "embedded", or null if there is no server
 * @param user the user, or null
 * @param password the password, or null
 */
record PostgresqlAccess(String address, String user, String password) {
    /** The value that asks for a server of the run's own. */
    static final String EMBEDDED = "embedded";

    private static final String SERVER = "postgresql.server";

    /** The environment variable that upstream's comparison takes the address from. */
    private static final String ENVIRONMENT = "POSTGRESQL_CONNECTION_STRING";

    /** The address by the parameter, else by the environment; null if neither has one. */
    static String address(String parameter, Map<String, String> environment) {
        return Optional.ofNullable(parameter)
                .or(() -> Optional.ofNullable(environment.get(ENVIRONMENT)))
                .filter(address -> !address.isBlank())
                .orElse(null);
    }

    /**
     * The access with the user and the password of a server of settings.xml.
     *
     * @param address where the PostgreSQL server is
     * @param id the id of the server of settings.xml
     * @param settings what Maven read
     * @param decrypter decrypts as Maven does
     * @return the access
     * @throws InvalidConfigurationException if there is no such server, or what it has cannot be decrypted
     */
    static PostgresqlAccess ofServer(String address, String id, Settings settings, SettingsDecrypter decrypter)
            throws InvalidConfigurationException {
        Server server = settings.getServer(id);
        if (server == null) {
            throw new InvalidConfigurationException(
                    SERVER,
                    id,
                    "is the id of no server of settings.xml",
                    "add a <server> with this id, a <username> and a <password> to settings.xml");
        }
        SettingsDecryptionResult result = decrypter.decrypt(new DefaultSettingsDecryptionRequest(server));
        if (!result.getProblems().isEmpty()) {
            throw new InvalidConfigurationException(
                    SERVER,
                    id,
                    "is a server of settings.xml whose password Maven cannot decrypt",
                    "encrypt it anew with mvn --encrypt-password and the master password of settings-security.xml ("
                            + result.getProblems().get(0).getMessage() + ")");
        }
        return new PostgresqlAccess(
                address, result.getServer().getUsername(), result.getServer().getPassword());
    }

    boolean isEmbedded() {
        return EMBEDDED.equals(address);
    }

    /** Refuses rows that need a server if there is none. */
    void requireFor(Plan plan) throws InvalidConfigurationException {
        Optional<Variant> served = plan.tables().stream()
                .flatMap(table -> table.variants().stream())
                .filter(variant -> variant.role() == Role.SERVER)
                .findFirst();
        if (served.isPresent() && address == null) {
            throw new InvalidConfigurationException(
                    "postgresql",
                    null,
                    "variant " + served.get().name() + " needs",
                    "give the JDBC URL of a server, such as jdbc:postgresql://localhost:5432/benchmark, or "
                            + EMBEDDED + " for one that the run starts itself, or set the environment variable "
                            + ENVIRONMENT);
        }
    }

    /** What stores are told; of an embedded server nothing, since its address is not known before it runs. */
    Map<String, String> properties() {
        Map<String, String> properties = new LinkedHashMap<>();
        if (!isEmbedded()) {
            put(properties, "postgresql.url", address);
            put(properties, "postgresql.user", user);
            put(properties, "postgresql.password", password);
        }
        return properties;
    }

    private static void put(Map<String, String> properties, String name, String value) {
        if (value != null) {
            properties.put(name, value);
        }
    }

    /** Leaves out what may hold a password. */
    @Override
    public String toString() {
        return "PostgresqlAccess[embedded=" + isEmbedded() + "]";
    }
}
