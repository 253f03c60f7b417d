package io.github.linksplatform.doublets.store;

import java.util.Optional;

/**
 * One configured store, as a row of a table.
 *
 * @param name the name in configuration and reports, words joined by underscores: "SQLite_Memory"
 * @param category the kind of data it keeps
 * @param durability what its committed records survive
 * @param baseline the variant of the same table that its ratios are taken against; empty for a baseline itself and for
 *     rows that show absolute times only
 * @param role when it is measured
 */
public record Variant(String name, Category category, Durability durability, Optional<String> baseline, Role role) {
    /** When a variant is measured. */
    public enum Role {
        /** Unless other variants are asked for. */
        DEFAULT,
        /** When named, or by "embedded": it needs no server. */
        EMBEDDED,
        /** When named only, and "embedded" leaves it out: a fairness row or a row of another library's cost. */
        OPTIONAL,
        /** When named, or when the server it needs is configured. */
        SERVER,
        /** When named only, and never shown in a table: it measures the harness. */
        HIDDEN
    }
}
