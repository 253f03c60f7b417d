package io.github.linksplatform.doublets.bench;

import io.github.linksplatform.doublets.store.LinkStore;
import io.github.linksplatform.doublets.store.StoreProvider;
import io.github.linksplatform.doublets.store.StoreSettings;
import io.github.linksplatform.doublets.workload.LinksWorkload;
import io.github.linksplatform.doublets.workload.Measurement;
import io.github.linksplatform.doublets.workload.Meter;
import io.github.linksplatform.doublets.workload.Operation;
import io.github.linksplatform.doublets.workload.OperationRunner;
import io.github.linksplatform.doublets.workload.Transactions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.stream.Stream;

/**
 * A program for whoever works on a store: the links workload over one variant within one JVM, thread CPU time in ns an
 * operation, the median and the best of some rounds. Shows within seconds whether a change was worth it; what the
 * product reports is measured by the plugin.
 *
 * <p>Arguments: the variant, the id width, the number of links, the number of rounds.
 */
final class VariantBenchmark {
    private static final long WARM_UP_NANOS = 3_000_000_000L;
    private static final int WARM_UP_LINKS = 10_000;

    private final StoreProvider provider;
    private final String variant;
    private final int bits;

    private VariantBenchmark(String variant, int bits) {
        this.provider = ServiceLoader.load(StoreProvider.class).stream()
                .map(ServiceLoader.Provider::get)
                .filter(candidate -> candidate.variants().stream()
                        .anyMatch(named -> named.name().equals(variant)))
                .findFirst()
                .orElseThrow();
        this.variant = variant;
        this.bits = bits;
    }

    public static void main(String[] arguments) throws Exception {
        VariantBenchmark benchmark = new VariantBenchmark(arguments[0], Integer.parseInt(arguments[1]));
        int n = Integer.parseInt(arguments[2]);
        int rounds = Integer.parseInt(arguments[3]);
        LinksWorkload small = new LinksWorkload(0, Math.min(n, WARM_UP_LINKS), Transactions.ALL);
        long start = System.nanoTime();
        while (System.nanoTime() - start < WARM_UP_NANOS) {
            benchmark.round(small);
        }
        LinksWorkload workload = new LinksWorkload(0, n, Transactions.ALL);
        double[][] times = new double[workload.operations().size()][rounds];
        for (int round = 0; round < rounds; round++) {
            double[] one = benchmark.round(workload);
            for (int i = 0; i < one.length; i++) {
                times[i][round] = one[i];
            }
        }
        String title = String.format(Locale.ROOT, "%-28s %d %8d", arguments[0], benchmark.bits, n);
        print(title + " median", times, rounds / 2);
        print(title + " best  ", times, 0);
    }

    private static void print(String title, double[][] times, int rank) {
        StringBuilder line = new StringBuilder(title);
        for (double[] operation : times) {
            Arrays.sort(operation);
            line.append(String.format(Locale.ROOT, " %8.2f", operation[rank]));
        }
        System.out.println(line);
    }

    private double[] round(LinksWorkload workload) throws Exception {
        List<Operation<LinkStore>> operations = workload.operations();
        double[] times = new double[operations.size()];
        Path directory = Files.createTempDirectory("doublets");
        System.gc();
        OperationRunner runner = new OperationRunner(new Meter(), OperationRunner.MEASURED_READ_NS);
        try (LinkStore store = provider.openLinks(new StoreSettings(variant, bits, directory, Map.of()))) {
            for (int i = 0; i < times.length; i++) {
                Measurement measurement = runner.run(store, operations.get(i));
                times[i] = measurement.perRecord(measurement.cpuNs().orElseThrow());
            }
        }
        clear(directory);
        return times;
    }

    private static void clear(Path directory) throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            for (Path file : files.toList()) {
                Files.delete(file);
            }
        }
        Files.delete(directory);
    }
}
