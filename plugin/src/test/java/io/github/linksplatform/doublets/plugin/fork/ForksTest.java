package io.github.linksplatform.doublets.plugin.fork;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linksplatform.doublets.plugin.plan.HeapSize;
import io.github.linksplatform.doublets.plugin.plan.Plan;
import io.github.linksplatform.doublets.plugin.plan.Repetition;
import io.github.linksplatform.doublets.plugin.plan.Table;
import io.github.linksplatform.doublets.plugin.plan.TimeEstimate;
import io.github.linksplatform.doublets.plugin.plan.Transactions;
import io.github.linksplatform.doublets.plugin.plan.WarmUp;
import io.github.linksplatform.doublets.plugin.plan.WarmUpShares;
import io.github.linksplatform.doublets.store.Category;
import io.github.linksplatform.doublets.store.Durability;
import io.github.linksplatform.doublets.store.Variant;
import io.github.linksplatform.doublets.worker.Result;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ForksTest {
    private static final Duration LONG = Duration.ofMinutes(2);

    @TempDir
    private Path directory;

    @Test
    void aMeasuredRepetitionReturnsItsFiguresAndLeavesItsLogAlone() throws Exception {
        Outcome outcome = run("Works", "", LONG);

        Result result = ((Outcome.Measured) outcome).result();
        assertThat(result.variant()).isEqualTo("Works");
        assertThat(result.operations()).singleElement().satisfies(operation -> {
            assertThat(operation.name()).isEqualTo("create");
            assertThat(operation.ns()).isEqualTo(12.5);
            assertThat(operation.cpuNs()).isNull();
        });
        assertThat(directory.resolve("logs/links-java-64-10-Works-1.log"))
                .content()
                .contains("this is a log");
        assertThat(directory.resolve("work")).isEmptyDirectory();
    }

    @Test
    void theHeapIsFixedAndTheTemporaryDirectoryIsOurs() throws Exception {
        Map<String, String> seen =
                ((Outcome.Measured) run("Works", "-Dflag='a b'", LONG)).result().settings();

        long need = HeapSize.need(plan("Works").tables().get(0), 0);
        // The collector keeps one of two survivor spaces out of what it calls the heap: an eighth of a third at most.
        assertThat(Long.parseLong(seen.get("heap"))).isBetween(need * 9 / 10, need);
        assertThat(seen.get("tmpdir")).startsWith(directory.toString());
        assertThat(seen.get("flag")).isEqualTo("a b");
    }

    @Test
    void aForkWarmsUpAsLongAsItIsTold() throws Exception {
        Plan plan = plan("Works");
        try (WorkDirectory work = WorkDirectory.open(directory.resolve("work"))) {
            Outcome outcome = new Forks(plan, settings(""), work)
                    .run(plan.repetitions().get(0), FakeProgram.create(), new WarmUp(0.25, 0.5), LONG);

            assertThat(((Outcome.Measured) outcome).result().settings()).containsEntry("warm_up", "0.25 to 0.5");
        }
    }

    @Test
    void aPathWithBlanksQuotesAndOtherLettersIsHandedOver() throws Exception {
        directory = Files.createDirectories(directory.resolve("späces #1 \\'\"Ж"));

        assertThat(run("Works", "", LONG)).isInstanceOf(Outcome.Measured.class);
    }

    @Test
    void aDeadForkIsNamedWithItsExitCodeAndTheEndOfItsLog() throws Exception {
        ForkFailure failure = failure("Dies", LONG);

        assertThat(failure.kind()).isEqualTo(ForkFailure.Kind.DIED);
        assertThat(failure.operation()).isEqualTo("create");
        assertThat(failure.message())
                .isEqualTo("Dies (links-java-64-10, repetition 1) died with exit code 3; it was at create.");
        assertThat(failure.logTail()).hasSize(20).startsWith("line 11").endsWith("line 30");
        assertThat(failure.log()).content().contains("line 1\n");
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "Windows has no signals")
    void aKilledForkIsExplained() throws Exception {
        assertThat(failure("Killed", LONG).message())
                .contains("died with exit code 137: it was killed, by hand or because the machine or container ran out"
                        + " of memory");
    }

    @Test
    void aHangingForkIsEnded() throws Exception {
        ForkFailure failure = failure("Hangs", Duration.ofSeconds(2));

        assertThat(failure.kind()).isEqualTo(ForkFailure.Kind.HUNG);
        assertThat(failure.message()).contains("had no result after 2 s and was ended; raise parameter timeout");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "Says_Nothing; NO_RESULT; ended without a result.",
                "Cut_Short; BAD_RESULT; left a result that cannot be read",
                "Other_Answer; BAD_RESULT; not the answer to its job",
                "Empty_Answer; BAD_RESULT; without operations",
                "Wrong_Tally; STORE; failed: update: a record"
            })
    void aBadResultIsAFailure(String variant, ForkFailure.Kind kind, String message) throws Exception {
        ForkFailure failure = failure(variant, LONG);

        assertThat(failure.kind()).isEqualTo(kind);
        assertThat(failure.message()).startsWith(variant).contains(message);
    }

    @Test
    void aVariantThatFailedIsNotTriedAgainAndTheOthersFinish() throws Exception {
        Plan plan = plan("Dies", "Works", "Says_Nothing");
        List<String> ended = new ArrayList<>();
        try (WorkDirectory work = WorkDirectory.open(directory.resolve("work"))) {
            Forks forks = new Forks(plan, settings(""), work);
            TimeEstimate estimate = new TimeEstimate(plan);
            Map<String, WorkerProgram> programs = Map.of(
                    "Dies", FakeProgram.create(), "Works", FakeProgram.create(), "Says_Nothing", FakeProgram.create());
            WarmUpShares warmUps = new WarmUpShares(plan, estimate, 0, System::nanoTime);
            new Measurements(programs, forks, estimate, warmUps).run(plan.repetitions(), new MeasurementListener() {
                @Override
                public void started(Repetition repetition) {}

                @Override
                public void prepared(double seconds) {}

                @Override
                public void finished(Repetition repetition, Outcome outcome, double seconds) {
                    ended.add(repetition.variant().name() + " "
                            + outcome.getClass().getSimpleName());
                }
            });
        }

        assertThat(ended)
                .containsExactlyInAnyOrder("Dies Failed", "Says_Nothing Failed", "Works Measured", "Works Measured");
    }

    @Test
    void anInterruptEndsTheFork() throws Exception {
        Thread thread = Thread.currentThread();
        Thread interrupter = new Thread(() -> {
            while (hanging().isEmpty()) {
                Thread.onSpinWait();
            }
            thread.interrupt();
        });
        interrupter.start();

        assertThatThrownBy(() -> run("Hangs", "", LONG)).isInstanceOf(InterruptedException.class);
        interrupter.join();
        assertThat(directory.resolve("work")).isEmptyDirectory();
        assertThat(ProcessHandle.current().children().filter(ProcessHandle::isAlive))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"kill", "exit"})
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "Windows has no signals")
    void noForkOutlivesItsParent(String end) throws Exception {
        ProcessBuilder builder = new ProcessBuilder(
                JavaInstallation.current().executable().toString(),
                "-cp",
                System.getProperty("java.class.path"),
                ParentOfHangingFork.class.getName(),
                directory.toString());
        Process parent = builder.redirectErrorStream(true)
                .redirectOutput(directory.resolve("parent.log").toFile())
                .start();
        while (hanging().isEmpty()) {
            assertThat(parent.isAlive()).isTrue();
            Thread.sleep(20);
        }
        ProcessHandle fork = ProcessHandle.of(hanging().orElseThrow()).orElseThrow();
        if (end.equals("kill")) {
            parent.destroyForcibly();
        } else {
            parent.destroy();
        }
        parent.waitFor();

        fork.onExit().get(10, TimeUnit.SECONDS);
        if (end.equals("exit")) {
            assertThat(directory.resolve("work")).isEmptyDirectory();
        } else {
            // Nobody could tidy up; the next run does.
            assertThat(directory.resolve("work")).isNotEmptyDirectory();
            WorkDirectory.open(directory.resolve("work")).close();
            assertThat(directory.resolve("work")).isEmptyDirectory();
        }
    }

    /** The process id that a hanging worker left in its work directory. */
    private Optional<Long> hanging() {
        Path work = directory.resolve("work");
        if (!Files.isDirectory(work)) {
            return Optional.empty();
        }
        try (Stream<Path> files = Files.walk(work)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.startsWith("hangs-"))
                    .map(name -> Long.valueOf(name.substring("hangs-".length())))
                    .findFirst();
        } catch (IOException | UncheckedIOException e) {
            return Optional.empty();
        }
    }

    private ForkFailure failure(String variant, Duration timeout) throws Exception {
        return ((Outcome.Failed) run(variant, "", timeout)).failure();
    }

    private Outcome run(String variant, String arguments, Duration timeout) throws Exception {
        return run(directory, variant, arguments, timeout);
    }

    static Outcome run(Path directory, String variant, String arguments, Duration timeout) throws Exception {
        Plan plan = plan(variant);
        try (WorkDirectory work = WorkDirectory.open(directory.resolve("work"))) {
            return new Forks(plan, settings(directory, arguments), work)
                    .run(plan.repetitions().get(0), FakeProgram.create(), plan.warmUp(), timeout);
        }
    }

    private ForkSettings settings(String arguments) throws Exception {
        return settings(directory, arguments);
    }

    private static ForkSettings settings(Path directory, String arguments) throws Exception {
        return new ForkSettings(
                JavaInstallation.current(),
                JvmArguments.parse(arguments),
                Optional.empty(),
                directory.resolve("logs"),
                Map.of());
    }

    private static Plan plan(String... variants) {
        List<Variant> rows = Stream.of(variants)
                .map(name ->
                        new Variant(name, Category.LINKS, Durability.VOLATILE, Optional.empty(), Variant.Role.DEFAULT))
                .toList();
        Table table = new Table(Category.LINKS, 64, 10, rows, rows.size() == 1 ? 1 : 2);
        return new Plan(List.of(table), Transactions.ALL, 0, new WarmUp(0, 1), 1);
    }
}
