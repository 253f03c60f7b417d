package io.github.linksplatform.doublets.store.xodus;

import io.github.linksplatform.doublets.store.Dependencies;
import io.github.linksplatform.doublets.store.Durability;
import io.github.linksplatform.doublets.store.LinkStore;
import io.github.linksplatform.doublets.store.PostStore;
import io.github.linksplatform.doublets.store.StoreProvider;
import io.github.linksplatform.doublets.store.StoreSettings;
import io.github.linksplatform.doublets.store.Variant;
import io.github.linksplatform.doublets.store.keyvalue.KeyValueLinks;
import io.github.linksplatform.doublets.store.keyvalue.KeyValuePosts;
import io.github.linksplatform.doublets.store.keyvalue.Keys;
import io.github.linksplatform.doublets.store.keyvalue.OrderedBytes;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import jetbrains.exodus.ArrayByteIterable;
import jetbrains.exodus.ByteIterable;
import jetbrains.exodus.env.Cursor;
import jetbrains.exodus.env.Environment;
import jetbrains.exodus.env.EnvironmentConfig;
import jetbrains.exodus.env.Environments;
import jetbrains.exodus.env.StoreConfig;
import jetbrains.exodus.env.Transaction;

/**
 * Opens JetBrains Xodus as it comes: a log of what was written, which a commit hands to the system without waiting for the
 * disk.
 */
public final class XodusProvider implements StoreProvider {
    private static final String FILE = "Xodus_File";

    /** For {@link java.util.ServiceLoader}. */
    public XodusProvider() {}

    @Override
    public String name() {
        return "xodus";
    }

    @Override
    public List<Variant> variants() {
        return Variant.optional(FILE, Durability.PROCESS_CRASH);
    }

    @Override
    public List<String> dependencies() {
        return Dependencies.of(XodusProvider.class);
    }

    @Override
    public LinkStore openLinks(StoreSettings settings) throws Exception {
        return new KeyValueLinks(open(settings));
    }

    @Override
    public PostStore openPosts(StoreSettings settings) throws Exception {
        return new KeyValuePosts(open(settings));
    }

    private static OrderedBytes open(StoreSettings settings) throws Exception {
        if (!settings.variant().equals(FILE)) {
            throw new IllegalArgumentException(
                    "xodus has no variant '" + settings.variant() + "'; its variant is " + FILE + ".");
        }
        return new Entries(settings.directory());
    }

    /** An environment with a store a space. */
    private static final class Entries implements OrderedBytes {
        private final Path directory;
        private final Environment environment;
        private final Map<Space, jetbrains.exodus.env.Store> stores = new EnumMap<>(Space.class);
        private Transaction transaction;

        Entries(Path directory) {
            this.directory = directory;
            environment = Environments.newInstance(directory.toFile(), new EnvironmentConfig());
            environment.executeInTransaction(opening -> {
                for (Space space : Space.values()) {
                    stores.put(
                            space,
                            environment.openStore(
                                    space.name(), StoreConfig.WITHOUT_DUPLICATES_WITH_PREFIXING, opening));
                }
            });
        }

        @Override
        public void begin() {
            transaction = environment.beginTransaction();
        }

        @Override
        public void commit() {
            if (!transaction.commit()) {
                throw new IllegalStateException("Xodus refused the commit, though nobody else writes.");
            }
        }

        private jetbrains.exodus.env.Store in(Space space) {
            return stores.get(space);
        }

        @Override
        public void put(Space space, byte[] key, byte[] value) {
            in(space).put(transaction, new ArrayByteIterable(key), new ArrayByteIterable(value));
        }

        @Override
        public byte[] get(Space space, byte[] key) {
            ByteIterable value = in(space).get(transaction, new ArrayByteIterable(key));
            return value == null ? null : bytes(value);
        }

        @Override
        public void delete(Space space, byte[] key) {
            in(space).delete(transaction, new ArrayByteIterable(key));
        }

        @Override
        public void scan(Space space, byte[] prefix, BiConsumer<byte[], byte[]> consumer) {
            try (Cursor cursor = in(space).openCursor(transaction)) {
                boolean more = cursor.getSearchKeyRange(new ArrayByteIterable(prefix)) != null;
                while (more) {
                    byte[] key = bytes(cursor.getKey());
                    if (!Keys.startsWith(key, prefix)) {
                        return;
                    }
                    consumer.accept(key, bytes(cursor.getValue()));
                    more = cursor.getNext();
                }
            }
        }

        /** What the iterable shares with others may be longer. */
        private static byte[] bytes(ByteIterable iterable) {
            return Arrays.copyOf(iterable.getBytesUnsafe(), iterable.getLength());
        }

        @Override
        public long count(Space space) {
            return in(space).count(transaction);
        }

        @Override
        public Map<String, String> settings() {
            EnvironmentConfig config = environment.getEnvironmentConfig();
            Map<String, String> settings = new LinkedHashMap<>();
            settings.put("log.durableWrite", Boolean.toString(config.getLogDurableWrite()));
            settings.put("log.cache.pageSize", Integer.toString(config.getLogCachePageSize()));
            settings.put("log.fileSize", Long.toString(config.getLogFileSize()));
            settings.put("memoryUsagePercentage", Integer.toString(config.getMemoryUsagePercentage()));
            settings.put("gc.enabled", Boolean.toString(config.isGcEnabled()));
            return settings;
        }

        @Override
        public Map<String, String> versions() {
            return Map.of("Xodus", Dependencies.of(XodusProvider.class).get(0).split(":", -1)[2]);
        }

        @Override
        public Path directory() {
            return directory;
        }

        @Override
        public void close() {
            if (transaction != null && !transaction.isFinished()) {
                transaction.abort();
            }
            environment.close();
        }
    }
}
