import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.function.LongConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Links in arrays of Java, chained by their ends, measured by the contract of docs/worker-contract.md in a single file:
 * java Arrays.java JOB
 */
public final class Arrays {
    private static final long GAMMA = 0x9E3779B97F4A7C15L;

    // The job.
    private static String variant;
    private static String result;
    private static long repetition;

    // The store.
    private int[] from;
    private int[] to;
    private int[] firstFrom;
    private int[] nextFrom;
    private int[] firstTo;
    private int[] nextTo;
    private long left;

    // A pass.
    private long count;
    private long sum;

    public static void main(String[] arguments) throws Exception {
        String job = null;
        try {
            job = Files.readString(Path.of(arguments[0]));
        } catch (IOException | ArrayIndexOutOfBoundsException e) {
            refuse("the job file cannot be read: " + e);
        }
        if (!job.strip().startsWith("{") || !job.strip().endsWith("}")) {
            refuse("the job is no JSON object");
        }
        if (number(job, "schema", -1) != 1) {
            refuse("the schema is not 1");
        }
        if (!text(job, "category", "").equals("links")) {
            refuse("the category is not links, which is all that this program keeps");
        }
        if (!List.of("all", "each").contains(text(job, "transactions", "all"))) {
            refuse("the transactions are neither all nor each");
        }
        int size = (int) number(job, "size", 0);
        if (size < 1) {
            refuse("the size is missing or below 1");
        }
        int background = (int) number(job, "background", 0);
        int warmUpSize = (int) number(job, "warm_up_size", Math.min(size, 10_000));
        variant = text(job, "variant", "");
        result = text(job, "result", "");
        if (variant.isEmpty() || result.isEmpty()) {
            refuse("the variant or the result is missing");
        }
        repetition = number(job, "repetition", 1);
        watchParent();

        String warmUp = warmUp(warmUpSize, Math.min(background, warmUpSize),
                decimal(job, "warm_up_min_seconds", 1), decimal(job, "warm_up_max_seconds", 10));
        System.gc();
        List<String> operations = new Arrays().run(size, background, 5_000_000);
        try {
            Path temporary = Path.of(result + ".tmp");
            Files.writeString(temporary, String.format(Locale.ROOT,
                    "{\"schema\": 1, \"variant\": \"%s\", \"repetition\": %d, \"operations\": [%s], \"warm_up\": %s,"
                            + " \"settings\": {}, \"versions\": {\"Java\": \"%s\"}}%n",
                    variant, repetition, String.join(", ", operations), warmUp, System.getProperty("java.version")));
            Files.move(temporary, Path.of(result), StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            System.err.println("The result cannot be written: " + e + ".");
            System.exit(4);
        }
        System.exit(0);
    }

    private static String warmUp(int size, int background, double least, double most) {
        List<Double> cycles = new ArrayList<>();
        String endedBy = "limit";
        long start = System.nanoTime();
        double seconds;
        while ((seconds = (System.nanoTime() - start) / 1e9) < most) {
            if (seconds >= least && settled(cycles)) {
                endedBy = "plateau";
                break;
            }
            new Arrays().run(size, background, 0);
            cycles.add((System.nanoTime() - start) / 1e9 - seconds);
        }
        return String.format(Locale.ROOT, "{\"cycles\": %d, \"seconds\": %.3f, \"ended_by\": \"%s\"}",
                cycles.size(), seconds, endedBy);
    }

    /** Whether the times of the last three cycles agree within 3%. */
    private static boolean settled(List<Double> cycles) {
        if (cycles.size() < 3) {
            return false;
        }
        List<Double> last = cycles.subList(cycles.size() - 3, cycles.size());
        return Collections.max(last) <= 1.03 * Collections.min(last);
    }

    private static void refuse(String why) {
        System.err.println("The job is not valid: " + why + ".");
        System.exit(2);
    }

    private static void watchParent() {
        Thread watch = new Thread(() -> {
            try {
                while (System.in.read() >= 0) {}
            } catch (IOException e) {
                // Gone, too.
            }
            Runtime.getRuntime().halt(5);
        });
        watch.setDaemon(true);
        watch.start();
    }

    private static double decimal(String job, String key, double otherwise) {
        Matcher value = Pattern.compile("\"" + key + "\"\\s*:\\s*(-?[0-9.eE+-]+)").matcher(job);
        return value.find() ? Double.parseDouble(value.group(1)) : otherwise;
    }

    private static long number(String job, String key, long otherwise) {
        return (long) decimal(job, key, otherwise);
    }

    private static String text(String job, String key, String otherwise) {
        Matcher value = Pattern.compile("\"" + key + "\"\\s*:\\s*\"((?:[^\"\\\\]|\\\\.)*)\"").matcher(job);
        return value.find() ? value.group(1).replaceAll("\\\\([\"\\\\/])", "$1") : otherwise;
    }

    private static long splitmix(long x) {
        long z = x + GAMMA;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    private static long mix(long a, long b) {
        return ((a * GAMMA) ^ b) * GAMMA;
    }

    private static int fromOf(long id) {
        return (int) (1 + Long.remainderUnsigned(splitmix(2 * id), id));
    }

    private void see(int id, int a, int b) {
        count++;
        sum += mix(mix(id, a), b);
    }

    private void attach(int id, int a, int b) {
        from[id] = a;
        to[id] = b;
        nextFrom[id] = firstFrom[a];
        firstFrom[a] = id;
        nextTo[id] = firstTo[b];
        firstTo[b] = id;
    }

    private void detach(int id) {
        unchain(firstFrom, nextFrom, from[id], id);
        unchain(firstTo, nextTo, to[id], id);
        from[id] = 0;
    }

    private static void unchain(int[] first, int[] next, int end, int id) {
        if (first[end] == id) {
            first[end] = next[id];
            return;
        }
        int before = first[end];
        while (next[before] != id) {
            before = next[before];
        }
        next[before] = next[id];
    }

    private void create(int id) {
        int a = fromOf(id);
        attach(id, a, id + 1 - a);
        left++;
        see(id, a, id + 1 - a);
    }

    private static void visit(int background, int size, LongConsumer visitor) {
        long stride = Long.remainderUnsigned(GAMMA, size);
        while (divisor(stride, size) != 1) {
            stride++;
        }
        long place = 0;
        for (int k = 0; k < size; k++, place = (place + stride) % size) {
            visitor.accept(background + 1 + place);
        }
    }

    private static long divisor(long a, long b) {
        return b == 0 ? a : divisor(b, a % b);
    }

    private List<String> run(int size, int background, long shortestRead) {
        int all = background + size;
        from = new int[all + 1];
        to = new int[all + 1];
        firstFrom = new int[all + 1];
        nextFrom = new int[all + 1];
        firstTo = new int[all + 1];
        nextTo = new int[all + 1];
        for (int id = 1; id <= background; id++) {
            create(id);
        }
        List<String> figures = new ArrayList<>();
        figures.add(time("create", size, 0, () -> {
            for (int id = background + 1; id <= all; id++) {
                create(id);
            }
        }));
        figures.add(time("query_all", all, shortestRead, () -> {
            for (int id = 1; id <= all; id++) {
                if (from[id] != 0) {
                    see(id, from[id], to[id]);
                }
            }
        }));
        figures.add(time("query_by_id", size, shortestRead,
                () -> visit(background, size, id -> see((int) id, from[(int) id], to[(int) id]))));
        figures.add(time("query_by_from_to", size, shortestRead, () -> visit(background, size, i -> {
            int a = fromOf(i);
            int b = (int) i + 1 - a;
            for (int id = firstFrom[a]; id != 0; id = nextFrom[id]) {
                if (to[id] == b) {
                    see(id, a, b);
                }
            }
        })));
        figures.add(time("query_by_from", size, shortestRead, () -> visit(background, size, i -> {
            int a = (int) i;
            for (int id = firstFrom[a]; id != 0; id = nextFrom[id]) {
                see(id, a, to[id]);
            }
        })));
        figures.add(time("query_by_to", size, shortestRead, () -> visit(background, size, i -> {
            int b = (int) i;
            for (int id = firstTo[b]; id != 0; id = nextTo[id]) {
                see(id, from[id], b);
            }
        })));
        figures.add(time("update", size, 0, () -> visit(background, size, i -> {
            int id = (int) i;
            int b = fromOf(i);
            detach(id);
            attach(id, id + 1 - b, b);
            see(id, id + 1 - b, b);
        })));
        figures.add(time("delete", size, 0, () -> visit(background, size, id -> {
            detach((int) id);
            left--;
            count++;
        })));
        if (left != background) {
            throw new IllegalStateException("There are " + left + " links left.");
        }
        return figures;
    }

    private String time(String name, long records, long shortest, Runnable pass) {
        long passes = 0;
        long start = System.nanoTime();
        long ns;
        do {
            count = 0;
            sum = 0;
            pass.run();
            passes++;
            ns = System.nanoTime() - start;
        } while (ns < shortest);
        return String.format(Locale.ROOT,
                "{\"name\": \"%s\", \"ns\": %.4f, \"passes\": %d, \"count\": %d, \"checksum\": \"%s\"}",
                name, Math.max(ns, 1) / (double) (passes * records), passes, count, Long.toUnsignedString(sum));
    }
}
