package io.github.linksplatform.doublets.store.doublets;

import io.github.linksplatform.doublets.StoredLinks;
import io.github.linksplatform.doublets.store.StoreSettings;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** An open store of links with what a workload asks of every store, whatever is kept in it. */
final class DoubletsStore implements AutoCloseable {
    private final DoubletsVariant variant;
    private final StoredLinks links;
    private final List<Path> files;

    /**
     * Opens a new store.
     *
     * @param variant which one
     * @param settings its width and directory
     */
    DoubletsStore(DoubletsVariant variant, StoreSettings settings) {
        this.variant = variant;
        links = variant.open(settings.directory(), settings.idBits());
        files = variant.files(settings.directory());
    }

    StoredLinks links() {
        return links;
    }

    /** Leaves nothing of its work to the reads that follow. */
    void commit() {
        links.settle();
        if (variant.flushesAtCommit()) {
            links.flush();
        }
    }

    Map<String, String> settings() {
        Map<String, String> settings = new LinkedHashMap<>();
        settings.put("id_bits", Integer.toString(links.constants().bits()));
        settings.put("layout", links.getClass().getSimpleName());
        settings.put("flush_at_commit", Boolean.toString(variant.flushesAtCommit()));
        return settings;
    }

    Map<String, String> versions() {
        return Map.of("Doublets", EngineVersion.get());
    }

    List<Path> files() {
        return files;
    }

    @Override
    public void close() {
        links.close();
    }
}
