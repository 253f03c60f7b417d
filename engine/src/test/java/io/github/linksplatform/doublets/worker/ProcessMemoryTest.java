package io.github.linksplatform.doublets.worker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.List;
import javax.management.MBeanOperationInfo;
import javax.management.ObjectName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Memory whose size is known, in a JVM of its own. */
class ProcessMemoryTest {
    @TempDir
    private Path directory;

    @ParameterizedTest
    @CsvSource({
        "heap, -XX:+UseSerialGC, 1",
        "native, -XX:+UseSerialGC, 1",
        "mapped, -XX:+UseSerialGC, 1",
        "mapped, -XX:+UseParallelGC, 1",
        "heap, -XX:+UseParallelGC, 1",
        "heap, -XX:+AlwaysPreTouch, 1",
        "heap, -XX:+UseTransparentHugePages, 1",
        "native, -XX:+UseTransparentHugePages, 1",
        "mapped, -XX:+UseTransparentHugePages, 1",
        "heap, -XX:+UseG1GC, 1",
        "mapped, -XX:+UseG1GC, 1",
        "untouched, -XX:+UseSerialGC, 0",
        "dropped, -XX:+UseSerialGC, 0",
        "nothing, -XX:+UseSerialGC, 0"
    })
    void isMeasuredWhateverKindItIs(String kind, String flag, int times) throws Exception {
        assumeLinux();
        String[] words = probe(kind, List.of("-Xms200m", "-Xmx200m", "-XX:+UseSerialGC", flag));

        double tolerance = 0.1 * MemoryProbe.HELD;
        assertThat(Double.parseDouble(words[1])).isCloseTo((double) times * MemoryProbe.HELD, within(tolerance));
        assertThat(Double.parseDouble(words[3])).isCloseTo((double) times * MemoryProbe.HELD, within(tolerance));
    }

    /** Else it would be made of what is resident already, and seem to take nothing. */
    @Test
    void isMeasuredIfItIsMadeOfWhatWasFreed() throws Exception {
        assumeLinux();
        assumeThat(ManagementFactory.getPlatformMBeanServer()
                        .getMBeanInfo(new ObjectName("com.sun.management:type=DiagnosticCommand"))
                        .getOperations())
                .as("a JVM that can have freed memory given back")
                .extracting(MBeanOperationInfo::getName)
                .contains("systemTrimNativeHeap");
        String[] words = probe("reused", List.of("-Xms200m", "-Xmx200m", "-XX:+UseSerialGC"));

        assertThat(Double.parseDouble(words[1])).isCloseTo(MemoryProbe.HELD, within(0.1 * MemoryProbe.HELD));
    }

    @Test
    void remembersThePeakOfWhatIsGone() throws Exception {
        assumeLinux();
        String[] words = probe("freed", List.of("-Xms200m", "-Xmx200m", "-XX:+UseSerialGC"));

        assertThat(Double.parseDouble(words[1])).isLessThan(0.1 * MemoryProbe.HELD);
        assertThat(Double.parseDouble(words[3])).isCloseTo(MemoryProbe.HELD, within(0.1 * MemoryProbe.HELD));
    }

    @Test
    void isUnknownWhereAnEarlierMappingStays() throws Exception {
        assertThat(probe("kept", List.of("-Xms200m", "-Xmx200m", "-XX:+UseSerialGC")))
                .startsWith("growth", "unknown", "peak", "unknown");
    }

    @Test
    void isUnknownWhereTheHeapCannotBeToldApart() throws Exception {
        assertThat(probe("heap", List.of("-Xms100m", "-Xmx300m", "-XX:+UseSerialGC")))
                .startsWith("growth", "unknown", "peak", "unknown");
    }

    private String[] probe(String kind, List<String> flags) throws IOException, InterruptedException {
        String chosen = flags.get(flags.size() - 1);
        List<String> collector = chosen.endsWith("GC")
                ? flags.stream()
                        .filter(f -> !f.endsWith("GC") || f.equals(chosen))
                        .toList()
                : flags;
        ChildJvm child = ChildJvm.start(
                directory.resolve("log"),
                collector,
                MemoryProbe.class,
                kind,
                directory.resolve("mapped").toString());
        assertThat(child.exitCode()).as(child.log()).isZero();
        List<String> lines = child.log().lines().toList();
        return lines.get(lines.size() - 1).split(" ", -1);
    }

    private static void assumeLinux() {
        assumeThat(System.getProperty("os.name")).startsWith("Linux");
    }
}
