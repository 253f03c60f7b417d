package io.github.linksplatform.doublets.store.hibernate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PostgresAddressTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\u0001',
            value = {
                "jdbc:postgresql://db:6543/posts?user=me&password=s%20%26%3D | jdbc:postgresql://db:6543/posts | me | s &=",
                "jdbc:postgresql://db/posts | jdbc:postgresql://db/posts | default | secret",
                "postgresql://me:p%2B%2540%26%3A%2F%40%23@db/posts | jdbc:postgresql://db/posts | me | p+%40&:/@#",
                "postgres://me@db:6543/posts?password=x%3D | jdbc:postgresql://db:6543/posts | me | x=",
                "Host=db;Database=posts;Username=me;Password=a b | jdbc:postgresql://db:5432/posts | me | a b",
                "server=db; port=6543; DB=posts; User Id=me; pwd=\"a;\"\"b\" | jdbc:postgresql://db:6543/posts | me | a;\"b",
                "Host=db;Database=posts;Username=me;Password='a;''b'; | jdbc:postgresql://db:5432/posts | me | a;'b",
            })
    void readsEveryFormAndKeepsTheSecretsApart(String text, String url, String user, String password) {
        PostgresAddress address = PostgresAddress.of(text, "default", "secret");

        assertThat(address).hasToString(url);
        assertThat(address.url()).isEqualTo(url);
        assertThat(address.properties()).containsEntry("user", user).containsEntry("password", password);
    }

    @Test
    void givesUpASilentServerUnlessTheAddressSaysWhen() {
        assertThat(PostgresAddress.of("jdbc:postgresql://db/posts", null, null).properties())
                .containsEntry("loginTimeout", "10")
                .containsEntry("connectTimeout", "10")
                .doesNotContainKeys("user", "password");
        assertThat(PostgresAddress.of("jdbc:postgresql://db/posts?loginTimeout=3", null, null)
                        .properties())
                .containsEntry("loginTimeout", "3");
        assertThat(PostgresAddress.of("Host=db;SSL Mode=VerifyFull", null, null).properties())
                .containsEntry("sslmode", "verify-full");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "mysql://me:secret@db/posts",
                "jdbc:postgresql://me:secret@db/posts",
                "jdbc:postgresql://db:secret/posts",
                "postgresql://me:sec ret@db/posts",
                "postgresql://me:secret@/posts",
                "Host=db;Password=\"secret",
                "Host=db;Secret=secret",
            })
    void refusesWithoutRepeatingSecrets(String text) {
        assertThatThrownBy(() -> PostgresAddress.of(text, null, null))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("PostgreSQL server")
                .hasMessageNotContaining("secret")
                .hasNoCause();
    }

    @Test
    void takesThePasswordOutOfMessages() {
        PostgresAddress address = PostgresAddress.of("jdbc:postgresql://db/posts", "me", "hidden");

        assertThat(address.withoutPassword("login with hidden failed")).isEqualTo("login with … failed");
        assertThat(address.withoutPassword(null)).isNull();
    }
}
