package io.github.linksplatform.doublets.kill;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linksplatform.doublets.Link;
import io.github.linksplatform.doublets.Links;
import io.github.linksplatform.doublets.ModelLinks;
import io.github.linksplatform.doublets.Shown;
import io.github.linksplatform.doublets.StoreCopy;
import io.github.linksplatform.doublets.StoreKind;
import io.github.linksplatform.doublets.StoredLinks;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A process that writes is killed at a random moment; then the store opens, is sound, and holds exactly the links of
 * the calls that had returned, with or without the one call that had not. 200 kills for each kind of store:
 *
 * <pre>mvn -pl engine verify -Dtest=KillTest -Ddoublets.test.kills=200</pre>
 */
class KillTest {
    private static final int KILLS = Integer.getInteger("doublets.test.kills", 4);
    private static final long SEED = Long.getLong("doublets.test.seed", 20261130);

    /** Every tenth process writes where its file grows, which is slower to check. */
    private static final int GROWING_EVERY = 10;

    private static final int NEARLY_A_STEP = (1 << 20) - 2_000;

    /** Every third store that is left behind is opened by a process that is killed as well. */
    private static final int KILLED_AGAIN_EVERY = 3;

    @TempDir
    Path directory;

    @ParameterizedTest
    @MethodSource("io.github.linksplatform.doublets.StoreKind#persistentKinds")
    void aKilledProcessLosesNoLinkThatWasWritten(StoreKind kind) throws Exception {
        System.out.printf("%s: %d kills, seed %d%n", kind, KILLS, SEED);
        Random random = new Random(SEED);
        for (int kill = 1; kill <= KILLS; kill++) {
            long seed = random.nextLong();
            int filled = kill % GROWING_EVERY == 0 ? NEARLY_A_STEP : 0;
            Path store = Files.createDirectory(directory.resolve("store" + kill));
            long writes = killWhileWriting(kind, store, seed, filled, random);
            if (kill % KILLED_AGAIN_EVERY == 0) {
                killWhileOpening(kind, store, random);
            }
            assertHolds(kind, store, seed, filled, writes);
            StoreCopy.delete(store);
        }
    }

    private long killWhileWriting(StoreKind kind, Path store, long seed, int filled, Random random) throws Exception {
        Path file = Files.createTempFile(directory, "writes", "");
        Progress progress = new Progress(file);
        Process process = start(kind.name(), store.toString(), file.toString(), "" + seed, "" + filled);
        killAfter(process, progress, random.nextInt(200_000));
        Files.delete(file);
        return progress.get();
    }

    private void killWhileOpening(StoreKind kind, Path store, Random random) throws Exception {
        Path file = Files.createTempFile(directory, "opens", "");
        Progress progress = new Progress(file);
        killAfter(start(kind.name(), store.toString(), file.toString()), progress, random.nextInt(100_000));
        Files.delete(file);
    }

    private Process start(String... arguments) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-Xmx128m", "-XX:+UseSerialGC", "-cp", System.getProperty("java.class.path")));
        command.add(KilledWriter.class.getName());
        command.addAll(List.of(arguments));
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(directory.resolve("output.txt").toFile())
                .start();
    }

    /** Kills a process, which on Unix is SIGKILL, a number of microseconds after its progress began. */
    private void killAfter(Process process, Progress progress, int micros) throws Exception {
        long started = System.nanoTime();
        while (progress.get() == 0 && process.isAlive()) {
            assertThat(System.nanoTime() - started).isLessThan(TimeUnit.MINUTES.toNanos(1));
            LockSupport.parkNanos(100_000);
        }
        long end = System.nanoTime() + TimeUnit.MICROSECONDS.toNanos(micros);
        while (System.nanoTime() < end) {
            LockSupport.parkNanos(end - System.nanoTime());
        }
        process.destroyForcibly();
        process.waitFor();
        assertThat(directory.resolve("output.txt")).isEmptyFile();
    }

    private static void assertHolds(StoreKind kind, Path store, long seed, int filled, long writes) {
        WriteScript script = new WriteScript(seed);
        ModelLinks model = new ModelLinks(kind.bits());
        script.fill(model, filled);
        for (long i = 0; i < writes; i++) {
            script.step(model);
        }
        String description = "%s, seed %d, killed after %d writes".formatted(kind, seed, writes);
        try (Links links = kind.open(store)) {
            assertThat(((StoredLinks) links).verify()).as(description).isEmpty();
            List<Link> found = Shown.by(links);
            if (!found.equals(model.find())) {
                script.step(model);
                assertThat(found.equals(model.find()))
                        .as("%s: %d links found, %d expected", description, found.size(), model.count())
                        .isTrue();
            }
            // And it can be written to.
            long id = links.create(1, 1);
            assertThat(links.source(id)).isEqualTo(1);
            links.delete(id);
            assertThat(((StoredLinks) links).verify()).as(description).isEmpty();
        }
    }
}
