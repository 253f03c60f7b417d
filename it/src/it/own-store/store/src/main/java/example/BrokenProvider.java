package example;

import io.github.linksplatform.doublets.store.Category;
import io.github.linksplatform.doublets.store.Durability;
import io.github.linksplatform.doublets.store.LinkConsumer;
import io.github.linksplatform.doublets.store.LinkStore;
import io.github.linksplatform.doublets.store.StoreProvider;
import io.github.linksplatform.doublets.store.StoreSettings;
import io.github.linksplatform.doublets.store.Variant;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Opens stores that break what LinkStore promises, each in its way. */
public class BrokenProvider implements StoreProvider {
    public String name() { return "broken"; }

    public List<Variant> variants() {
        return Stream.of("Used", "Numbers", "Loses", "Reorders", "Truncates", "Misses", "Forgets", "Keeps", "Files", "Throws")
                .map(name -> new Variant(
                        "Broken_" + name, Category.LINKS, Durability.VOLATILE, Optional.empty(), Variant.Role.OPTIONAL))
                .toList();
    }

    public LinkStore openLinks(StoreSettings settings) {
        return switch (settings.variant()) {
            case "Broken_Used" -> {
                ListLinks used = new ListLinks();
                used.create(1, 1);
                yield used;
            }
            case "Broken_Numbers" -> new ListLinks() {
                public long create(long from, long to) { return super.create(from, to) + 1; }
            };
            case "Broken_Loses" -> new ListLinks() {
                public void readAll(LinkConsumer to) {
                    super.readAll((id, from, end) -> { if (id != 7) to.accept(id, from, end); });
                }
            };
            case "Broken_Reorders" -> new ListLinks() {
                public void readById(long id, LinkConsumer to) { super.readById(id == 3 ? 4 : id == 4 ? 3 : id, to); }
            };
            case "Broken_Truncates" -> new ListLinks() {
                public long create(long from, long to) { return super.create(from & 0x3F, to & 0x3F); }
            };
            case "Broken_Misses" -> new ListLinks() {
                public void readByTo(long end, LinkConsumer to) { super.readByTo(end == 1 ? 0 : end, to); }
            };
            case "Broken_Forgets" -> new ListLinks() {
                public long update(long id, long from, long to) { return 1; }
            };
            case "Broken_Keeps" -> new ListLinks() {
                public long delete(long id) { return 1; }
            };
            case "Broken_Files" -> new ListLinks() {
                public List<Path> files() { return List.of(Path.of("nowhere")); }
            };
            default -> throw new IllegalStateException("there is no such store");
        };
    }
}
