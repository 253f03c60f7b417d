package io.github.linksplatform.doublets.store.lmdb;

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
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.lmdbjava.ByteArrayProxy;
import org.lmdbjava.Cursor;
import org.lmdbjava.Dbi;
import org.lmdbjava.DbiFlags;
import org.lmdbjava.Env;
import org.lmdbjava.GetOp;
import org.lmdbjava.Meta;
import org.lmdbjava.Txn;

/**
 * Opens LMDB by way of lmdbjava, as it comes: a commit waits for the disk. Keys and values are arrays of bytes, which needs
 * no access to internals of the JDK.
 */
public final class LmdbProvider implements StoreProvider {
    /** Address room, of which the file takes what is used. */
    private static final long MAP_SIZE = 1L << 36;

    private static final int UNSAFE_WARNED_SINCE = 24;

    private static final String FILE = "LMDB_File";

    /** For {@link java.util.ServiceLoader}. */
    public LmdbProvider() {}

    @Override
    public String name() {
        return "lmdb";
    }

    @Override
    public List<Variant> variants() {
        return Variant.optional(FILE, Durability.POWER_CUT);
    }

    @Override
    public List<String> dependencies() {
        return Dependencies.of(LmdbProvider.class);
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
                    "lmdb has no variant '" + settings.variant() + "'; its variant is " + FILE + ".");
        }
        return new Entries(settings.directory());
    }

    @Override
    public List<String> jvmArguments(int javaVersion) {
        // From Java 24 on, a library that loads native code is warned about without the first, and one that writes
        // memory by sun.misc.Unsafe, as jffi below lmdbjava does, without the second.
        return javaVersion < UNSAFE_WARNED_SINCE
                ? List.of("--enable-native-access=ALL-UNNAMED")
                : List.of("--enable-native-access=ALL-UNNAMED", "--sun-misc-unsafe-memory-access=allow");
    }

    /** An environment with a database a space. */
    private static final class Entries implements OrderedBytes {
        private final Path directory;
        private final Env<byte[]> environment;
        private final Map<Space, Dbi<byte[]>> databases = new EnumMap<>(Space.class);
        private final Txn<byte[]> reading;
        private Txn<byte[]> writing;

        Entries(Path directory) {
            this.directory = directory;
            environment = Env.create(ByteArrayProxy.PROXY_BA)
                    .setMapSize(MAP_SIZE)
                    .setMaxDbs(Space.values().length)
                    .open(directory.toFile());
            for (Space space : Space.values()) {
                databases.put(space, environment.openDbi(space.name(), DbiFlags.MDB_CREATE));
            }
            reading = environment.txnRead();
            reading.reset();
        }

        @Override
        public void begin() {
            reading.renew();
        }

        @Override
        public void commit() {
            reading.reset();
            if (writing != null) {
                try (Txn<byte[]> last = writing) {
                    last.commit();
                } finally {
                    writing = null;
                }
            }
        }

        /** A transaction becomes a writing one by its first write, and from then on reads what it wrote. */
        private Txn<byte[]> writing() {
            if (writing == null) {
                writing = environment.txnWrite();
            }
            return writing;
        }

        private Txn<byte[]> current() {
            return writing == null ? reading : writing;
        }

        @Override
        public void put(Space space, byte[] key, byte[] value) {
            databases.get(space).put(writing(), key, value);
        }

        @Override
        public byte[] get(Space space, byte[] key) {
            return databases.get(space).get(current(), key);
        }

        @Override
        public void delete(Space space, byte[] key) {
            databases.get(space).delete(writing(), key);
        }

        @Override
        public void scan(Space space, byte[] prefix, BiConsumer<byte[], byte[]> consumer) {
            try (Cursor<byte[]> cursor = databases.get(space).openCursor(current())) {
                boolean more = prefix.length == 0 ? cursor.first() : cursor.get(prefix, GetOp.MDB_SET_RANGE);
                while (more) {
                    byte[] key = cursor.key();
                    if (!Keys.startsWith(key, prefix)) {
                        return;
                    }
                    consumer.accept(key, cursor.val());
                    more = cursor.next();
                }
            }
        }

        @Override
        public long count(Space space) {
            return databases.get(space).stat(current()).entries;
        }

        @Override
        public Map<String, String> settings() {
            Map<String, String> settings = new LinkedHashMap<>();
            settings.put("mapSize", Long.toString(environment.info().mapSize));
            settings.put("pageSize", Integer.toString(environment.stat().pageSize));
            settings.put("maxKeySize", Integer.toString(environment.getMaxKeySize()));
            return settings;
        }

        @Override
        public Map<String, String> versions() {
            return Map.of(
                    "LMDB",
                    Meta.version().major + "." + Meta.version().minor + "." + Meta.version().patch,
                    "lmdbjava",
                    Dependencies.of(LmdbProvider.class).get(0).split(":", -1)[2]);
        }

        @Override
        public Path directory() {
            return directory;
        }

        @Override
        public void close() {
            if (writing != null) {
                writing.close();
            }
            reading.close();
            environment.close();
        }
    }
}
