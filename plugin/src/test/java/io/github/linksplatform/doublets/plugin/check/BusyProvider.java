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
    /** Works as much as a property says. */
    static final Variant VARIANT =
            new Variant("Busy", Category.LINKS, Durability.VOLATILE, Optional.empty(), Variant.Role.DEFAULT);

    /** Always works equally much. */
    static final Variant REFERENCE =
            new Variant("Reference", Category.LINKS, Durability.VOLATILE, Optional.empty(), Variant.Role.DEFAULT);

    /** The steps of work a record of the reference. */
    static final int REFERENCE_STEPS = 1_000;

    /** The property for the steps of work a record of the other. */
    static final String STEPS = "busy.steps";

    /** For {@link java.util.ServiceLoader}. */
    public BusyProvider() {}

    @Override
    public String name() {
        return "busy";
    }

    @Override
    public List<Variant> variants() {
        return List.of(VARIANT, REFERENCE);
    }

    @Override
    public LinkStore openLinks(StoreSettings settings) throws Exception {
        int steps = settings.variant().equals(REFERENCE.name())
                ? REFERENCE_STEPS
                : Integer.parseInt(settings.properties().get(STEPS));
        return new BusyLinks(new NoopProvider().openLinks(settings), steps);
    }

    @Override
    public PostStore openPosts(StoreSettings settings) {
        throw new UnsupportedOperationException("Links alone.");
    }
}
