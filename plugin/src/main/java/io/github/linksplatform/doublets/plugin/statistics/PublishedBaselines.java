package io.github.linksplatform.doublets.plugin.statistics;

import java.util.Optional;

/**
 * Which variant the rows of the Rust and C# benchmarks are compared with. Their reports do not say; their rule is SQLite
 * of the same durability, and nothing for SQLite itself and for a server.
 */
final class PublishedBaselines {
    private PublishedBaselines() {}

    static Optional<String> of(String variant) {
        if (variant.startsWith("SQLite_") || variant.startsWith("PostgreSQL")) {
            return Optional.empty();
        }
        if (variant.contains("_NonVolatile") || variant.endsWith("_File")) {
            return Optional.of("SQLite_File");
        }
        if (variant.contains("_Volatile") || variant.endsWith("_Memory")) {
            return Optional.of("SQLite_Memory");
        }
        return Optional.empty();
    }
}
