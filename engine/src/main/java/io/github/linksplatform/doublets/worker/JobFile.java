package io.github.linksplatform.doublets.worker;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.jr.ob.JSON;
import io.github.linksplatform.doublets.store.Category;
import io.github.linksplatform.doublets.workload.Dataset;
import io.github.linksplatform.doublets.workload.Transactions;
import io.github.linksplatform.doublets.workload.WarmUp;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/**
 * Reads a job and checks it. Keys that are not known are ignored: a later plugin may say more. What may be left out is
 * taken as the plugin's own defaults would have it.
 */
final class JobFile {
    private static final double DEFAULT_MIN_SECONDS = 1;
    private static final double DEFAULT_MAX_SECONDS = 10;
    private static final long DEFAULT_WARM_UP_SIZE = 10_000;

    private final Map<String, Object> values;

    private JobFile(Map<String, Object> values) {
        this.values = values;
    }

    /**
     * Reads a job.
     *
     * @param file the path of a job file
     * @return the job, whose values are valid
     * @throws BadJobException if it cannot be read, or a value is missing or not valid
     */
    static Job read(Path file) throws BadJobException {
        Map<String, Object> values;
        try {
            values = JSON.std.mapFrom(Files.readAllBytes(file));
        } catch (JsonProcessingException e) {
            throw new BadJobException("The job file " + file + " is not a JSON object: " + e.getOriginalMessage(), e);
        } catch (IOException e) {
            throw new BadJobException("The job file " + file + " cannot be read (" + e + ").", e);
        }
        return new JobFile(values).job();
    }

    private Job job() throws BadJobException {
        long schema = number("schema", null);
        if (schema != Job.SCHEMA) {
            throw new BadJobException("The job has schema " + schema + "; this worker understands schema " + Job.SCHEMA
                    + ": use the worker and the plugin of one version.");
        }
        long size = number("size", null);
        String category = text("category", null);
        String transactions = text("transactions", "all");
        long background = number("background", 0L);
        double minSeconds = seconds("warm_up_min_seconds", DEFAULT_MIN_SECONDS);
        double maxSeconds = seconds("warm_up_max_seconds", Math.max(minSeconds, DEFAULT_MAX_SECONDS));
        long idBits = number("id_bits", 64L);
        check("size", size, size >= 1 && size <= Dataset.MAX_SIZE, "1 to " + Dataset.MAX_SIZE);
        check(
                "background",
                background,
                background >= 0 && background <= Dataset.MAX_SIZE - size,
                "0 to " + (Dataset.MAX_SIZE - size));
        check("id_bits", idBits, idBits == 32 || idBits == 64, "32 and 64");
        long warmUpSize = number("warm_up_size", Math.min(size, DEFAULT_WARM_UP_SIZE));
        check("warm_up_size", warmUpSize, warmUpSize >= 1 && warmUpSize <= size, "1 to the size, " + size);
        long repetition = number("repetition", 1L);
        check("repetition", repetition, repetition >= 1 && repetition <= Integer.MAX_VALUE, "1 and more");
        try {
            Category.of(category);
            Transactions.of(transactions);
            new WarmUp(minSeconds, maxSeconds);
        } catch (IllegalArgumentException e) {
            throw new BadJobException(e.getMessage(), e);
        }
        return new Job(
                (int) schema,
                category,
                text("variant", null),
                (int) idBits,
                size,
                background,
                transactions,
                (int) repetition,
                warmUpSize,
                minSeconds,
                maxSeconds,
                text("directory", null),
                text("result", null),
                properties());
    }

    private static void check(String key, long value, boolean valid, String range) throws BadJobException {
        if (!valid) {
            throw new BadJobException("The job's " + key + " is " + value + "; valid: " + range + ".");
        }
    }

    private long number(String key, Long otherwise) throws BadJobException {
        Object value = values.get(key);
        if (value == null && otherwise != null) {
            return otherwise;
        }
        if (value instanceof Integer || value instanceof Long) {
            return ((Number) value).longValue();
        }
        throw bad(key, value, "a whole number");
    }

    private double seconds(String key, double otherwise) throws BadJobException {
        Object value = values.get(key);
        if (value == null) {
            return otherwise;
        }
        if (value instanceof Number number) {
            return number.doubleValue();
        }
        throw bad(key, value, "a number of seconds");
    }

    private String text(String key, String otherwise) throws BadJobException {
        Object value = values.get(key);
        if (value == null && otherwise != null) {
            return otherwise;
        }
        if (value instanceof String text && !text.isBlank()) {
            return text;
        }
        throw bad(key, value, "a text that is not empty");
    }

    /** Never puts a value of theirs into a message: it may be a password. */
    private Map<String, String> properties() throws BadJobException {
        Object value = values.get("properties");
        if (value == null) {
            return Map.of();
        }
        if (!(value instanceof Map<?, ?> map)) {
            throw new BadJobException("The job's properties are not a JSON object; give texts by name.");
        }
        Map<String, String> properties = new TreeMap<>();
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            if (!(entry.getValue() instanceof String text)) {
                throw new BadJobException("The job's property " + entry.getKey() + " is not a text.");
            }
            properties.put((String) entry.getKey(), text);
        }
        return properties;
    }

    private static BadJobException bad(String key, Object value, String valid) {
        return new BadJobException(
                value == null
                        ? "The job has no " + key + "; give " + valid + "."
                        : "The job's " + key + " is '" + value + "'; give " + valid + ".");
    }
}
