package io.github.linksplatform.doublets.worker;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The worker as its parent sees it: files, exit code, log. */
class WorkerTest {
    private static final List<String> HEAP = List.of("-Xms64m", "-Xmx64m", "-XX:+UseSerialGC");

    @TempDir
    private Path directory;

    private final Map<String, Object> job = new LinkedHashMap<>();
    private Path result;
    private Path progress;

    @BeforeEach
    void describe() {
        result = directory.resolve("result.json");
        progress = directory.resolve("result.json.progress");
        job.put("schema", 1);
        job.put("category", "links");
        job.put("variant", "Noop");
        job.put("id_bits", 32);
        job.put("size", 1_000);
        job.put("warm_up_min_seconds", 0);
        job.put("warm_up_max_seconds", 0.05);
        job.put("directory", directory.resolve("store").toString());
        job.put("result", result.toString());
    }

    private ChildJvm start(List<String> jvmArguments) throws IOException {
        Path file = directory.resolve("job.json");
        Files.writeString(file, JSON.std.asString(job));
        return ChildJvm.start(directory.resolve("log"), jvmArguments, Worker.class, file.toString());
    }

    private Map<String, Object> result() throws IOException {
        return JSON.std.mapFrom(result.toFile());
    }

    @ParameterizedTest
    @CsvSource({"Noop, -Xlog:gc", "SQLite_Memory, -Xlog:gc", "SQLite_File, -Xlog:gc*", "Doublets_Split_NonVolatile, -ea"
    })
    void measuresWhateverElseIsInTheLog(String variant, String noise) throws Exception {
        job.put("variant", variant);
        job.put("unheard_of", List.of("a later plugin may say more"));

        ChildJvm child = start(List.of("-Xms256m", "-Xmx256m", "-XX:+UseSerialGC", noise));

        assertThat(child.exitCode()).as(child.log()).isEqualTo(Worker.DONE);
        Map<String, Object> figures = result();
        assertThat(figures).containsEntry("failure", null).containsEntry("variant", variant);
        assertThat(operations(figures))
                .extracting(operation -> operation.get("name"))
                .containsExactly(
                        "create",
                        "query_all",
                        "query_by_id",
                        "query_by_from_to",
                        "query_by_from",
                        "query_by_to",
                        "update",
                        "delete");
        assertThat(operations(figures).get(0)).containsEntry("checksum", "14006858674187135422");
        assertThat(operations(figures).get(6)).containsEntry("checksum", "13353753444780762254");
        assertThat(progress).doesNotExist();
        assertThat(directory.resolve("store")).isDirectoryNotContaining("glob:store-*");
        if (noise.startsWith("-Xlog")) {
            assertThat(child.log()).contains("[gc");
        }
    }

    @Test
    void loadsTheStoreOfOneProviderOnly() throws Exception {
        Path classes = directory.resolve("classes");
        ChildJvm child = start(List.of("-Xms64m", "-Xmx64m", "-Xlog:class+load:file=" + classes));

        assertThat(child.exitCode()).as(child.log()).isZero();
        List<String> stores = Files.readAllLines(classes).stream()
                .filter(line -> line.contains("doublets.store.") && line.contains("Links "))
                .toList();
        assertThat(stores).singleElement().asString().contains("NoopLinks");
    }

    @Test
    void unpacksSqliteWhereItMayEvenIfTheSystemsTemporaryDirectoryIsNoUse() throws Exception {
        job.put("variant", "SQLite_Memory");

        ChildJvm child = start(List.of("-Xmx64m", "-Djava.io.tmpdir=" + directory.resolve("missing")));

        assertThat(child.exitCode()).as(child.log()).isZero();
        assertThat(result()).containsEntry("failure", null);
    }

    @Test
    void saysHowToGiveSqliteAnotherDirectory() throws Exception {
        job.put("variant", "SQLite_Memory");
        Path file = Files.writeString(directory.resolve("a file"), "in the way");

        ChildJvm child = start(List.of("-Xmx64m", "-Dorg.sqlite.tmpdir=" + file));

        assertThat(child.exitCode()).as(child.log()).isZero();
        assertThat(result().get("failure").toString())
                .contains(
                        "operation=open",
                        "which it unpacks into " + file,
                        "set the system property org.sqlite.tmpdir to a directory that is writable");
    }

    @Test
    void refusesABadJobInOneSentence() throws Exception {
        job.put("variant", "SQLite_Disk");

        ChildJvm child = start(HEAP);

        assertThat(child.exitCode()).isEqualTo(Worker.BAD_JOB);
        assertThat(child.log())
                .startsWith("The job's variant is 'SQLite_Disk'; valid for links: ")
                .contains("SQLite_Memory")
                .hasLineCount(1);
        assertThat(result).doesNotExist();
        assertThat(directory.resolve("store")).doesNotExist();
    }

    @Test
    void endsWithItsStandardInput() throws Exception {
        job.put("warm_up_min_seconds", 1_000);
        job.put("warm_up_max_seconds", 1_000);
        ChildJvm child = start(HEAP);
        child.awaitLog("Noop: warm-up");

        child.process().getOutputStream().close();

        assertThat(child.exitCode()).isEqualTo(Worker.PARENT_GONE);
        assertThat(result).doesNotExist();
    }

    @Test
    void leavesTheStepItWasKilledIn() throws Exception {
        job.put("warm_up_min_seconds", 1_000);
        job.put("warm_up_max_seconds", 1_000);
        ChildJvm child = start(HEAP);
        child.awaitLog("Noop: warm-up");

        child.process().destroyForcibly();

        assertThat(child.exitCode()).isNotZero();
        assertThat(progress).hasContent("warm-up");
        assertThat(result).doesNotExist();
    }

    @Test
    void saysWhichOperationTheHeapWasTooSmallFor() throws Exception {
        job.put("size", 1_000_000);
        job.put("warm_up_size", 1_000);

        ChildJvm child = start(List.of("-Xms16m", "-Xmx16m", "-XX:+UseSerialGC"));

        assertThat(child.exitCode()).as(child.log()).isEqualTo(Worker.DONE);
        assertThat(result().get("failure").toString())
                .contains(
                        "operation=create",
                        "Noop, create: the store threw java.lang.OutOfMemoryError: Java heap space");
        assertThat(operations(result())).isEmpty();
    }

    @Test
    void failsWhereTheResultCannotBeWritten() throws Exception {
        Files.createDirectories(result.resolve("in the way"));

        ChildJvm child = start(HEAP);

        assertThat(child.exitCode()).isEqualTo(Worker.NO_RESULT);
        assertThat(child.log()).contains("The result file " + result + " cannot be written");
    }

    @SuppressWarnings("unchecked")
    private static List<Map<String, Object>> operations(Map<String, Object> figures) {
        return (List<Map<String, Object>>) figures.get("operations");
    }
}
