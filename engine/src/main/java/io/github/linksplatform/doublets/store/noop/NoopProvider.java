package io.github.linksplatform.doublets.store.noop;

import io.github.linksplatform.doublets.store.Category;
import io.github.linksplatform.doublets.store.Durability;
import io.github.linksplatform.doublets.store.LinkStore;
import io.github.linksplatform.doublets.store.PostStore;
import io.github.linksplatform.doublets.store.StoreProvider;
import io.github.linksplatform.doublets.store.StoreSettings;
import io.github.linksplatform.doublets.store.Variant;
import io.github.linksplatform.doublets.store.Variant.Role;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Opens the variant "Noop". */
public final class NoopProvider implements StoreProvider {
    /** For {@link java.util.ServiceLoader}. */
    public NoopProvider() {}

    @Override
    public String name() {
        return "noop";
    }

    @Override
    public List<Variant> variants() {
        return Stream.of(Category.values())
                .map(category ->
                        new Variant("Noop", category, Durability.VOLATILE, Optional.of("SQLite_Memory"), Role.HIDDEN))
                .toList();
    }

    @Override
    public LinkStore openLinks(StoreSettings settings) {
        return new NoopLinks();
    }

    @Override
    public PostStore openPosts(StoreSettings settings) {
        return new NoopPosts();
    }
}
