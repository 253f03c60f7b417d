package io.github.linksplatform.doublets.store;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;

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
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9]+(_[A-Za-z0-9]+)*");

    /**
     * Checks the variant.
     *
     * @param name the name in configuration and reports, words joined by underscores: "SQLite_Memory"
     * @param category the kind of data it keeps
     * @param durability what its committed records survive
     * @param baseline the variant of the same table that its ratios are taken against; empty for a baseline itself and
     *     for rows that show absolute times only
     * @param role when it is measured
     * @throws IllegalArgumentException if the name is no name; files are named after it
     */
    public Variant {
        if (name == null || !NAME.matcher(name).matches()) {
            throw new IllegalArgumentException("The name of a variant is '" + name
                    + "'; valid are words of English letters and digits joined by underscores, such as Mine_Memory.");
        }
        Objects.requireNonNull(category, "category");
        Objects.requireNonNull(durability, "durability");
        Objects.requireNonNull(baseline, "baseline");
        Objects.requireNonNull(role, "role");
    }

    /**
     * The same variant with another baseline.
     *
     * @param other the variant that its ratios are to be taken against, or empty for none
     * @return the variant
     */
    public Variant comparedWith(Optional<String> other) {
        return new Variant(name, category, durability, other, role);
    }

    /**
     * A variant of links and one of objects, both opt-in.
     *
     * @param name the name of both
     * @param durability what their committed records survive
     * @return both, compared with SQLite of the same kind: in memory if they are volatile, in a file if not
     */
    public static List<Variant> optional(String name, Durability durability) {
        Optional<String> baseline = Optional.of(durability == Durability.VOLATILE ? "SQLite_Memory" : "SQLite_File");
        return Arrays.stream(Category.values())
                .map(category -> new Variant(name, category, durability, baseline, Role.OPTIONAL))
                .toList();
    }

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
