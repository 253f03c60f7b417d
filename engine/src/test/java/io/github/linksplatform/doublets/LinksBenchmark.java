package io.github.linksplatform.doublets;

import io.github.linksplatform.doublets.store.LinkConsumer;
import io.github.linksplatform.doublets.store.LinkStore;
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
import java.util.stream.Stream;

/**
 * For developers: the links workload over one kind of store within one JVM, thread CPU time in ns an operation, medians.
 * Shows within seconds whether a change of a store was worth it; what the product reports is measured by the plugin.
 *
 * <p>Arguments: a {@link StoreKind}, the number of links, the number of rounds.
 */
final class LinksBenchmark {
    private static final long WARM_UP_NANOS = 3_000_000_000L;
    private static final int WARM_UP_LINKS = 10_000;

    private LinksBenchmark() {}

    public static void main(String[] arguments) throws Exception {
        StoreKind kind = StoreKind.valueOf(arguments[0]);
        int n = Integer.parseInt(arguments[1]);
        int rounds = Integer.parseInt(arguments[2]);
        LinksWorkload small = new LinksWorkload(0, Math.min(n, WARM_UP_LINKS), Transactions.ALL);
        long start = System.nanoTime();
        while (System.nanoTime() - start < WARM_UP_NANOS) {
            round(kind, small);
        }
        LinksWorkload workload = new LinksWorkload(0, n, Transactions.ALL);
        double[][] times = new double[workload.operations().size()][rounds];
        for (int round = 0; round < rounds; round++) {
            double[] one = round(kind, workload);
            for (int i = 0; i < one.length; i++) {
                times[i][round] = one[i];
            }
        }
        StringBuilder line = new StringBuilder(String.format(Locale.ROOT, "%-15s %8d", kind, n));
        for (double[] operation : times) {
            Arrays.sort(operation);
            line.append(String.format(Locale.ROOT, " %8.2f", operation[rounds / 2]));
        }
        System.out.println(line);
    }

    private static double[] round(StoreKind kind, LinksWorkload workload) throws Exception {
        List<Operation<LinkStore>> operations = workload.operations();
        double[] times = new double[operations.size()];
        Path directory = Files.createTempDirectory("doublets");
        System.gc();
        OperationRunner runner = new OperationRunner(new Meter(), OperationRunner.MEASURED_READ_NS);
        try (Adapter store = new Adapter(kind.open(directory))) {
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

    private static final class Adapter implements LinkStore, LinkHandler {
        private final Links links;
        private LinkConsumer consumer;

        Adapter(Links links) {
            this.links = links;
        }

        @Override
        public Flow handle(long id, long source, long target) {
            consumer.accept(id, source, target);
            return Flow.CONTINUE;
        }

        @Override
        public long create(long from, long to) {
            return links.create(from, to);
        }

        @Override
        public void readAll(LinkConsumer to) {
            consumer = to;
            links.each(this);
        }

        @Override
        public void readById(long id, LinkConsumer to) {
            to.accept(id, links.source(id), links.target(id));
        }

        @Override
        public void readByFromTo(long from, long to, LinkConsumer into) {
            long id = links.search(from, to);
            if (id != 0) {
                into.accept(id, from, to);
            }
        }

        @Override
        public void readByFrom(long from, LinkConsumer to) {
            consumer = to;
            links.eachBySource(from, this);
        }

        @Override
        public void readByTo(long to, LinkConsumer into) {
            consumer = into;
            links.eachByTarget(to, this);
        }

        @Override
        public long update(long id, long from, long to) {
            links.update(id, from, to);
            return 1;
        }

        @Override
        public long delete(long id) {
            links.delete(id);
            return 1;
        }

        @Override
        public long count() {
            return links.count();
        }

        @Override
        public void begin() {}

        @Override
        public void commit() {}

        @Override
        public Map<String, String> settings() {
            return Map.of();
        }

        @Override
        public Map<String, String> versions() {
            return Map.of();
        }

        @Override
        public List<Path> files() {
            return List.of();
        }

        @Override
        public void close() {
            links.close();
        }
    }
}
