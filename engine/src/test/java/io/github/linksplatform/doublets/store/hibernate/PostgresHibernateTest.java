package io.github.linksplatform.doublets.store.hibernate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linksplatform.doublets.store.Post;
import io.github.linksplatform.doublets.store.PostStore;
import io.github.linksplatform.doublets.store.StoreSettings;
import io.github.linksplatform.doublets.workload.Measurement;
import io.github.linksplatform.doublets.workload.Meter;
import io.github.linksplatform.doublets.workload.ObjectsWorkload;
import io.github.linksplatform.doublets.workload.Operation;
import io.github.linksplatform.doublets.workload.OperationRunner;
import io.github.linksplatform.doublets.workload.Transactions;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** PostgreSQL_Hibernate against a real server. */
class PostgresHibernateTest {
    private static final String PASSWORD = "p+%40&:/@#";

    @TempDir
    private static Path directory;

    private static EmbeddedPostgresServer server;

    @BeforeAll
    static void start() throws Exception {
        Assumptions.assumeTrue(
                System.getProperty("os.name").equals("Linux")
                        && System.getProperty("os.arch").equals("amd64"),
                "the tests have a server for Linux on x64 only");
        server = EmbeddedPostgresServer.start(directory);
        sql("CREATE ROLE secretive LOGIN PASSWORD '" + PASSWORD + "'");
        sql("GRANT CREATE ON DATABASE postgres TO secretive");
    }

    @AfterAll
    static void stop() throws IOException {
        if (server != null) {
            server.close();
        }
    }

    @Test
    void runsTheWorkloadInASchemaOfItsOwn() throws Exception {
        sql("CREATE SCHEMA IF NOT EXISTS doublets_benchmark_theirs");
        List<String> before = schemas();
        ObjectsWorkload workload = new ObjectsWorkload(10, 1000, 64, Transactions.ALL);
        OperationRunner runner = new OperationRunner(new Meter(), 0);

        try (PostStore store = open(Map.of(PostgresHibernateProvider.ADDRESS, server.address()))) {
            assertThat(schemas()).hasSize(before.size() + 1);
            workload.prepare(store);
            List<Measurement> measurements = new ArrayList<>();
            for (Operation<PostStore> operation : workload.operations()) {
                measurements.add(runner.run(store, operation));
                if (operation.name().equals("create")) {
                    // 1,010 contents of more than 500 bytes each.
                    assertThat(store.serverBytes().orElseThrow()).isBetween(500_000L, 5_000_000L);
                }
            }
            assertThat(measurements).hasSize(4);
            assertThat(store.files()).isEmpty();
            assertThat(store.versions()).containsKeys("PostgreSQL", "pgjdbc", "Hibernate ORM");
            assertThat(store.versions().get("PostgreSQL")).startsWith("18.");
            assertThat(store.settings()).containsEntry("fsync", "on").containsEntry("synchronous_commit", "on");
        }
        assertThat(schemas()).containsExactlyElementsOf(before);
    }

    @Test
    void keepsCharactersAndDates() throws Exception {
        List<Post> posts = List.of(
                new Post("a\uD83D\uDE00b", "\u00E9", 0),
                new Post("", "e\u0301", Integer.MAX_VALUE),
                new Post(" ", "x".repeat(1_000_000), 253402214400L));
        try (PostStore store = open(Map.of(PostgresHibernateProvider.ADDRESS, server.address()))) {
            store.begin();
            for (Post post : posts) {
                store.requireStorable(post);
                long id = store.create(post);
                List<Post> read = new ArrayList<>();
                store.readById(id, (i, title, content, date) -> read.add(new Post(title, content, date)));
                assertThat(read).containsExactly(post);
            }
            assertThat(store.count()).isEqualTo(posts.size());
            store.commit();
        }
    }

    @Test
    void refusesWhatPostgresqlCannotKeepBeforeItIsWritten() throws Exception {
        try (PostStore store = open(Map.of(PostgresHibernateProvider.ADDRESS, server.address()))) {
            assertThatThrownBy(() -> store.requireStorable(new Post("", "a\0b", 0)))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("The content of a post has the character U+0000 at index 1, which PostgreSQL cannot"
                            + " keep in a text; remove it, or leave PostgreSQL_Hibernate out.");
        }
    }

