package io.github.linksplatform.doublets.plugin.mojo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linksplatform.doublets.plugin.plan.InvalidConfigurationException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.apache.maven.settings.Server;
import org.apache.maven.settings.Settings;
import org.apache.maven.settings.crypto.DefaultSettingsDecrypter;
import org.apache.maven.settings.crypto.SettingsDecrypter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonatype.plexus.components.cipher.DefaultPlexusCipher;
import org.sonatype.plexus.components.sec.dispatcher.DefaultSecDispatcher;

class PostgresqlAccessTest {
    private static final String ADDRESS = "jdbc:postgresql://db/posts";

    /** Maven encrypts the master password with this, which is not a secret. */
    private static final String MASTER_KEY = DefaultSecDispatcher.SYSTEM_PROPERTY_SEC_LOCATION;

    @TempDir
    Path directory;

    private final DefaultPlexusCipher cipher = new DefaultPlexusCipher();

    @Test
    void theParameterComesBeforeTheEnvironment() {
        Map<String, String> environment = Map.of("POSTGRESQL_CONNECTION_STRING", "Host=db");

        assertThat(PostgresqlAccess.address("embedded", environment)).isEqualTo("embedded");
        assertThat(PostgresqlAccess.address(null, environment)).isEqualTo("Host=db");
        assertThat(PostgresqlAccess.address(null, Map.of())).isNull();
        assertThat(PostgresqlAccess.address(" ", Map.of())).isNull();
    }

    @Test
    void storesAreToldWhatThereIs() {
        assertThat(new PostgresqlAccess("jdbc:postgresql://db/posts", "me", "secret").properties())
                .containsOnly(
                        Map.entry("postgresql.url", "jdbc:postgresql://db/posts"),
                        Map.entry("postgresql.user", "me"),
                        Map.entry("postgresql.password", "secret"));
        assertThat(new PostgresqlAccess("embedded", "me", null).properties()).isEmpty();
        assertThat(new PostgresqlAccess(null, null, null).properties()).isEmpty();
    }

    @Test
    void thePasswordOfAServerIsDecryptedAsMavenDoes() throws Exception {
        String password = "p+%40&:/@#";
        Settings settings = settings(cipher.encryptAndDecorate(password, "master"));

        assertThat(settings.getServers().get(0).getPassword()).startsWith("{").doesNotContain(password);
        assertThat(PostgresqlAccess.ofServer(ADDRESS, "db", settings, decrypter("master")))
                .isEqualTo(new PostgresqlAccess(ADDRESS, "me", password));
    }

    @Test
    void aPasswordOfAServerMayBePlain() throws Exception {
        assertThat(PostgresqlAccess.ofServer(ADDRESS, "db", settings("plain"), decrypter("master")))
                .isEqualTo(new PostgresqlAccess(ADDRESS, "me", "plain"));
    }

    @Test
    void aPasswordThatCannotBeDecryptedIsNotTakenAsItIs() throws Exception {
        String encrypted = cipher.encryptAndDecorate("secret", "master");

        assertThatThrownBy(() -> PostgresqlAccess.ofServer(ADDRESS, "db", settings(encrypted), decrypter("another")))
                .isInstanceOf(InvalidConfigurationException.class)
                .hasMessageStartingWith("Parameter postgresqlServer (-Ddoublets.postgresql.server) has the value 'db',"
                        + " which is a server of settings.xml whose password Maven cannot decrypt: encrypt it anew")
                .hasMessageNotContainingAny("secret", encrypted);
    }

    @Test
    void aServerHasToBeThere() {
        assertThatThrownBy(() -> PostgresqlAccess.ofServer(ADDRESS, "other", settings("plain"), decrypter("master")))
                .isInstanceOf(InvalidConfigurationException.class)
                .hasMessage("Parameter postgresqlServer (-Ddoublets.postgresql.server) has the value 'other', which is"
                        + " the id of no server of settings.xml: add a <server> with this id, a <username> and a"
                        + " <password> to settings.xml.");
    }

    private static Settings settings(String password) {
        Server server = new Server();
        server.setId("db");
        server.setUsername("me");
        server.setPassword(password);
        Settings settings = new Settings();
        settings.addServer(server);
        return settings;
    }

    private SettingsDecrypter decrypter(String master) throws Exception {
        Path security = Files.writeString(
                directory.resolve("settings-security.xml"),
                "<settingsSecurity><master>" + cipher.encryptAndDecorate(master, MASTER_KEY)
                        + "</master></settingsSecurity>");
        return new DefaultSettingsDecrypter(new DefaultSecDispatcher(cipher, Map.of(), security.toString()));
    }

    @Test
    void noTextShowsThePassword() {
        assertThat(new PostgresqlAccess("Host=db;Password=secret", "me", "secret").toString())
                .doesNotContain("secret");
    }
}
