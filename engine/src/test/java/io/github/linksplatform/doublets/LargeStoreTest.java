package io.github.linksplatform.doublets;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Stores that grow: over 2<sup>20</sup> and 2<sup>21</sup> links, with updates and deletions where they do. One store of
 * each layout in every build; all of them:
 *
 * <pre>mvn -pl engine verify -Dtest=LargeStoreTest -Ddoublets.test.large=all</pre>
 */
class LargeStoreTest {
    private static final int STEP = 1 << 20;
    private static final long[] BOUNDARIES = {1_040_384, STEP - 1, STEP, 2L * STEP - 1, 2L * STEP};

    @TempDir
    Path directory;

    static Stream<StoreKind> kinds() {
        return System.getProperty("doublets.test.large", "").equals("all")
                ? StoreKind.stores()
                : Stream.of(StoreKind.UNITED_FILE_32, StoreKind.SPLIT_HEAP_64);
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void everyLinkIsRightAfterGrowing(StoreKind kind) {
        long last = 2L * STEP + 1;
        Links links = kind.open(directory);
        long itself = links.constants().itself();
        for (long id = 1; id <= last; id++) {
            assertThat(links.create(itself, itself)).isEqualTo(id);
            if (isNearABoundary(id)) {
                links.update(id - 1, id, 1);
                links.delete(id - 2);
                assertThat(links.create(id, id - 1)).isEqualTo(id - 2);
                assertThat(links.search(id, 1)).isEqualTo(id - 1);
                links.update(id - 1, itself, itself);
                links.update(id - 2, itself, itself);
            }
        }
        assertAllPoints(links, last);
        if (kind.persistent()) {
            links.close();
            links = kind.open(directory);
            assertAllPoints(links, last);
            assertThat(links.create(itself, itself)).isEqualTo(last + 1);
        }
        links.close();
    }

    private static boolean isNearABoundary(long id) {
        for (long boundary : BOUNDARIES) {
            if (Math.abs(id - boundary) <= 3) {
                return true;
            }
        }
        return false;
    }

    private static void assertAllPoints(Links links, long last) {
        assertThat(links.count()).isEqualTo(last);
        long[] expected = {1};
        links.each((id, source, target) -> {
            if (id != expected[0] || source != id || target != id) {
                throw new AssertionError(
                        new Link(id, source, target) + " where a point " + expected[0] + " was expected");
            }
            expected[0]++;
            return Flow.CONTINUE;
        });
        assertThat(expected[0]).isEqualTo(last + 1);
        for (long boundary : BOUNDARIES) {
            for (long id = boundary - 3; id <= boundary + 1; id++) {
                assertThat(links.search(id, id)).isEqualTo(id);
                assertThat(links.countBySource(id)).isEqualTo(1);
                assertThat(links.countByTarget(id)).isEqualTo(1);
            }
        }
        assertThat(links.search(1, 1)).isEqualTo(1);
        assertThat(((StoredLinks) links).verify()).isEmpty();
    }
}
