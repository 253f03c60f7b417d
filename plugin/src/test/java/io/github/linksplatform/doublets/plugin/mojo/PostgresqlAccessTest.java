package io.github.linksplatform.doublets.plugin.mojo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class PostgresqlAccessTest {
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
    void noTextShowsThePassword() {
        assertThat(new PostgresqlAccess("Host=db;Password=secret", "me", "secret").toString())
                .doesNotContain("secret");
    }
}
