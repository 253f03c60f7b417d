package io.github.linksplatform.doublets.store.doublets;

import io.github.linksplatform.doublets.store.Category;
import io.github.linksplatform.doublets.store.LinkStore;
import io.github.linksplatform.doublets.store.StoreProvider;
import io.github.linksplatform.doublets.store.StoreSettings;
import io.github.linksplatform.doublets.store.Variant;
import java.util.ArrayList;
import java.util.List;

/** Opens Doublets. */
public final class DoubletsProvider implements StoreProvider {
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

    private IllegalArgumentException unknown(String name, Category category) {
        List<String> names = variants().stream()
                .filter(variant -> variant.category() == category)
                .map(Variant::name)
                .toList();
        return new IllegalArgumentException("Doublets has no variant '" + name + "' for " + category.key()
                + "; its variants are " + String.join(", ", names) + ".");
    }
}
