package io.github.linksplatform.doublets.store.contract;

import io.github.linksplatform.doublets.store.Category;
import io.github.linksplatform.doublets.store.LinkStore;
import io.github.linksplatform.doublets.store.PostStore;
import io.github.linksplatform.doublets.store.StoreProvider;
import io.github.linksplatform.doublets.store.StoreSettings;
import io.github.linksplatform.doublets.store.Variant;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * A variant at an id width.
 *
 * @param provider who opens it
 * @param variant the variant
 * @param idBits 32 or 64
 * @param properties settings for the provider
 */
record Kind(StoreProvider provider, Variant variant, int idBits, Map<String, String> properties) {
    static Stream<Kind> of(
            Collection<StoreProvider> providers,
            Category category,
            Predicate<Variant> covered,
            Map<String, String> properties) {
        return providers.stream()
                .flatMap(provider -> provider.variants().stream()
                        .filter(variant -> variant.category() == category)
                        .filter(covered)
                        .flatMap(variant ->
                                Stream.of(32, 64).map(bits -> new Kind(provider, variant, bits, properties))));
    }

    LinkStore openLinks(Path directory) throws Exception {
        return provider.openLinks(new StoreSettings(variant.name(), idBits, directory, properties));
    }

    PostStore openPosts(Path directory) throws Exception {
        return provider.openPosts(new StoreSettings(variant.name(), idBits, directory, properties));
    }

    @Override
    public String toString() {
        return variant.name() + "_" + idBits;
    }
}