    @Test
    void removesWhatKilledRunsHaveLeftAndNothingElse() throws Exception {
        sql("CREATE SCHEMA doublets_benchmark_killed");
        sql("COMMENT ON SCHEMA doublets_benchmark_killed IS 'Made by doublets-maven-plugin, which drops it.'");
        sql("CREATE SCHEMA IF NOT EXISTS doublets_benchmark_theirs");
        try (PostStore running = open(Map.of(PostgresHibernateProvider.ADDRESS, server.address()))) {
            List<String> before = schemas();
            open(Map.of(PostgresHibernateProvider.ADDRESS, server.address())).close();

            assertThat(schemas())
                    .isSubsetOf(before)
                    .contains("doublets_benchmark_theirs")
                    .doesNotContain("doublets_benchmark_killed");
            running.begin();
            running.create(new Post("still", "there", 0));
            running.commit();
        }
    }

    @Test
    void passwordsOfAnyCharactersConnectAndAreShownNowhere() throws Exception {
        requirePasswords();
        try {
            Map<String, String> right = new HashMap<>();
            right.put(PostgresHibernateProvider.ADDRESS, addressWithoutUser());
            right.put(PostgresHibernateProvider.USER, "secretive");
            right.put(PostgresHibernateProvider.PASSWORD, PASSWORD);
            open(right).close();

            Map<String, String> wrong = new HashMap<>(right);
            wrong.put(PostgresHibernateProvider.PASSWORD, "wrong+%40&:/@#");
            assertThatThrownBy(() -> open(wrong))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("secretive")
                    .hasMessageNotContaining("wrong+%40")
                    .hasNoCause();
        } finally {
            trustEverybody();
        }
    }

    @Test
    @Timeout(30)
    void givesUpAServerThatAcceptsAndIsSilent() throws Exception {
        try (ServerSocket silent = new ServerSocket(0)) {
            String address = "jdbc:postgresql://localhost:" + silent.getLocalPort() + "/any";
            // Two seconds instead of PostgresAddress.TIMEOUT_SECONDS.
            String hasty = address + "?loginTimeout=2";
            assertThatThrownBy(() -> open(Map.of(
                            PostgresHibernateProvider.ADDRESS, hasty, PostgresHibernateProvider.PASSWORD, PASSWORD)))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining(address)
                    .hasMessageNotContaining(PASSWORD);
        }
    }

    @Test
    void saysWhatToSetWhenNoServerIsConfigured() {
        assertThatThrownBy(() -> open(Map.of()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("PostgreSQL_Hibernate needs a server: set doublets.postgresql to its JDBC URL, such as"
                        + " jdbc:postgresql://localhost:5432/benchmark, or to embedded.");
    }

    private static PostStore open(Map<String, String> properties) throws SQLException {
        return new PostgresHibernateProvider()
                .openPosts(new StoreSettings("PostgreSQL_Hibernate", 64, directory, properties));
    }

    private static String addressWithoutUser() {
        return server.address().replaceFirst("\\?.*", "");
    }

    private static void requirePasswords() throws SQLException {
        authenticate("scram-sha-256");
    }

    private static void trustEverybody() throws SQLException {
        authenticate("trust");
    }

    /** Rewrites the rules of who comes in how; the superuser still comes in by the old ones of its open connection. */
    private static void authenticate(String method) throws SQLException {
        sql("COPY (SELECT 'host all secretive all " + method + "' UNION ALL SELECT 'host all all all trust') TO '"
                + directory.resolve("data").resolve("pg_hba.conf") + "'");
        sql("SELECT pg_reload_conf()");
    }

    private static void sql(String sql) throws SQLException {
        try (Connection connection = DriverManager.getConnection(server.address());
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    private static List<String> schemas() throws SQLException {
        List<String> names = new ArrayList<>();
        try (Connection connection = DriverManager.getConnection(server.address());
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("SELECT nspname FROM pg_namespace ORDER BY nspname")) {
            while (rows.next()) {
                names.add(rows.getString(1));
            }
        }
        return names;
    }
}
