package example;

import io.github.linksplatform.doublets.store.Category;
import io.github.linksplatform.doublets.store.Durability;
import io.github.linksplatform.doublets.store.LinkStore;
import io.github.linksplatform.doublets.store.StoreProvider;
import io.github.linksplatform.doublets.store.StoreSettings;
import io.github.linksplatform.doublets.store.Variant;
import java.util.List;
import java.util.Optional;

/** Opens the variant "List". */
public class ListProvider implements StoreProvider {
    public String name() { return "list"; }

    public List<Variant> variants() {
        return List.of(new Variant(
                "List", Category.LINKS, Durability.VOLATILE, Optional.of("SQLite_Memory"), Variant.Role.DEFAULT));
    }

    public LinkStore openLinks(StoreSettings settings) { return new ListLinks(); }
}
