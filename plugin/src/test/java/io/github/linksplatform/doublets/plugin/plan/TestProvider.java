package io.github.linksplatform.doublets.plugin.plan;

import io.github.linksplatform.doublets.store.Category;
import io.github.linksplatform.doublets.store.Durability;
import io.github.linksplatform.doublets.store.StoreProvider;
import io.github.linksplatform.doublets.store.Variant;
import io.github.linksplatform.doublets.store.Variant.Role;
import java.util.List;
import java.util.Optional;

/** A provider with a variant of each role. */
final class TestProvider implements StoreProvider {
    @Override
    public String name() {
        return "test";
    }

    @Override
    public List<Variant> variants() {
        return List.of(
                variant("Alpha_Memory", Category.LINKS, Durability.VOLATILE, Role.DEFAULT),
                variant("Alpha_File", Category.LINKS, Durability.POWER_CUT, Role.DEFAULT),
                variant("Alpha_Memory", Category.OBJECTS, Durability.VOLATILE, Role.DEFAULT),
                variant("Beta", Category.LINKS, Durability.VOLATILE, Role.EMBEDDED),
                variant("Alpha_NoSync", Category.LINKS, Durability.VOLATILE, Role.OPTIONAL),
                variant("Served", Category.OBJECTS, Durability.POWER_CUT, Role.SERVER),
                variant("Alpha_Noop", Category.LINKS, Durability.VOLATILE, Role.HIDDEN));
    }

    private static Variant variant(String name, Category category, Durability durability, Role role) {
        return new Variant(name, category, durability, Optional.empty(), role);
    }
}
