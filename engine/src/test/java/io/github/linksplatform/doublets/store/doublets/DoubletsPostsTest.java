package io.github.linksplatform.doublets.store.doublets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linksplatform.doublets.Flow;
import io.github.linksplatform.doublets.Link;
import io.github.linksplatform.doublets.LinksException;
import io.github.linksplatform.doublets.StoredLinks;
import io.github.linksplatform.doublets.sequences.StoredStrings;
import io.github.linksplatform.doublets.store.Category;
import io.github.linksplatform.doublets.store.Post;
import io.github.linksplatform.doublets.store.StoreSettings;
import io.github.linksplatform.doublets.store.Variant;
import io.github.linksplatform.doublets.store.doublets.DoubletsVariant.Layout;
import io.github.linksplatform.doublets.store.doublets.DoubletsVariant.Persistence;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Which links posts are; what every store of posts promises is in PostStoreContractTest. */
class DoubletsPostsTest {
    @TempDir
    private Path directory;

    @Test
    void aPostIsSevenLinksBesideItsStrings() {
        StoredLinks links = inMemory(Layout.SPLIT, 32);
        PostLinks posts = postsIn(links);

        long id = posts.create(new Post("a", "", 0));

        assertThat(all(links))
                .containsExactly(
                        new Link(1, 1, 1),
                        new Link(2, 1, 2),
                        new Link(3, 1, 3),
                        new Link(4, 1, 4),
                        new Link(5, 1, 5),
                        new Link(6, 1, 6),
                        new Link(7, 1, 7),
                        new Link(8, 0xFFFFFF9FL, 2),
                        new Link(9, 8, 3),
                        new Link(10, 7, 10),
                        new Link(11, 10, 4),
                        new Link(12, 11, 9),
                        new Link(13, 10, 5),
                        new Link(14, 13, 3),
                        new Link(15, 10, 6),
                        new Link(16, 15, 0x80000000L));
        assertThat(id).isEqualTo(10);
    }

    @ParameterizedTest
    @EnumSource(Layout.class)
    void deletingAllPostsLeavesTheirStrings(Layout layout) {
        StoredLinks links = inMemory(layout, 64);
        PostLinks posts = postsIn(links);
        StoredLinks stringsAlone = inMemory(layout, 64);
        PostMarkers markers = PostMarkers.createIn(stringsAlone);
        StoredStrings strings = new StoredStrings(stringsAlone, markers.symbol(), markers.sequence());
        List<Long> ids = new ArrayList<>();

        for (int i = 0; i < 100; i++) {
            ids.add(posts.create(new Post("Title " + i, "Content " + i % 5, i)));
            strings.link("Title " + i);
            strings.link("Content " + i % 5);
        }
        assertThat(posts.count()).isEqualTo(100);
        assertThat(links.count()).isEqualTo(stringsAlone.count() + 700);
        for (int k = 0; k < 100; k++) {
            assertThat(posts.delete(ids.get(37 * k % 100))).isTrue();
        }

        assertThat(posts.count()).isZero();
        assertThat(posts.delete(ids.get(0))).isFalse();
        assertThat(links.count()).isEqualTo(stringsAlone.count());
        assertThat(links.verify()).isEmpty();
    }

    @Test
    void aPostThatIsNotWholeIsRefused() {
        StoredLinks links = inMemory(Layout.UNITED, 64);
        PostLinks posts = postsIn(links);
        long id = posts.create(new Post("a", "b", 1));
        links.delete(links.search(id, 5));

        assertThatThrownBy(() -> posts.readById(id, (i, title, content, date) -> {}))
                .isInstanceOf(LinksException.class)
                .hasMessage("The post " + id + " is not whole: its title, content or date is missing.");
    }

    @Test
    void aDateThatDoesNotFitLeavesNoPost() {
        StoredLinks links = inMemory(Layout.SPLIT, 32);
        PostLinks posts = postsIn(links);

        assertThatThrownBy(() -> posts.create(new Post("a", "b", 1L << 31))).isInstanceOf(LinksException.class);
        assertThat(links.count()).isEqualTo(7);
    }

    @Test
    void namesItsVariantsInTheOrderOfTableRows() {
        assertThat(new DoubletsProvider().variants())
                .filteredOn(variant -> variant.category() == Category.OBJECTS)
                .extracting(Variant::name)
                .containsExactly(
                        "Doublets_United_Volatile_Cached",
                        "Doublets_United_Volatile_Uncached",
                        "Doublets_United_NonVolatile_Cached",
                        "Doublets_United_NonVolatile_Uncached",
                        "Doublets_Split_Volatile_Cached",
                        "Doublets_Split_Volatile_Uncached",
                        "Doublets_Split_NonVolatile_Cached",
                        "Doublets_Split_NonVolatile_Uncached",
                        "Doublets_United_Durable_Cached",
                        "Doublets_United_Durable_Uncached",
                        "Doublets_Split_Durable_Cached",
                        "Doublets_Split_Durable_Uncached");
        assertThatThrownBy(() -> new DoubletsProvider()
                        .openPosts(new StoreSettings("Doublets_Split_Volatile", 64, directory, Map.of())))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("Doublets has no variant 'Doublets_Split_Volatile' for objects; its variants"
                        + " are Doublets_United_Volatile_Cached, ");
    }

    private StoredLinks inMemory(Layout layout, int idBits) {
        return new DoubletsVariant(layout, Persistence.VOLATILE).open(directory, idBits);
    }

    private static PostLinks postsIn(StoredLinks links) {
        PostMarkers markers = PostMarkers.createIn(links);
        return new PostLinks(links, markers, new StoredStrings(links, markers.symbol(), markers.sequence()));
    }

    private static List<Link> all(StoredLinks links) {
        List<Link> all = new ArrayList<>();
        links.eachLink((id, source, target) -> {
            all.add(new Link(id, source, target));
            return Flow.CONTINUE;
        });
        return all;
    }
}
