package io.github.linksplatform.doublets.it.workflow;

import io.github.linksplatform.doublets.it.workflow.Workflow.Job;
import io.github.linksplatform.doublets.it.workflow.Workflow.Step;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.yaml.snakeyaml.Yaml;

/**
 * Runs a workflow on this machine, job after job: the commands of its steps as they are written, each job in a fresh
 * clone, with the conditions, matrices, outputs and artifacts in between. What only GitHub has is replaced: runners by
 * this machine, services by nothing, actions by what {@link Actions} does for them.
 */
final class WorkflowRun {
    private final Workflow workflow;
    private final Path directory;
    private final Map<String, Object> contexts;
    private final Map<String, String> environment;
    private final Actions actions;
    private Set<String> replaced = Set.of();
    private Predicate<Map<String, Object>> runnable = combination -> true;
    private final Map<String, Object> finished = new LinkedHashMap<>();
    private final List<JobResult> results = new ArrayList<>();

    /**
     * How a job ended.
     *
     * @param job its id
     * @param result "success", "failure" or "skipped"
     * @param steps the names of the steps whose commands ran, in their order
     * @param output what the commands printed
     */
    record JobResult(String job, String result, List<String> steps, String output) {
        /** All of it, job by job. */
        static String text(List<JobResult> results) {
            return results.stream()
                    .map(result -> result.job + ": " + result.result + "\n" + result.output)
                    .collect(Collectors.joining("\n"));
        }
    }

    /**
     * A run.
     *
     * @param workflow what is run
     * @param directory where the clones and artifacts lie
     * @param origin the repository that is cloned
     * @param contexts what expressions may ask for beside what the run itself gives: "github", "inputs", "secrets"
     * @param environment more variables for every step, which count more than the step's own
     */
    WorkflowRun(
            Workflow workflow,
            Path directory,
            Path origin,
            Map<String, Object> contexts,
            Map<String, String> environment) {
        this.workflow = workflow;
        this.directory = directory;
        this.contexts = contexts;
        this.environment = environment;
        this.actions = new Actions(origin, artifacts(directory));
    }

    private static Path artifacts(Path directory) {
        return directory.resolve("artifacts");
    }

    /** Leaves out the steps of these names, because this machine has done what they do already. */
    WorkflowRun without(String... steps) {
        replaced = Set.of(steps);
        return this;
    }

    /** Leaves out what this machine is not: the combinations of a matrix that do not pass. */
    WorkflowRun onlyWhere(Predicate<Map<String, Object>> combination) {
        runnable = combination;
        return this;
    }

    /**
     * Takes jobs and their artifacts from another run of the workflow, as GitHub does when only the others are started
     * again.
     */
    WorkflowRun after(WorkflowRun other, String... jobs) throws IOException {
        for (String job : jobs) {
            finished.put(job, other.finished.get(job));
        }
        Actions.copy(artifacts(other.directory), artifacts(directory));
        return this;
    }

    /** Runs all other jobs, in the order of the file, which must be one that their needs allow. */
    List<JobResult> run() throws IOException, InterruptedException {
        for (Job job : workflow.jobs().values()) {
            if (!finished.keySet().containsAll(job.needs())) {
                throw new IllegalArgumentException(job.id() + " stands before one of the jobs that it needs");
            }
            if (!finished.containsKey(job.id())) {
                run(job);
            }
        }
        return results;
    }

    private void run(Job job) throws IOException, InterruptedException {
        Map<String, Object> contexts = new HashMap<>(this.contexts);
        contexts.put("needs", finished);
        boolean needsSucceeded = job.needs().stream().allMatch(need -> "success".equals(result(finished.get(need))));
        if (!holds(job.condition(), contexts, needsSucceeded)) {
            results.add(new JobResult(job.id(), "skipped", List.of(), ""));
            finished.put(job.id(), Map.of("result", "skipped"));
            return;
        }
        boolean succeeded = true;
        Map<String, Object> outputs = new HashMap<>();
        for (Map<String, Object> combination : combinations(job, contexts)) {
            contexts.put("matrix", combination);
            JobExecution execution = new JobExecution(job, contexts);
            succeeded &= execution.run();
            outputs.putAll(execution.outputs());
        }
        finished.put(job.id(), Map.of("result", succeeded ? "success" : "failure", "outputs", outputs));
    }

