package io.github.linksplatform.doublets.store.doublets;

import io.github.linksplatform.doublets.store.Category;
import io.github.linksplatform.doublets.store.LinkStore;
import io.github.linksplatform.doublets.store.PostStore;
import io.github.linksplatform.doublets.store.StoreProvider;
import io.github.linksplatform.doublets.store.StoreSettings;
import io.github.linksplatform.doublets.store.Variant;
import java.util.ArrayList;
import java.util.List;

/** Opens Doublets. Variants for posts say at the end of their name whether strings are remembered. */
public final class DoubletsProvider implements StoreProvider {
    private static final String CACHED = "_Cached";
    private static final String UNCACHED = "_Uncached";

    /** For {@link java.util.ServiceLoader}. */
    public DoubletsProvider() {}

    @Override
    public String name() {
        return "doublets";
    }

    @Override
    public List<Variant> variants() {
        List<Variant> variants = new ArrayList<>();
        for (DoubletsVariant variant : DoubletsVariant.all()) {
            variants.add(describe(variant, Category.LINKS, ""));
        }
        for (DoubletsVariant variant : DoubletsVariant.all()) {
            variants.add(describe(variant, Category.OBJECTS, CACHED));
            variants.add(describe(variant, Category.OBJECTS, UNCACHED));
        }
        return variants;
    }

    private static Variant describe(DoubletsVariant variant, Category category, String ending) {
        return new Variant(variant.key() + ending, category, variant.durability(), variant.baseline(), variant.role());
    }

    @Override
    public LinkStore openLinks(StoreSettings settings) {
        for (DoubletsVariant variant : DoubletsVariant.all()) {
            if (settings.variant().equals(variant.key())) {
                return new DoubletsLinks(new DoubletsStore(variant, settings));
            }
        }
        throw unknown(settings.variant(), Category.LINKS);
    }

    @Override
    public PostStore openPosts(StoreSettings settings) {
        String name = settings.variant();
        for (DoubletsVariant variant : DoubletsVariant.all()) {
            boolean cached = name.equals(variant.key() + CACHED);
            if (cached || name.equals(variant.key() + UNCACHED)) {
                return new DoubletsPosts(new DoubletsStore(variant, settings), cached);
            }
        }
        throw unknown(name, Category.OBJECTS);
    }

    private IllegalArgumentException unknown(String name, Category category) {
        List<String> names = variants().stream()
                .filter(variant -> variant.category() == category)
                .map(Variant::name)
                .toList();
        return new IllegalArgumentException("Doublets has no variant '" + name + "' for " + category.key()
                + "; its variants are " + String.join(", ", names) + ".");
    }
}
