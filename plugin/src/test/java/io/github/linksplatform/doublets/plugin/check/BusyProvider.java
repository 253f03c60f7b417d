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

/** Stores whose speed is known: nothing but arrays, and for each record an amount of work that is given. */
public final class BusyProvider implements StoreProvider {
    /** The unit of the others' times. */
    static final Variant REFERENCE = variant("Reference");

    /** Works as much as the reference. */
    static final Variant EQUAL = variant("Equal");

    /** Works 15% more. */
    static final Variant SLOWER = variant("Slower");

    /** The work for a record then takes more than a microsecond, far more than the rest. */
    private static final int STEPS = 1_000;

    /** For {@link java.util.ServiceLoader}. */
    public BusyProvider() {}

    private static Variant variant(String name) {
        return new Variant(name, Category.LINKS, Durability.VOLATILE, Optional.empty(), Variant.Role.DEFAULT);
    }

    @Override
    public String name() {
        return "busy";
    }

    @Override
    public List<Variant> variants() {
        return List.of(REFERENCE, EQUAL, SLOWER);
    }

    @Override
    public LinkStore openLinks(StoreSettings settings) throws Exception {
        int steps = settings.variant().equals(SLOWER.name()) ? STEPS * 115 / 100 : STEPS;
        return new BusyLinks(new NoopProvider().openLinks(settings), steps);
    }

    @Override
    public PostStore openPosts(StoreSettings settings) {
        throw new UnsupportedOperationException("Links alone.");
    }
}
