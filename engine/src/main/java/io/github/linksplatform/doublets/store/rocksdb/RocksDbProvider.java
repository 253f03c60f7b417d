package io.github.linksplatform.doublets.store.rocksdb;

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
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.rocksdb.BlockBasedTableConfig;
import org.rocksdb.BloomFilter;
import org.rocksdb.ColumnFamilyDescriptor;
import org.rocksdb.ColumnFamilyHandle;
import org.rocksdb.ColumnFamilyOptions;
import org.rocksdb.CompactionPriority;
import org.rocksdb.DBOptions;
import org.rocksdb.MutableColumnFamilyOptions;
import org.rocksdb.MutableDBOptions;
import org.rocksdb.ReadOptions;
import org.rocksdb.RocksDB;
import org.rocksdb.RocksDBException;
import org.rocksdb.RocksIterator;
import org.rocksdb.WriteBatchWithIndex;
import org.rocksdb.WriteOptions;

/**
 * Opens RocksDB with the options that its page "Setup Options and Basic Tuning" asks for, and with its log of writes, which
 * a commit hands to the system without waiting for the disk, as it comes.
 */
public final class RocksDbProvider implements StoreProvider {
    private static final int BLOCK_SIZE = 16 * 1024;
    private static final int BLOOM_BITS = 10;
    private static final long BYTES_PER_SYNC = 1 << 20;
    private static final int BACKGROUND_JOBS = 6;

    private static final String FILE = "RocksDB_File";

    /** For {@link java.util.ServiceLoader}. */
    public RocksDbProvider() {}

    @Override
    public String name() {
        return "rocksdb";
    }

    @Override
    public List<Variant> variants() {
        return Variant.optional(FILE, Durability.PROCESS_CRASH);
    }

    @Override
    public List<String> dependencies() {
        return Dependencies.of(RocksDbProvider.class);
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
                    "rocksdb has no variant '" + settings.variant() + "'; its variant is " + FILE + ".");
        }
        return new Entries(settings.directory());
    }

    @Override
    public List<String> jvmArguments(int javaVersion) {
        // From Java 24 on, a library that loads native code is warned about without it.
        return List.of("--enable-native-access=ALL-UNNAMED");
    }

    /** A database with a column family a space. What a transaction writes is gathered in a batch, which it reads too. */
    private static final class Entries implements OrderedBytes {
        static {
            // Before the fields, which are native objects.
            RocksDB.loadLibrary();
        }

        private final Path directory;
        private final BloomFilter filter = new BloomFilter(BLOOM_BITS);
        private final ColumnFamilyOptions familyOptions;
        private final DBOptions options;
        private final WriteOptions writing = new WriteOptions();
        private final ReadOptions reading = new ReadOptions();
        private final WriteBatchWithIndex batch = new WriteBatchWithIndex(true);
        private final List<ColumnFamilyHandle> handles = new ArrayList<>();
        private final Map<Space, ColumnFamilyHandle> families = new EnumMap<>(Space.class);
        private final RocksDB database;

        Entries(Path directory) throws RocksDBException {
            this.directory = directory;
            familyOptions = new ColumnFamilyOptions()
                    .setLevelCompactionDynamicLevelBytes(true)
                    .setCompactionPriority(CompactionPriority.MinOverlappingRatio)
                    .setTableFormatConfig(new BlockBasedTableConfig()
                            .setBlockSize(BLOCK_SIZE)
                            .setCacheIndexAndFilterBlocks(true)
                            .setPinL0FilterAndIndexBlocksInCache(true)
                            .setFilterPolicy(filter));
            options = new DBOptions()
                    .setCreateIfMissing(true)
                    .setCreateMissingColumnFamilies(true)
                    .setMaxBackgroundJobs(BACKGROUND_JOBS)
                    .setBytesPerSync(BYTES_PER_SYNC);
            List<ColumnFamilyDescriptor> descriptors = new ArrayList<>();
            descriptors.add(new ColumnFamilyDescriptor(RocksDB.DEFAULT_COLUMN_FAMILY, familyOptions));
            for (Space space : Space.values()) {
                descriptors.add(
                        new ColumnFamilyDescriptor(space.name().getBytes(StandardCharsets.US_ASCII), familyOptions));
            }
            database = RocksDB.open(options, directory.toString(), descriptors, handles);
            // The first family is the one that there always is, and is not used.
            Iterator<ColumnFamilyHandle> opened = handles.listIterator(1);
            for (Space space : Space.values()) {
                families.put(space, opened.next());
            }
        }

        private ColumnFamilyHandle in(Space space) {
            return families.get(space);
        }

        @Override
        public void begin() {}

        @Override
        public void commit() throws RocksDBException {
            if (batch.count() > 0) {
                database.write(writing, batch);
                batch.clear();
            }
        }

        @Override
        public void put(Space space, byte[] key, byte[] value) throws RocksDBException {
            batch.put(in(space), key, value);
        }

        @Override
        public byte[] get(Space space, byte[] key) throws RocksDBException {
            return batch.count() == 0
                    ? database.get(in(space), key)
                    : batch.getFromBatchAndDB(database, in(space), reading, key);
        }

        @Override
        public void delete(Space space, byte[] key) throws RocksDBException {
            batch.delete(in(space), key);
        }

        private RocksIterator iterator(Space space) {
            RocksIterator base = database.newIterator(in(space), reading);
            return batch.count() == 0 ? base : batch.newIteratorWithBase(in(space), base);
        }

        @Override
        public void scan(Space space, byte[] prefix, BiConsumer<byte[], byte[]> consumer) throws RocksDBException {
            try (RocksIterator entries = iterator(space)) {
                for (entries.seek(prefix); entries.isValid(); entries.next()) {
                    byte[] key = entries.key();
                    if (!Keys.startsWith(key, prefix)) {
                        break;
                    }
                    consumer.accept(key, entries.value());
                }
                entries.status();
            }
        }

        @Override
        public long count(Space space) throws RocksDBException {
            try (RocksIterator entries = iterator(space)) {
                long count = 0;
                for (entries.seekToFirst(); entries.isValid(); entries.next()) {
                    count++;
                }
                entries.status();
                return count;
            }
        }

        @Override
        public Map<String, String> settings() throws RocksDBException {
            Map<String, String> settings = new LinkedHashMap<>();
            settings.put("sync", Boolean.toString(writing.sync()));
            settings.put("disableWAL", Boolean.toString(writing.disableWAL()));
            MutableColumnFamilyOptions.MutableColumnFamilyOptionsBuilder family =
                    database.getOptions(in(Space.RECORDS));
            settings.put("write_buffer_size", Long.toString(family.writeBufferSize()));
            settings.put("compression", family.compressionType().toString());
            MutableDBOptions.MutableDBOptionsBuilder whole = database.getDBOptions();
            settings.put("max_background_jobs", Integer.toString(whole.maxBackgroundJobs()));
            settings.put("bytes_per_sync", Long.toString(whole.bytesPerSync()));
            return settings;
        }

        @Override
        public Map<String, String> versions() {
            return Map.of("RocksDB", RocksDB.rocksdbVersion().toString());
        }

        @Override
        public Path directory() {
            return directory;
        }

        @Override
        public void close() {
            handles.forEach(ColumnFamilyHandle::close);
            batch.close();
            database.close();
            writing.close();
            reading.close();
            options.close();
            familyOptions.close();
            filter.close();
        }
    }
}
