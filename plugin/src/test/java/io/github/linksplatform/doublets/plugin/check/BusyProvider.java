package io.github.linksplatform.doublets.plugin.check;

import io.github.linksplatform.doublets.store.Category;
import io.github.linksplatform.doublets.store.Durability;
import io.github.linksplatform.doublets.store.LinkStore;
import io.github.linksplatform.doublets.store.PostStore;
import io.github.linksplatform.doublets.store.StoreProvider;
import io.github.linksplatform.doublets.store.StoreSettings;
import io.github.linksplatform.doublets.store.Variant;
import io.github.linksplatform.doublets.store.noop.NoopProvider;
import java.util.List;
import java.util.Optional;

/** Stores whose speed is known: nothing but arrays, and so much work for each record as a property says. */
public final class BusyProvider implements StoreProvider {
    static final Variant VARIANT =
            new Variant("Busy", Category.LINKS, Durability.VOLATILE, Optional.empty(), Variant.Role.DEFAULT);

    /** The property for the steps of work a record. */
    static final String STEPS = "busy.steps";

    /** For {@link java.util.ServiceLoader}. */
    public BusyProvider() {}

    @Override
    public String name() {
        return "busy";
    }

    @Override
    public List<Variant> variants() {
        return List.of(VARIANT);
    }

    @Override
    public LinkStore openLinks(StoreSettings settings) throws Exception {
        return new BusyLinks(
                new NoopProvider().openLinks(settings),
                Integer.parseInt(settings.properties().get(STEPS)));
    }

    @Override
    public PostStore openPosts(StoreSettings settings) {
        throw new UnsupportedOperationException("Links alone.");
    }
}
