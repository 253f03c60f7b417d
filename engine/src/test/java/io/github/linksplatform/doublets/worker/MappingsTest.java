package io.github.linksplatform.doublets.worker;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class MappingsTest {
    private static final long MIB = 1 << 20;
    private static final long KIB = 1024;
    private static final String OTHER =
            mapping("7f59c0000000-7f59c0bc7000 rw-p 00001000 fe:00 328258   /lib/classes.jsa", 7);

    private static String mapping(String header, long residentKib) {
        return header + "\nSize: 4 kB\nRss:      " + residentKib + " kB\nPss_Dirty: 1 kB\nVmFlags: rd wr mr\n";
    }

    private static Mappings mappings(String... texts) {
        return Mappings.parse(String.join("", texts).getBytes(StandardCharsets.US_ASCII));
    }

    @Test
    void areReadWithOrWithoutAName() {
        Mappings mappings = mappings(
                mapping("fffffffff0000000-fffffffff0001000 r-xp 00000000 00:00 0                  [vdso]", 4),
                mapping("f3800000-100000000 rw-p 00000000 00:00 0 ", 12),
                OTHER.stripTrailing());

        assertThat(mappings.all())
                .containsExactly(
                        new Mappings.Mapping(0xfffffffff0000000L, 0xfffffffff0001000L, false, 4 * KIB),
                        new Mappings.Mapping(0xf3800000L, 0x100000000L, true, 12 * KIB),
                        new Mappings.Mapping(0x7f59c0000000L, 0x7f59c0bc7000L, false, 7 * KIB));
        assertThat(mappings.residentBytes()).isEqualTo(23 * KIB);
    }

    @Test
    void holdTheHeapInOne() {
        assertThat(mappings(mapping("f3800000-100000000 rw-p 00000000 00:00 0", 12), OTHER)
                        .heapResidentBytes(200 * MIB))
                .isEqualTo(OptionalLong.of(12 * KIB));
    }

    @Test
    void holdTheHeapInSeveralPiecesWithGaps() {
        // As the serial collector's with large pages; what follows is not within the heap's range.
        Mappings mappings = mappings(
                mapping("f3800000-f7a00000 rw-p 00000000 00:00 0", 12),
                mapping("f7c00000-100000000 rw-p 00000000 00:00 0", 30),
                mapping("100000000-100001000 rw-p 00000000 00:00 0", 1),
                OTHER);

        assertThat(mappings.heapResidentBytes(200 * MIB)).isEqualTo(OptionalLong.of(42 * KIB));
    }

    @Test
    void holdNoHeapOfAnotherSize() {
        Mappings mappings = mappings(mapping("f3800000-100000000 rw-p 00000000 00:00 0", 12), OTHER);

        assertThat(mappings.heapResidentBytes(199 * MIB)).isEmpty();
        assertThat(mappings.heapResidentBytes(217 * MIB)).isEmpty();
    }

    @Test
    void holdNoHeapWhereThereCouldBeTwo() {
        assertThat(mappings(
                                mapping("f3800000-100000000 rw-p 00000000 00:00 0", 12),
                                OTHER,
                                mapping("7ff380000000-7ff38c800000 rw-p 00000000 00:00 0", 12))
                        .heapResidentBytes(200 * MIB))
                .isEmpty();
    }

    @Test
    void holdNoHeapThatIsShared() {
        // As the Z collector's, whose pages are mapped several times.
        assertThat(mappings(mapping("f3800000-100000000 rw-s 00000000 00:01 9  /memfd:java_heap", 12))
                        .heapResidentBytes(200 * MIB))
                .isEmpty();
    }
}
