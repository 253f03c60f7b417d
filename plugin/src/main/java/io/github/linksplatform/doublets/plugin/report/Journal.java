package io.github.linksplatform.doublets.plugin.report;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.linksplatform.doublets.worker.Result;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;

/**
 * What a run has finished, one JSON line a repetition, each forced to disk before the next one begins. The first line
 * says what the run measures. A run that ended too early goes on from here.
 *
 * <p>The file is locked while it is open, so that two builds do not write into one.
 */
public final class Journal implements Closeable {
    /** The version of the format. */
    private static final int SCHEMA = 1;

    private static final JsonMapper JSON = JsonMapper.builder()
            .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private final FileChannel channel;
    private final long seed;
    private final List<Entry> entries;

    private Journal(FileChannel channel, long seed, List<Entry> entries) {
        this.channel = channel;
        this.seed = seed;
        this.entries = entries;
    }

    /**
     * Begins a journal. A former one is lost.
     *
     * @param file the file; missing directories are created
     * @param description what the run measures and with what, in words
     * @param seed the seed of the order of its forks
     * @return the journal
     * @throws JournalException if another build writes the file
     * @throws IOException if the file cannot be written
     */
    public static Journal begin(Path file, Map<String, String> description, long seed)
            throws JournalException, IOException {
        FileChannel channel = open(file);
        try {
            return begin(channel, description, seed);
        } catch (IOException e) {
            channel.close();
            throw e;
        }
    }

    /**
     * Goes on with a journal, or begins one if there is none yet. A last line that was cut short is dropped.
     *
     * @param file the file; missing directories are created
     * @param description what the run measures and with what, in words
     * @param seed the seed of the order of its forks if the journal is new
     * @return the journal
     * @throws JournalException if the journal is of another run, cannot be read, or is written by another build
     * @throws IOException if the file cannot be read or written
     */
    public static Journal resume(Path file, Map<String, String> description, long seed)
            throws JournalException, IOException {
        FileChannel channel = open(file);
        try {
            List<String> lines = completeLines(channel);
            return lines.isEmpty() ? begin(channel, description, seed) : goOn(file, channel, description, lines);
        } catch (IOException | JournalException e) {
            channel.close();
            throw e;
        }
    }

    /**
     * The seed of the order of forks.
     *
     * @return the seed of the run that began the journal
     */
    public long seed() {
        return seed;
    }

    /**
     * What is finished.
     *
     * @return the entries so far, in the order they were written
     */
    public List<Entry> entries() {
        return List.copyOf(entries);
    }

    /**
     * Adds a finished repetition and waits until the disk has it.
     *
     * @param entry the repetition
     * @throws IOException if it cannot be written
     */
    public void append(Entry entry) throws IOException {
        write(channel, JSON.writeValueAsString(entry));
        entries.add(entry);
    }

    /** Gives the file back; it stays. */
    @Override
    public void close() throws IOException {
        channel.close();
    }

    private static FileChannel open(Path file) throws JournalException, IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        FileChannel channel =
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
        FileLock lock;
        try {
            lock = channel.tryLock();
        } catch (OverlappingFileLockException e) {
            lock = null;
        }
        if (lock == null) {
            channel.close();
            throw new JournalException("The journal " + file
                    + " is in use, so another build measures the same project; wait for its end.");
        }
        return channel;
    }

    private static Journal begin(FileChannel channel, Map<String, String> description, long seed) throws IOException {
        channel.truncate(0);
        write(channel, JSON.writeValueAsString(new Header(SCHEMA, hash(description), seed, description)));
        return new Journal(channel, seed, new ArrayList<>());
    }

    private static Journal goOn(Path file, FileChannel channel, Map<String, String> description, List<String> lines)
            throws JournalException {
        Header header = parse(file, 1, lines.get(0), Header.class);
        if (header.schema() != SCHEMA) {
            throw new JournalException("The journal " + file + " has schema " + header.schema() + " instead of "
                    + SCHEMA + "; continue with the plugin that wrote it, or start again without doublets.resume.");
        }
        List<String> differences = differences(header.description(), description);
        if (!differences.isEmpty() || !Objects.equals(header.plan(), hash(description))) {
            throw new JournalException("The journal " + file + " is of another run: " + String.join("; ", differences)
                    + "; restore that configuration, or start again without doublets.resume.");
        }
        List<Entry> entries = new ArrayList<>();
        for (int i = 1; i < lines.size(); i++) {
            entries.add(parse(file, i + 1, lines.get(i), Entry.class));
        }
        return new Journal(channel, header.seed(), entries);
    }

    private static <T> T parse(Path file, int number, String line, Class<T> type) throws JournalException {
        try {
            return JSON.readValue(line, type);
        } catch (JsonProcessingException e) {
            throw new JournalException("The journal " + file + " cannot be read at line " + number + " ("
                    + e.getOriginalMessage() + "); start again without doublets.resume.");
        }
    }

    private static List<String> differences(Map<String, String> then, Map<String, String> now) {
        Set<String> keys = new LinkedHashSet<>(then.keySet());
        keys.addAll(now.keySet());
        List<String> differences = new ArrayList<>();
        for (String key : keys) {
            if (!Objects.equals(then.get(key), now.get(key))) {
                differences.add(key + " was " + then.getOrDefault(key, "nothing") + " and is now "
                        + now.getOrDefault(key, "nothing"));
            }
        }
        return differences;
    }

    /** Reads what was written whole, and cuts off what was not. */
    private static List<String> completeLines(FileChannel channel) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(Math.toIntExact(channel.size()));
        while (bytes.hasRemaining() && channel.read(bytes) >= 0) {
            // Until all is read.
        }
        int end = bytes.position();
        while (end > 0 && bytes.get(end - 1) != '\n') {
            end--;
        }
        channel.truncate(end);
        channel.position(end);
        return new String(bytes.array(), 0, end, StandardCharsets.UTF_8).lines().toList();
    }

    private static void write(FileChannel channel, String line) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap((line + "\n").getBytes(StandardCharsets.UTF_8));
        while (bytes.hasRemaining()) {
            channel.write(bytes);
        }
        channel.force(false);
    }

    private static String hash(Map<String, String> description) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            String text = new TreeMap<>(description).toString();
            return HexFormat.of().formatHex(digest.digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every Java has SHA-256", e);
        }
    }

    /**
     * The first line.
     *
     * @param schema the version of the format
     * @param plan the hash of the description, by which journals are told apart
     * @param seed the seed of the order of forks
     * @param description what the run measures and with what
     */
    private record Header(int schema, String plan, long seed, Map<String, String> description) {}

    /**
     * A finished repetition.
     *
     * @param table the name of its table
     * @param variant the name of its variant
     * @param repetition which repetition it was, from 1
     * @param seconds from the start to the end of its fork
     * @param result what it measured
     */
    public record Entry(String table, String variant, int repetition, double seconds, Result result) {}
}
