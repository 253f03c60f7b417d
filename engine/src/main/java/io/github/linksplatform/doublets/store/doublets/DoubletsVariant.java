package io.github.linksplatform.doublets.store.doublets;

import io.github.linksplatform.doublets.StoredLinks;
import io.github.linksplatform.doublets.split.SplitLinks;
import io.github.linksplatform.doublets.store.Durability;
import io.github.linksplatform.doublets.store.Variant.Role;
import io.github.linksplatform.doublets.united.UnitedLinks;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Which layout, and what its links survive.
 *
 * @param layout united or split
 * @param persistence in memory, in files, or in files that are flushed
 */
record DoubletsVariant(Layout layout, Persistence persistence) {
    /** How links and their index trees lie. */
    enum Layout {
        /** In one memory or file. */
        UNITED("United"),
        /** The links in one, the trees in another. */
        SPLIT("Split");

        private final String key;

        Layout(String key) {
            this.key = key;
        }

        private List<String> fileNames() {
            return switch (this) {
                case UNITED -> List.of("links.links");
                case SPLIT -> List.of("data.links", "index.links");
            };
        }
    }

    /** Where links are kept, and when they are safe. */
    enum Persistence {
        /** On the heap. */
        VOLATILE("Volatile", Durability.VOLATILE, "SQLite_Memory", Role.DEFAULT),
        /** In mapped files, which the operating system writes when it wants to. */
        NON_VOLATILE("NonVolatile", Durability.PROCESS_CRASH, "SQLite_File", Role.DEFAULT),
        /** In mapped files, flushed by each commit. */
        DURABLE("Durable", Durability.POWER_CUT, "SQLite_File", Role.OPTIONAL);

        private final String key;
        private final Durability durability;
        private final String baseline;
        private final Role role;

        Persistence(String key, Durability durability, String baseline, Role role) {
            this.key = key;
            this.durability = durability;
            this.baseline = baseline;
            this.role = role;
        }
    }

    /** All variants, in the order of table rows. */
    static List<DoubletsVariant> all() {
        List<DoubletsVariant> all = new ArrayList<>();
        for (Layout layout : Layout.values()) {
            all.add(new DoubletsVariant(layout, Persistence.VOLATILE));
            all.add(new DoubletsVariant(layout, Persistence.NON_VOLATILE));
        }
        for (Layout layout : Layout.values()) {
            all.add(new DoubletsVariant(layout, Persistence.DURABLE));
        }
        return all;
    }

    /** The name, for example "Doublets_United_NonVolatile". */
    String key() {
        return "Doublets_" + layout.key + "_" + persistence.key;
    }

    Durability durability() {
        return persistence.durability;
    }

    Optional<String> baseline() {
        return Optional.of(persistence.baseline);
    }

    Role role() {
        return persistence.role;
    }

    /** Whether a commit makes its links survive a power cut. */
    boolean flushesAtCommit() {
        return persistence == Persistence.DURABLE;
    }

    /** The files of a store in a directory; none if it is in memory. */
    List<Path> files(Path directory) {
        return persistence == Persistence.VOLATILE
                ? List.of()
                : layout.fileNames().stream().map(directory::resolve).toList();
    }

    /** Opens a new store. */
    StoredLinks open(Path directory, int idBits) {
        List<Path> files = files(directory);
        return switch (layout) {
            case UNITED -> files.isEmpty() ? UnitedLinks.inMemory(idBits) : UnitedLinks.openFile(files.get(0), idBits);
            case SPLIT ->
                files.isEmpty()
                        ? SplitLinks.inMemory(idBits)
                        : SplitLinks.openFiles(files.get(0), files.get(1), idBits);
        };
    }
}
