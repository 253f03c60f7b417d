package io.github.linksplatform.doublets.it.workflow;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/**
 * A workflow of GitHub Actions, as far as it can be run on any machine.
 *
 * @param file where it was read from
 * @param document all of it
 * @param jobs its jobs by their ids, in the order of the file
 */
record Workflow(Path file, Map<String, Object> document, Map<String, Job> jobs) {
    /**
     * A job.
     *
     * @param id its id
     * @param needs the jobs that must end before it
     * @param condition when it runs, without the braces; empty for the default
     * @param matrix what its matrix is: a map, an expression that gives one, or null if it has none
     * @param outputs its outputs, which are expressions
     * @param steps its steps
     * @param document all of it
     */
    record Job(
            String id,
            List<String> needs,
            String condition,
            Object matrix,
            Map<String, Object> outputs,
            List<Step> steps,
            Map<String, Object> document) {
        /** How long it may take. */
        Duration limit() {
            return Duration.ofMinutes((Integer) document.get("timeout-minutes"));
        }
    }

    /**
     * A step.
     *
     * @param name its name, or what it uses or runs
     * @param id its id, or null
     * @param uses the action that it uses, or null
     * @param with the action's inputs
     * @param run the commands that it runs, or null
     * @param env its environment
     * @param condition when it runs, without the braces; empty for the default
     */
    record Step(
            String name,
            String id,
            String uses,
            Map<String, Object> with,
            String run,
            Map<String, Object> env,
            String condition) {}

    /** Where the workflows of this repository are. */
    static final Path DIRECTORY = Repository.root().resolve(".github/workflows");

    static List<Path> all() throws IOException {
        try (Stream<Path> files = Files.list(DIRECTORY)) {
            return files.sorted().toList();
        }
    }

    static Workflow read(Path file) throws IOException {
        Map<String, Object> document = document(file);
        Map<String, Job> jobs = new LinkedHashMap<>();
        map(document.get("jobs")).forEach((id, job) -> jobs.put(id, job(id, map(job))));
        return new Workflow(file, document, jobs);
    }

    /** Any YAML file whose document is a mapping, without two entries of one key. */
    static Map<String, Object> document(Path file) throws IOException {
        try (Reader reader = Files.newBufferedReader(file)) {
            LoaderOptions options = new LoaderOptions();
            options.setAllowDuplicateKeys(false);
            return map(new Yaml(new SafeConstructor(options)).load(reader));
        }
    }

    private static Job job(String id, Map<String, Object> job) {
        List<Step> steps = new ArrayList<>();
        for (Object step : (List<?>) job.get("steps")) {
            steps.add(step(map(step)));
        }
        Object needs = job.getOrDefault("needs", List.of());
        return new Job(
                id,
                needs instanceof List<?> list
                        ? list.stream().map(String::valueOf).toList()
                        : List.of(needs.toString()),
                condition(job),
                map(job.get("strategy")).get("matrix"),
                map(job.get("outputs")),
                List.copyOf(steps),
                job);
    }

    private static Step step(Map<String, Object> step) {
        String uses = (String) step.get("uses");
        String run = (String) step.get("run");
        return new Step(
                (String) step.getOrDefault("name", uses == null ? run : uses),
                (String) step.get("id"),
                uses,
                map(step.get("with")),
                run,
                map(step.get("env")),
                condition(step));
    }

    private static String condition(Map<String, Object> owner) {
        String condition = owner.getOrDefault("if", "").toString().strip();
        return condition.startsWith("${{") && condition.endsWith("}}")
                ? condition.substring(3, condition.length() - 2).strip()
                : condition;
    }

    /** A mapping of the document, empty where there is none; a key that YAML takes for true is "on". */
    static Map<String, Object> map(Object value) {
        Map<String, Object> map = new LinkedHashMap<>();
        if (value instanceof Map<?, ?> entries) {
            entries.forEach((key, entry) -> map.put(Boolean.TRUE.equals(key) ? "on" : key.toString(), entry));
        }
        return map;
    }
}
