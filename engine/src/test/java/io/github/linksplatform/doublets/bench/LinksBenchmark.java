package io.github.linksplatform.doublets.bench;

import io.github.linksplatform.doublets.Flow;
import io.github.linksplatform.doublets.LinkHandler;
import io.github.linksplatform.doublets.Links;
import io.github.linksplatform.doublets.united.UnitedLinks;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;

/**
 * A program for whoever works on a store: thread CPU nanoseconds an operation, for one store in one process. The
 * project's own figures come from the plugin, not from here.
 *
 * <p>Arguments: {@code united} or a class with {@code inMemory(int)} and {@code openFile(Path, int)}, {@code memory} or
 * {@code file}, the id width, the number of links, the number of repetitions.
 */
public final class LinksBenchmark implements LinkHandler {
    private static final String[] OPERATIONS = {
        "create", "read all", "by id", "search", "by from", "by to", "update", "delete"
    };
    private static final long GAMMA = 0x9E3779B97F4A7C15L;
    private static final long WARM_UP_NANOSECONDS = 3_000_000_000L;
    private static final int WARM_UP_LINKS = 20_000;

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final boolean inMemory;
    private final int bits;
    private long count;
    private long sum;

    private LinksBenchmark(boolean inMemory, int bits) {
        this.inMemory = inMemory;
        this.bits = bits;
    }

    public static void main(String[] arguments) throws IOException {
        boolean inMemory = arguments[1].equals("memory");
        int bits = Integer.parseInt(arguments[2]);
        int links = Integer.parseInt(arguments[3]);
        int repetitions = Integer.parseInt(arguments[4]);
        LinksBenchmark benchmark = new LinksBenchmark(inMemory, bits);
        long end = benchmark.threads.getCurrentThreadCpuTime() + WARM_UP_NANOSECONDS;
        while (benchmark.threads.getCurrentThreadCpuTime() < end) {
            benchmark.run(Math.min(links, WARM_UP_LINKS));
        }
        double[][] times = new double[OPERATIONS.length][repetitions];
        for (int i = 0; i < repetitions; i++) {
            double[] run = benchmark.run(links);
            for (int operation = 0; operation < run.length; operation++) {
                times[operation][i] = run[operation];
            }
        }
        StringBuilder line = new StringBuilder(String.join(" ", arguments));
        for (double[] samples : times) {
            Arrays.sort(samples);
            line.append(String.format(Locale.ROOT, " %9.2f", samples[0]));
        }
        System.out.println(line);
    }

    private Links open(Path file) {
        return inMemory ? UnitedLinks.inMemory(bits) : UnitedLinks.openFile(file, bits);
    }

    private double[] run(int links) throws IOException {
        Path directory = Files.createTempDirectory(Path.of(System.getProperty("bench.dir", "/tmp")), "bench");
        Path file = directory.resolve("links");
        double[] times = new double[OPERATIONS.length];
        try (Links store = open(file)) {
            times[0] = time(links, () -> create(store, links));
            long created = sum;
            times[1] = time(links, () -> store.each(this));
            if (sum != created) {
                throw new IllegalStateException("Other links were read than created.");
            }
            times[2] = time(links, () -> readById(store, links));
            times[3] = time(links, () -> search(store, links));
            times[4] = time(links, () -> readBySource(store, links));
            times[5] = time(links, () -> readByTarget(store, links));
            times[6] = time(links, () -> update(store, links));
            times[7] = time(links, () -> delete(store, links));
            if (store.count() != 0) {
                throw new IllegalStateException(store.count() + " links are left.");
            }
        }
        Files.deleteIfExists(file);
        Files.delete(directory);
        return times;
    }

    private double time(int links, Runnable operation) {
        count = 0;
        sum = 0;
        long start = threads.getCurrentThreadCpuTime();
        operation.run();
        long time = threads.getCurrentThreadCpuTime() - start;
        if (count < links) {
            throw new IllegalStateException(count + " of " + links + " links were seen.");
        }
        return (double) time / links;
    }

    @Override
    public Flow handle(long id, long source, long target) {
        count++;
        sum += (((((id * GAMMA) ^ source) * GAMMA) * GAMMA) ^ target) * GAMMA;
        return Flow.CONTINUE;
    }

    private static long source(long id) {
        long z = 2 * id * GAMMA;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return 1 + Long.remainderUnsigned(z ^ (z >>> 31), id);
    }

    private static long stride(long links) {
        long stride = Long.remainderUnsigned(GAMMA, links);
        while (gcd(stride, links) != 1) {
            stride++;
        }
        return stride;
    }

    private static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    private void create(Links store, int links) {
        for (long i = 1; i <= links; i++) {
            long source = source(i);
            handle(store.create(source, i + 1 - source), source, i + 1 - source);
        }
    }

    private void readById(Links store, int links) {
        long stride = stride(links);
        long at = 0;
        for (int k = 0; k < links; k++) {
            long id = 1 + at;
            handle(id, store.source(id), store.target(id));
            at += stride;
            at -= at >= links ? links : 0;
        }
    }

    private void search(Links store, int links) {
        long stride = stride(links);
        long at = 0;
        for (int k = 0; k < links; k++) {
            long source = source(1 + at);
            long target = 2 + at - source;
            handle(store.search(source, target), source, target);
            at += stride;
            at -= at >= links ? links : 0;
        }
    }

    private void readBySource(Links store, int links) {
        long stride = stride(links);
        long at = 0;
        for (int k = 0; k < links; k++) {
            store.eachBySource(source(1 + at), this);
            at += stride;
            at -= at >= links ? links : 0;
        }
    }

    private void readByTarget(Links store, int links) {
        long stride = stride(links);
        long at = 0;
        for (int k = 0; k < links; k++) {
            store.eachByTarget(2 + at - source(1 + at), this);
            at += stride;
            at -= at >= links ? links : 0;
        }
    }

    private void update(Links store, int links) {
        long stride = stride(links);
        long at = 0;
        for (int k = 0; k < links; k++) {
            long id = 1 + at;
            long nextTarget = store.source(id);
            long nextSource = store.target(id);
            store.update(id, nextSource, nextTarget);
            count++;
            at += stride;
            at -= at >= links ? links : 0;
        }
    }

    private void delete(Links store, int links) {
        long stride = stride(links);
        long at = 0;
        for (int k = 0; k < links; k++) {
            store.delete(1 + at);
            count++;
            at += stride;
            at -= at >= links ? links : 0;
        }
    }
}
