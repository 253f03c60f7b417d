package io.github.linksplatform.doublets.files;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linksplatform.doublets.Link;
import io.github.linksplatform.doublets.Links;
import io.github.linksplatform.doublets.StoreKind;
import io.github.linksplatform.doublets.StoredLinks;
import io.github.linksplatform.doublets.workload.Dataset;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Files of more than 2 and 4 GiB, in which a byte offset does not fit 31, or 32, bits. */
class HugeStoreTest {
    private static final int INDEX_RECORD_BYTES = 64;
    private static final long OVER_4_GIB = (1L << 26) + (1L << 20) - 10;
    private static final long[] BOUNDARIES = {(1L << 31) / INDEX_RECORD_BYTES, (1L << 32) / INDEX_RECORD_BYTES};
    private static final int SAMPLES = 100_000;

    @TempDir
    Path directory;

    /**
     * The file is nearly all holes: a record of zeros is a link without ends. So only the links around the boundaries
     * are written, and the file takes a few blocks of the disk.
     *
     * <pre>mvn -pl engine verify -Dtest=HugeStoreTest -Ddoublets.test.sparse=true</pre>
     */
    @ParameterizedTest
    @EnumSource(names = {"UNITED_FILE_64", "SPLIT_FILES_64"})
    @EnabledIfSystemProperty(named = "doublets.test.sparse", matches = "true")
    void linksAroundTheBoundariesAreRight(StoreKind kind) throws IOException {
        createSparse(kind);
        try (Links links = kind.open(directory)) {
            assertThat(links.count()).isEqualTo(OVER_4_GIB);
            for (long boundary : BOUNDARIES) {
                for (long id = boundary - 2; id <= boundary + 2; id++) {
                    links.update(id, boundary, id);
                }
                links.delete(boundary + 1);
                assertThat(links.create(boundary, boundary + 1)).isEqualTo(boundary + 1);
            }
            assertThat(links.create(1, OVER_4_GIB)).isEqualTo(OVER_4_GIB + 1);
            assertWritten(links);
        }
        try (Links links = kind.open(directory)) {
            assertWritten(links);
            assertThat(((StoredLinks) links).verify()).isEmpty();
            links.delete(OVER_4_GIB + 1);
            assertThat(links.count()).isEqualTo(OVER_4_GIB);
        }
    }

    private void createSparse(StoreKind kind) throws IOException {
        kind.open(directory).close();
        List<Path> files = kind.files(directory);
        for (Path file : files) {
            try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
                long recordBytes = channel.size() >> 20;
                channel.write(ByteBuffer.allocate(1), (OVER_4_GIB + 1) * recordBytes - 1);
            }
        }
        ByteBuffer header = ByteBuffer.allocate(2 * Long.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        header.putLong(OVER_4_GIB).putLong(OVER_4_GIB).flip();
        try (FileChannel channel = FileChannel.open(files.get(files.size() - 1), StandardOpenOption.WRITE)) {
            channel.write(header, 0);
        }
    }

    private static void assertWritten(Links links) {
        for (long boundary : BOUNDARIES) {
            assertThat(links.countBySource(boundary)).isEqualTo(5);
            for (long id = boundary - 2; id <= boundary + 2; id++) {
                assertThat(link(links, id)).isEqualTo(new Link(id, boundary, id));
                assertThat(links.search(boundary, id)).isEqualTo(id);
                assertThat(links.countByTarget(id)).isEqualTo(1);
            }
            assertThat(link(links, boundary - 3)).isEqualTo(new Link(boundary - 3, 0, 0));
            assertThat(link(links, boundary + 3)).isEqualTo(new Link(boundary + 3, 0, 0));
        }
        assertThat(links.search(1, OVER_4_GIB)).isEqualTo(OVER_4_GIB + 1);
        assertThat(links.search(1, 1)).isZero();
    }

    private static Link link(Links links, long id) {
        return new Link(id, links.source(id), links.target(id));
    }

    /**
     * As many links as are asked for, all of them written.
     *
     * <pre>mvn -pl engine verify -Dtest=HugeStoreTest -Ddoublets.test.huge=40000000</pre>
     */
    @ParameterizedTest
    @EnumSource(names = {"UNITED_FILE_64", "SPLIT_FILES_64"})
    @EnabledIfSystemProperty(named = "doublets.test.huge", matches = "\\d+")
    void millionsOfLinksAreCreatedClosedReopenedAndVerified(StoreKind kind) {
        long size = Long.getLong("doublets.test.huge");
        try (Links links = kind.open(directory)) {
            for (long id = 1; id <= size; id++) {
                long from = Dataset.from(id);
                if (links.create(from, Dataset.to(id, from)) != id) {
                    throw new AssertionError("Another id than " + id + " was given.");
                }
            }
        }
        try (Links links = kind.open(directory)) {
            assertThat(links.count()).isEqualTo(size);
            assertThat(((StoredLinks) links).verify()).isEmpty();
            for (long id = 1; id <= size; id += Math.max(1, size / SAMPLES)) {
                long from = Dataset.from(id);
                long to = Dataset.to(id, from);
                long found = links.search(from, to);
                assertThat(link(links, id)).isEqualTo(new Link(id, from, to));
                assertThat(link(links, found)).isEqualTo(new Link(found, from, to));
            }
        }
    }
}
