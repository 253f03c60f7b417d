package io.github.linksplatform.doublets.store.sqlite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linksplatform.doublets.store.Category;
import io.github.linksplatform.doublets.store.LinkStore;
import io.github.linksplatform.doublets.store.StoreSettings;
import io.github.linksplatform.doublets.store.Variant;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SqliteLinksTest {
    private final SqliteProvider provider = new SqliteProvider();

    @TempDir
    private Path directory;

    private LinkStore open(String variant) throws SQLException {
        return provider.openLinks(new StoreSettings(variant, 64, directory, Map.of()));
    }

    @ParameterizedTest
    @CsvSource({"SQLite_Memory, memory, 2", "SQLite_File, delete, 2", "SQLite_WAL, wal, 1", "SQLite_NoSync, delete, 0"})
    void readsBackTheSettingsThatDecideItsSpeed(String variant, String journalMode, String synchronous)
            throws Exception {
        try (LinkStore store = open(variant)) {
            assertThat(store.settings())
                    .containsEntry("journal_mode", journalMode)
                    .containsEntry("synchronous", synchronous)
                    .containsEntry("page_size", "4096")
                    .containsEntry("encoding", "UTF-8")
                    .containsEntry("locking_mode", "normal")
                    .containsKeys("cache_size", "temp_store");
            // A database in memory has no answer to it.
            assertThat(store.settings().containsKey("mmap_size")).isEqualTo(!variant.equals("SQLite_Memory"));
            assertThat(store.settings().get("compile_options")).contains("THREADSAFE=");
            assertThat(store.versions()).containsOnlyKeys("SQLite", "sqlite-jdbc");
            assertThat(store.versions().get("sqlite-jdbc"))
                    .startsWith(store.versions().get("SQLite"));
        }
    }

    @Test
    void keepsValuesPastTwoToThe31() throws Exception {
        try (LinkStore store = open("SQLite_Memory")) {
            store.begin();
            assertThat(store.create(4_294_967_295L, 2_147_483_648L)).isEqualTo(1);
            assertThat(store.create(Long.MAX_VALUE, Long.MIN_VALUE)).isEqualTo(2);
            store.commit();
            store.begin();
            assertThat(links(store))
                    .containsExactly(
                            List.of(1L, 4_294_967_295L, 2_147_483_648L), List.of(2L, Long.MAX_VALUE, Long.MIN_VALUE));
            store.commit();
        }
    }

    @Test
    void startsEmptyInMemoryEachTimeAndLeavesNoFile() throws Exception {
        for (int repetition = 1; repetition <= 2; repetition++) {
            try (LinkStore store = open("SQLite_Memory")) {
                store.begin();
                assertThat(store.count()).isZero();
                assertThat(store.create(1, 1)).isEqualTo(1);
                store.commit();
                assertThat(store.files()).isEmpty();
            }
        }
        try (Stream<Path> files = Files.list(directory)) {
            assertThat(files).isEmpty();
        }
        assertThat(Path.of("file::memory:")).doesNotExist();
        assertThat(Path.of(":memory:")).doesNotExist();
    }

    @Test
    void namesItsFiles() throws Exception {
        try (LinkStore store = open("SQLite_WAL")) {
            store.begin();
            store.create(1, 1);
            store.commit();
            assertThat(store.files())
                    .containsExactlyInAnyOrder(
                            directory.resolve("links.db"),
                            directory.resolve("links.db-wal"),
                            directory.resolve("links.db-shm"));
        }
        assertThat(directory.resolve("links.db")).exists();
    }

    @Test
    void locksTheFileFromTheStartOfATransactionAndCommitsToIt() throws Exception {
        try (LinkStore store = open("SQLite_File");
                Connection other = DriverManager.getConnection("jdbc:sqlite:" + directory.resolve("links.db"));
                Statement statement = other.createStatement()) {
            statement.execute("PRAGMA busy_timeout = 0");

            store.begin();
            assertThatThrownBy(() -> statement.execute("BEGIN IMMEDIATE")).hasMessageContaining("SQLITE_BUSY");
            store.create(1, 1);
            store.commit();

            assertThat(statement.executeQuery("SELECT count(*) FROM links").getInt(1))
                    .isEqualTo(1);
            statement.execute("BEGIN IMMEDIATE");
            statement.execute("ROLLBACK");
        }
    }

    @Test
    void foretellsIdsAfterDeletesToo() throws Exception {
        try (LinkStore store = open("SQLite_Memory")) {
            store.begin();
            store.create(1, 1);
            store.create(2, 1);
            store.create(3, 1);
            assertThat(store.delete(3)).isEqualTo(1);
            assertThat(store.delete(3)).isZero();
            assertThat(store.create(9, 9)).isEqualTo(3);
            assertThat(store.create(9, 8)).isEqualTo(4);
            store.commit();
            store.begin();
            assertThat(links(store)).contains(List.of(3L, 9L, 9L), List.of(4L, 9L, 8L));
            assertThat(store.update(5, 1, 1)).isZero();
            store.commit();
        }
    }

    @Test
    void failsWhereAnIdIsNotTheOneForetold() throws Exception {
        try (LinkStore store = open("SQLite_File");
                Connection other = DriverManager.getConnection("jdbc:sqlite:" + directory.resolve("links.db"));
                Statement statement = other.createStatement()) {
            store.begin();
            store.create(1, 1);
            store.commit();
            statement.execute("INSERT INTO links VALUES (77, 1, 1)");
            store.begin();
            store.create(2, 1);
            store.create(3, 1);

            assertThatThrownBy(store::commit).hasMessage("SQLite gave the last row the id 79 where 3 was expected.");
        }
    }

    @Test
    void refusesADirectoryThatTheDriverWouldMisread() throws Exception {
        Path odd = Files.createDirectory(directory.resolve("what?"));

        assertThatThrownBy(() -> provider.openLinks(new StoreSettings("SQLite_File", 64, odd, Map.of())))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(odd.resolve("links.db").toString())
                .hasMessageContaining("question mark");
    }

    @ParameterizedTest
    @ValueSource(strings = {"a b", "ä", "100%", "a#b", "a&b;c", "file:x"})
    void opensAFileInADirectoryOfAnyName(String name) throws Exception {
        Path odd = Files.createDirectory(directory.resolve(name));

        try (LinkStore store = provider.openLinks(new StoreSettings("SQLite_File", 64, odd, Map.of()))) {
            assertThat(store.files()).containsExactly(odd.resolve("links.db"));
        }
    }

    @Test
    void namesWhatItHas() {
        assertThat(provider.variants())
                .filteredOn(variant -> variant.category() == Category.LINKS)
                .extracting(Variant::name)
                .containsExactly("SQLite_Memory", "SQLite_File", "SQLite_WAL", "SQLite_NoSync");
        assertThat(provider.dependencies())
                .singleElement()
                .asString()
                .matches("org\\.xerial:sqlite-jdbc:\\d+(\\.\\d+)+");
        assertThatThrownBy(() -> open("SQLite_Disk"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("sqlite-jdbc has no variant 'SQLite_Disk'; its variants are SQLite_Memory, SQLite_File,"
                        + " SQLite_WAL, SQLite_NoSync.");
    }

    private static List<List<Long>> links(LinkStore store) throws Exception {
        List<List<Long>> links = new ArrayList<>();
        store.readAll((id, from, to) -> links.add(List.of(id, from, to)));
        return links;
    }
}
