package io.github.linksplatform.doublets.plugin.report.environment;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/**
 * The machine.
 *
 * @param cpuModel the processor's own name; null if it does not say
 * @param architecture for example "amd64"
 * @param cores processors that this JVM may use
 * @param memoryBytes memory of the machine in bytes, whatever a container allows
 * @param containerCpus processors that a container's quota allows; null without a quota
 * @param containerMemoryBytes memory that a container allows, in bytes; null without a limit
 * @param os name and version of the operating system
 * @param kernel version of its kernel; null where that is the version of the system
 */
public record Machine(
        String cpuModel,
        String architecture,
        int cores,
        long memoryBytes,
        Double containerCpus,
        Long containerMemoryBytes,
        String os,
        String kernel) {
    private static final double GIB = 1L << 30;

    /**
     * Looks at this machine.
     *
     * @return what there is to see
     */
    public static Machine here() {
        return at(new SystemFiles(Path.of("/")));
    }

    static Machine at(SystemFiles files) {
        ContainerLimits limits = ContainerLimits.read(files);
        Optional<String> distribution =
                files.value("etc/os-release", "PRETTY_NAME", "=").map(Machine::unquote);
        return new Machine(
                cpuModel(files),
                System.getProperty("os.arch"),
                Runtime.getRuntime().availableProcessors(),
                memoryBytes(files),
                limits.cpus(),
                limits.memoryBytes(),
                distribution.orElse(System.getProperty("os.name") + " " + System.getProperty("os.version")),
                distribution.isPresent() ? System.getProperty("os.version") : null);
    }

    /**
     * The memory that a process may use: the machine's or the container's, whichever is less.
     *
     * @return bytes
     */
    public long usableBytes() {
        return containerMemoryBytes == null ? memoryBytes : Math.min(memoryBytes, containerMemoryBytes);
    }

    /**
     * The machine in one line, as reports of all languages have it.
     *
     * @return system, processor, cores, memory: "Ubuntu 24.04.5 LTS, AMD EPYC 7763 64-Core Processor, 4 cores, 16 GiB"
     */
    public String line() {
        BigDecimal gib = BigDecimal.valueOf(memoryBytes / GIB).setScale(1, RoundingMode.HALF_UP);
        return os + ", " + (cpuModel == null ? architecture : cpuModel) + ", "
                + (cores == 1 ? "1 core" : cores + " cores") + ", "
                + gib.stripTrailingZeros().toPlainString() + " GiB";
    }

    private static String cpuModel(SystemFiles files) {
        Optional<String> linux = files.value("proc/cpuinfo", "model name", ":");
        // Windows has it in the environment; on others it would take a program to ask.
        return linux.orElse(System.getenv("PROCESSOR_IDENTIFIER"));
    }

    private static long memoryBytes(SystemFiles files) {
        return files.value("proc/meminfo", "MemTotal", ":")
                .map(value -> value.toLowerCase(Locale.ROOT).replace("kb", "").strip())
                .map(kib -> Long.parseLong(kib) * 1024)
                .orElseGet(() -> ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class)
                        .getTotalMemorySize());
    }

    private static String unquote(String value) {
        return value.replaceAll("^\"|\"$", "");
    }
}