    private List<Map<String, Object>> combinations(Job job, Map<String, Object> contexts) {
        Object matrix = job.matrix() instanceof String text
                ? Expression.value(text.strip().replaceAll("^\\$\\{\\{|}}$", ""), contexts, functions(true))
                : job.matrix();
        return Matrix.combinations(Workflow.map(matrix)).stream()
                .filter(runnable)
                .toList();
    }

    private static Object result(Object job) {
        return ((Map<?, ?>) job).get("result");
    }

    /** Whether a condition holds; GitHub puts success() before one that asks for no status. */
    private static boolean holds(String condition, Map<String, Object> contexts, boolean succeeded) {
        boolean asksForStatus = condition.matches("(?s).*\\b(success|failure|cancelled|always)\\(\\).*");
        boolean holds =
                condition.isEmpty() || Expression.isTrue(Expression.value(condition, contexts, functions(succeeded)));
        return holds && (asksForStatus || succeeded);
    }

    private static Map<String, Function<List<Object>, Object>> functions(boolean succeeded) {
        return Map.of(
                "success", none -> succeeded,
                "failure", none -> !succeeded,
                "always", none -> true,
                "cancelled", none -> false,
                "fromJSON", text -> new Yaml().load(text.get(0).toString()));
    }

    /** One job with one combination of its matrix. */
    private final class JobExecution {
        private final Job job;
        private final Map<String, Object> contexts;
        private final Map<String, Object> steps = new HashMap<>();
        private final Path checkout = directory.resolve("job-" + results.size());
        private final List<String> executed = new ArrayList<>();
        private final StringBuilder log = new StringBuilder();
        private String path = environment.getOrDefault("PATH", System.getenv("PATH"));
        private boolean succeeded = true;

        JobExecution(Job job, Map<String, Object> contexts) {
            this.job = job;
            this.contexts = new HashMap<>(contexts);
            this.contexts.put("steps", steps);
        }

        boolean run() throws IOException, InterruptedException {
            Files.createDirectories(checkout);
            for (Step step : job.steps()) {
                if (holds(step.condition(), contexts, succeeded) && !replaced.contains(step.name())) {
                    if (step.run() == null) {
                        actions.run(step, checkout, this::evaluate);
                    } else {
                        execute(step);
                    }
                }
            }
            results.add(
                    new JobResult(job.id(), succeeded ? "success" : "failure", List.copyOf(executed), log.toString()));
            return succeeded;
        }

        Map<String, Object> outputs() {
            Map<String, Object> outputs = new HashMap<>();
            job.outputs().forEach((name, text) -> outputs.put(name, evaluate(text.toString())));
            return outputs;
        }

        private void execute(Step step) throws IOException, InterruptedException {
            Path output = Files.createTempFile(directory, "output", "");
            Path paths = Files.createTempFile(directory, "path", "");
            Map<String, String> variables = new HashMap<>();
            step.env().forEach((name, text) -> variables.put(name, evaluate(text.toString())));
            variables.put("GITHUB_OUTPUT", output.toString());
            variables.put("GITHUB_PATH", paths.toString());
            variables.put("GITHUB_EVENT_NAME", evaluate("${{ github.event_name }}"));
            variables.put("GITHUB_STEP_SUMMARY", directory.resolve("summary.md").toString());
            variables.putAll(environment);
            variables.put("PATH", path);
            // As GitHub runs it where no shell is named.
            Command command = Command.run(checkout, variables, job.limit(), "bash", "-e", "-c", step.run());
            executed.add(step.name());
            log.append("== ").append(step.name()).append('\n').append(command.output());
            succeeded &= command.exitCode() == 0;
            // The following steps find what this one has put in front.
            for (String line : Files.readAllLines(paths)) {
                path = line + File.pathSeparator + path;
            }
            if (step.id() != null) {
                Map<String, Object> outputs = new HashMap<>();
                for (String line : Files.readAllLines(output)) {
                    int equals = line.indexOf('=');
                    outputs.put(line.substring(0, equals), line.substring(equals + 1));
                }
                steps.put(step.id(), Map.of("outputs", outputs));
            }
        }

        private String evaluate(String text) {
            return Expression.text(text, contexts, functions(succeeded));
        }
    }
}
