package io.github.linksplatform.doublets.plugin.report.environment;

import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.Optional;

/**
 * How busy the machine was when this was taken.
 *
 * @param average the one-minute load average; null where there is none
 * @param waitedMicros for how long some task has waited for a processor since the start of the system, in µs; null where
 *     the kernel does not say
 * @param nanos when it was taken, by {@link System#nanoTime()}
 */
public record Load(Double average, Long waitedMicros, long nanos) {
    /**
     * Looks at the load now.
     *
     * @return the load
     */
    public static Load now() {
        return at(new SystemFiles(Path.of("/")), System.nanoTime());
    }

    static Load at(SystemFiles files, long nanos) {
        double average = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
        return new Load(average < 0 ? null : average, waited(files).orElse(null), nanos);
    }

    /**
     * The share of the time since an earlier moment in which some task waited for a processor.
     *
     * @param earlier the earlier moment
     * @return percent; null where the kernel does not say
     */
    public Double pressureSince(Load earlier) {
        if (waitedMicros == null || earlier.waitedMicros == null || nanos <= earlier.nanos) {
            return null;
        }
        return (waitedMicros - earlier.waitedMicros) * 1_000.0 / (nanos - earlier.nanos) * 100;
    }

    /** Of a line "some avg10=0.00 avg60=0.00 avg300=0.00 total=123". */
    private static Optional<Long> waited(SystemFiles files) {
        return files.lines("proc/pressure/cpu").stream()
                .filter(line -> line.startsWith("some ") && line.contains("total="))
                .map(line -> Long.valueOf(line.substring(line.indexOf("total=") + "total=".length())
                        .strip()))
                .findFirst();
    }
}
