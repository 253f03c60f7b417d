package io.github.linksplatform.doublets.store;

import java.nio.file.Path;
import java.util.Map;

/**
 * What a provider needs to open one store.
 *
 * @param variant the name of one of the provider's variants
 * @param idBits the id width, 32 or 64; a store whose ids have one width only keeps them exactly in both
 * @param directory an empty directory of this store alone; whatever the store keeps on disk lies in it
 * @param properties further settings by name, such as "postgresql.url"; secrets among them are never logged
 */
public record StoreSettings(String variant, int idBits, Path directory, Map<String, String> properties) {
    /**
     * Copies the properties.
     *
     * @param variant the name of one of the provider's variants
     * @param idBits the id width, 32 or 64; a store whose ids have one width only keeps them exactly in both
     * @param directory an empty directory of this store alone; whatever the store keeps on disk lies in it
     * @param properties further settings by name, such as "postgresql.url"; secrets among them are never logged
     */
    public StoreSettings {
        properties = Map.copyOf(properties);
    }

    /** Leaves the properties out: they may hold a password. */
    @Override
    public String toString() {
        return "StoreSettings[variant=" + variant + ", idBits=" + idBits + ", directory=" + directory + "]";
    }
}
