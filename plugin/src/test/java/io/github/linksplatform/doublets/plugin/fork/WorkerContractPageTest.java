package io.github.linksplatform.doublets.plugin.fork;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.linksplatform.doublets.worker.Job;
import io.github.linksplatform.doublets.worker.Result;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The page and the schemas of the contract name what the plugin writes and reads, all of it and nothing else. */
class WorkerContractPageTest {
    private static final Path DOCS = Path.of("../docs");

    @Test
    void theSchemasHaveTheKeysOfJobsAndResults() throws IOException {
        JsonNode result = schema("result");

        assertThat(keys(schema("job"))).isEqualTo(components(Job.class));
        assertThat(keys(result)).isEqualTo(components(Result.class));
        assertThat(keys(result.at("/properties/operations/items"))).isEqualTo(components(Result.Operation.class));
        assertThat(keys(result.at("/properties/failure"))).isEqualTo(components(Result.Failure.class));
        assertThat(keys(result.at("/properties/warm_up"))).isEqualTo(components(Result.WarmUp.class));
    }

    @Test
    void thePageExplainsEveryKey() throws IOException {
        String page = Files.readString(DOCS.resolve("worker-contract.md"));

        Stream.of(Job.class, Result.class, Result.Operation.class, Result.Failure.class, Result.WarmUp.class)
                .flatMap(type -> components(type).stream())
                .forEach(key -> assertThat(page).contains("`" + key + "`"));
        TallyCheck.expected(job("links"))
                .forEach(operation -> assertThat(page).contains("| `" + operation.name() + "` |"));
        TallyCheck.expected(job("objects"))
                .forEach(operation -> assertThat(page).contains("| `" + operation.name() + "` |"));
    }

    @Test
    void theConformanceTestRequiresWhatTheSchemaRequires() throws IOException {
        JsonNode schema = schema("result");
        List<String> faults = ResultShape.faults(new JsonMapper().readTree("{\"operations\": [{}]}"));

        for (JsonNode key : schema.get("required")) {
            if (!key.textValue().equals("operations")) {
                assertThat(faults)
                        .anyMatch(fault -> fault.startsWith("the result's " + key.textValue() + " is missing"));
            }
        }
        for (JsonNode key : schema.at("/properties/operations/items/required")) {
            assertThat(faults)
                    .anyMatch(
                            fault -> fault.contains("without a name: the result's " + key.textValue() + " is missing"));
        }
        assertThat(faults)
                .hasSize(schema.get("required").size()
                        - 1
                        + schema.at("/properties/operations/items/required").size());
        assertThat(ResultShape.faults(new JsonMapper().readTree("""
                {"schema": 1, "variant": "A", "repetition": 1, "operations": [], "settings": {"a": 1},
                 "file_bytes": "7", "jvm": null}
                """)))
                .containsExactly(
                        "the result's file_bytes is \"7\" where a whole number or null is allowed",
                        "the result's settings is {\"a\":1} where an object of texts or null is allowed");
    }

    @Test
    void theExamplesOfThePageAreAJobAndItsResult() throws IOException {
        List<String> blocks = Pattern.compile("```json\n(.*?)```", Pattern.DOTALL)
                .matcher(Files.readString(DOCS.resolve("worker-contract.md")))
                .results()
                .map(block -> block.group(1))
                .toList();
        assertThat(blocks).hasSize(2);
        JsonNode shown = new JsonMapper().readTree(blocks.get(0));
        Result result = JobFiles.read(blocks.get(1).getBytes(StandardCharsets.UTF_8));
        Job job = new Job(
                1,
                "links",
                "Mine",
                64,
                2,
                0,
                "all",
                1,
                2,
                0,
                0,
                shown.get("directory").textValue(),
                shown.get("result").textValue(),
                Map.of());

        assertThat(shown).isEqualTo(new JsonMapper().readTree(JobFiles.text(job)));
        assertThat(ResultShape.faults(new JsonMapper().readTree(blocks.get(1)))).isEmpty();
        assertThat(TallyCheck.of(job, result)).isEmpty();
    }

    @Test
    void theExampleHasThePostsOfThePage() {
        assertThat(Path.of("../it/src/it/external/post-texts.txt"))
                .hasSameBinaryContentAs(DOCS.resolve("worker-contract/post-texts.txt"));
    }

    private static Job job(String category) {
        return new Job(1, category, "A", 64, 1, 0, "all", 1, 1, 0, 0, "d", "r", Map.of());
    }

    private static JsonNode schema(String name) throws IOException {
        return new JsonMapper().readTree(Files.readAllBytes(DOCS.resolve("worker-contract/" + name + ".schema.json")));
    }

    private static List<String> keys(JsonNode schema) {
        List<String> keys = new ArrayList<>();
        schema.get("properties").fieldNames().forEachRemaining(keys::add);
        return keys.stream().sorted().toList();
    }

    private static List<String> components(Class<?> type) {
        return Stream.of(type.getRecordComponents())
                .map(component ->
                        component.getName().replaceAll("([A-Z])", "_$1").toLowerCase(Locale.ROOT))
                .sorted()
                .toList();
    }
}
