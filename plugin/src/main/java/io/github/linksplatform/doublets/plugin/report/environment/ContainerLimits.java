package io.github.linksplatform.doublets.plugin.report.environment;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What the control groups around this process allow, of version 1 or 2; see "Control Group v2" and "CPU and memory
 * controllers" in the kernel's documentation. A limit of any group on the way up counts, so the smallest is taken.
 *
 * @param cpus processors, perhaps a fraction; null without a limit
 * @param memoryBytes memory in bytes; null without a limit
 */
record ContainerLimits(Double cpus, Long memoryBytes) {
    /** Version 1 says "no limit" by a number near 2^63, rounded to pages. */
    private static final long UNLIMITED = 1L << 60;

    static ContainerLimits read(SystemFiles files) {
        Double cpus = null;
        Long memory = null;
        for (String line : files.lines("proc/self/cgroup")) {
            String[] parts = line.split(":", 3);
            if (parts.length < 3) {
                continue;
            }
            boolean unified = parts[1].isEmpty();
            List<String> controllers = List.of(parts[1].split(","));
            for (String group : upwards(parts[2])) {
                if (unified || controllers.contains("memory")) {
                    String file = unified
                            ? "sys/fs/cgroup" + group + "/memory.max"
                            : "sys/fs/cgroup/memory" + group + "/memory.limit_in_bytes";
                    memory = smaller(
                            memory,
                            files.line(file).flatMap(ContainerLimits::number).orElse(null));
                }
                if (unified) {
                    cpus = smaller(
                            cpus,
                            files.line("sys/fs/cgroup" + group + "/cpu.max")
                                    .flatMap(ContainerLimits::share)
                                    .orElse(null));
                } else if (controllers.contains("cpu")) {
                    String directory = "sys/fs/cgroup/cpu" + group;
                    cpus = smaller(
                            cpus,
                            files.line(directory + "/cpu.cfs_quota_us")
                                    .flatMap(quota -> files.line(directory + "/cpu.cfs_period_us")
                                            .flatMap(period -> share(quota + " " + period)))
                                    .orElse(null));
                }
            }
        }
        return new ContainerLimits(cpus, memory);
    }

    /** The group and all groups around it, as prefixes of paths: "/a/b", "/a", "". */
    private static List<String> upwards(String group) {
        List<String> groups = new ArrayList<>();
        for (Path path = Path.of(group); path != null && path.getNameCount() > 0; path = path.getParent()) {
            groups.add(path.toString());
        }
        groups.add("");
        return groups;
    }

    private static <T extends Comparable<T>> T smaller(T left, T right) {
        if (left == null || right == null) {
            return left == null ? right : left;
        }
        return left.compareTo(right) <= 0 ? left : right;
    }

    private static Optional<Long> number(String text) {
        try {
            long number = Long.parseLong(text);
            return number >= 0 && number < UNLIMITED ? Optional.of(number) : Optional.empty();
        } catch (NumberFormatException e) {
            // "max" means no limit.
            return Optional.empty();
        }
    }

    /** Of "quota period", both in microseconds. */
    private static Optional<Double> share(String text) {
        String[] parts = text.split(" ", 2);
        return number(parts[0])
                .flatMap(quota -> number(parts[parts.length - 1])
                        .filter(period -> period > 0)
                        .map(period -> (double) quota / period));
    }
}
