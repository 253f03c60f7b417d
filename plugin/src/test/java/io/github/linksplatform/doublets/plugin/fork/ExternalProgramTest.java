package io.github.linksplatform.doublets.plugin.fork;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linksplatform.doublets.plugin.plan.InvalidConfigurationException;
import io.github.linksplatform.doublets.plugin.plan.Plan;
import io.github.linksplatform.doublets.plugin.plan.Table;
import io.github.linksplatform.doublets.plugin.plan.Transactions;
import io.github.linksplatform.doublets.plugin.plan.WarmUp;
import io.github.linksplatform.doublets.store.Category;
import io.github.linksplatform.doublets.store.Durability;
import io.github.linksplatform.doublets.store.Variant;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Programs that are not the engine's worker: the example of the integration tests, and ones with a fault. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "Windows has neither a shell nor Perl of its own")
class ExternalProgramTest {
    private static final Path EXAMPLE =
            Path.of("../it/src/it/external").toAbsolutePath().normalize();
    private static final Duration LONG = Duration.ofMinutes(2);

    @TempDir
    private Path directory;

    @ParameterizedTest
    @EnumSource
    void theExampleIsMeasured(Category category) throws Exception {
        Outcome outcome = run(category, perl(), LONG);

        assertThat(outcome).isInstanceOf(Outcome.Measured.class);
        assertThat(((Outcome.Measured) outcome).result().versions()).containsKey("Perl");
        assertThat(directory.resolve("work")).isEmptyDirectory();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "exit 7; DIED; died with exit code 7",
                "sleep 600; HUNG; had no result after 2 s and was ended",
                "exit 0; NO_RESULT; ended without a result",
                "echo '{\"schema\": 1, \"vari' > \"$2/../result.json\"; BAD_RESULT; left a result that cannot be read",
                "kill -9 $$; DIED; died with exit code 137"
            })
    void aProgramWithoutAResultIsAFailure(String script, ForkFailure.Kind kind, String message) throws Exception {
        ForkFailure failure = failure(shell("set -- x \"$(dirname \"$1\")/store\"; " + script), Duration.ofSeconds(2));

        assertThat(failure.kind()).isEqualTo(kind);
        assertThat(failure.message())
                .startsWith("Mine (links-java-64-10, repetition 1) ")
                .contains(message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "s/\"checksum\": \"\\d+\"/\"checksum\": \"1\"/; create; `10 records with checksum 1.`",
                "s/\"count\": 10/\"count\": 9/; create; `9 records with checksum 179291499565315928.`",
                "s/\"name\": \"query_all\"/\"name\": \"query_any\"/; query_all; `expected it as operation 2, got query_any.`",
                "s/, \\{\"name\": \"delete\".*?\\}//; delete; `got no such operation.`",
                "s/\"ns\": [0-9.]+/\"ns\": 0/; create; `expected a time over 0 ns a record, got 0.0.`",
                "s/\"passes\": 1/\"passes\": 0/; create; `expected at least 1 pass, got 0 passes.`"
            })
    void wrongTalliesAreAFailureOfTheStore(String change, String operation, String message) throws Exception {
        ForkFailure failure = failure(altered(change), LONG);

        assertThat(failure.kind()).isEqualTo(ForkFailure.Kind.STORE);
        assertThat(failure.operation()).isEqualTo(operation);
        assertThat(failure.message()).contains("failed: " + operation + ": ").endsWith(message);
    }

    @Test
    void whatAHangingProgramStartedEndsWithIt() throws Exception {
        failure(shell("sleep 600 & echo $! > \"" + directory + "/child\"; wait"), Duration.ofSeconds(2));

        long child = Long.parseLong(Files.readString(directory.resolve("child")).strip());
        Optional<ProcessHandle> left = ProcessHandle.of(child);
        if (left.isPresent()) {
            // Killed, and gone as soon as the system notices.
            left.get().onExit().get(10, TimeUnit.SECONDS);
        }
    }

    @Test
    void aProgramThatIsNotThereIsRefused() {
        assertThatThrownBy(() -> ExternalProgram.of("externalVariants", List.of("no-such-program", "a"), directory))
                .isInstanceOf(InvalidConfigurationException.class)
                .hasMessage(
                        "Parameter externalVariants (-Ddoublets.externalVariants) has the value 'no-such-program a',"
                                + " which begins with no-such-program, which is no program that can be run: give a program of the"
                                + " search path, or the path of an executable file.");
        assertThatThrownBy(() -> ExternalProgram.of("externalVariants", List.of("./no-such-program"), directory))
                .hasMessageContaining("give the path of an executable file, relative to " + directory);
    }

    @Test
    void aResultOfAProgramThatThenDiesIsNotTaken() throws Exception {
        ForkFailure failure = failure(shell("perl hashes.pl \"$1\" && exit 9"), LONG);

        assertThat(failure.kind()).isEqualTo(ForkFailure.Kind.DIED);
        assertThat(failure.message())
                .isEqualTo("Mine (links-java-64-10, repetition 1) died with exit code 9, after it wrote a result.");
    }

    @ParameterizedTest
    @MethodSource("examples")
    void theExamplesKeepTheContract(ExternalProgram example) throws Exception {
        assertThat(conformance(example))
                .hasSize(14)
                .allSatisfy(finding ->
                        assertThat(finding.broken()).as(finding.job()).isEmpty());
    }

    static Stream<ExternalProgram> examples() throws Exception {
        return Stream.of(
                perl(),
                ExternalProgram.of(
                        "externalVariants",
                        List.of(JavaInstallation.current().executable().toString(), "Arrays.java"),
                        EXAMPLE));
    }

    @Test
    void whatAProgramBreaksIsSaid() throws Exception {
        assertThat(broken(shell("exit 0")))
                .contains("1 links over 0, 64 bits, transactions all: it left no result file")
                .contains("a job of size 0: it ended with exit code 0 where 2 is required")
                .contains("a job file that does not exist: it ended with exit code 0 where 2 is required")
                .anyMatch(sentence -> sentence.startsWith("standard input closed during the warm-up: it ended, with"));
        assertThat(broken(altered("s/\"schema\": 1/\"schema\": \"one\"/")))
                .contains(
                        "1 links over 0, 64 bits, transactions all: the result's schema is \"one\" where a whole number"
                                + " is required");
        assertThat(broken(altered("s/\"passes\": \\d+/\"passes\": 1/g; s/\"ns\": [0-9.]+/\"ns\": 5/g")))
                .anyMatch(sentence -> sentence.endsWith("a read is repeated until it took 5 ms"));
        assertThat(broken(altered("s/\"repetition\": 3/\"repetition\": 1/")))
                .anyMatch(sentence -> sentence.contains(
                        "are 1, Conformance_Test and 1 where the job's are 1," + " Conformance_Test and 3"));
        assertThat(broken(altered(
                        "s/\"seconds\": [0-9.]+, \"ended_by\": \"\\w+\"/\"seconds\": 0.1, \"ended_by\": \"limit\"/")))
                .containsExactly(
                        "a job without the keys that may be missing, with a warm-up: the warm-up ended by its limit"
                                + " after 0.1 s where the limit is 1.0 s");
        assertThat(broken(shell("perl hashes.pl \"$1\"; code=$?; case $code in 4|5) exit 1;; *) exit $code;; esac")))
                .containsExactly(
                        "a result file in a directory that does not exist: it ended with exit code 1 where 4 is required",
                        "standard input closed during the warm-up: it ended with exit code 1 where 5 is required");
    }

    private List<String> broken(ExternalProgram program) throws Exception {
        return conformance(program).stream()
                .flatMap(finding -> finding.broken().stream().map(sentence -> finding.job() + ": " + sentence))
                .toList();
    }

    private List<Conformance.Finding> conformance(ExternalProgram program) throws Exception {
        try (WorkDirectory work = WorkDirectory.open(directory.resolve("work"))) {
            return new Conformance(program, work, directory.resolve("logs"), Duration.ofSeconds(60))
                    .run(Set.of(Category.LINKS));
        }
    }

    private ForkFailure failure(ExternalProgram program, Duration timeout) throws Exception {
        return ((Outcome.Failed) run(Category.LINKS, program, timeout)).failure();
    }

    private Outcome run(Category category, ExternalProgram program, Duration timeout) throws Exception {
        Variant variant = new Variant("Mine", category, Durability.VOLATILE, Optional.empty(), Variant.Role.DEFAULT);
        Table table = new Table(category, 64, 10, List.of(variant), 1);
        Plan plan = new Plan(List.of(table), Transactions.ALL, 0, new WarmUp(0, 1), 1);
        ForkSettings settings = new ForkSettings(
                JavaInstallation.current(),
                JvmArguments.parse(""),
                Optional.empty(),
                directory.resolve("logs"),
                Map.of());
        try (WorkDirectory work = WorkDirectory.open(directory.resolve("work"))) {
            return new Forks(plan, settings, work).run(plan.repetitions().get(0), program, plan.warmUp(), timeout);
        }
    }

    private static ExternalProgram perl() throws Exception {
        return ExternalProgram.of("externalVariants", List.of("perl", "hashes.pl"), EXAMPLE);
    }

    /** The example with its result changed by a Perl expression before anyone reads it. */
    private ExternalProgram altered(String change) throws Exception {
        Path script = Files.writeString(directory.resolve("change.pl"), change + ";\n");
        return shell("perl hashes.pl \"$1\" && perl -i -p " + script + " \"$(dirname \"$1\")/result.json\"");
    }

    private static ExternalProgram shell(String script) throws Exception {
        // The path of the job is the first argument of the script.
        return ExternalProgram.of("externalVariants", List.of("sh", "-c", script, "sh"), EXAMPLE);
    }

    /** No process is left behind by any of these. */
    @AfterEach
    void nothingRuns() {
        try (Stream<ProcessHandle> children = ProcessHandle.current().children()) {
            assertThat(children.filter(ProcessHandle::isAlive)).isEmpty();
        }
    }
}
