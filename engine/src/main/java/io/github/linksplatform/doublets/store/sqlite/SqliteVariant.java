package io.github.linksplatform.doublets.store.sqlite;

import io.github.linksplatform.doublets.store.Durability;
import io.github.linksplatform.doublets.store.Variant.Role;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** How SQLite can be set. All but the pragmas named here is SQLite's own default. */
enum SqliteVariant {
    /** In memory. */
    SQLITE_MEMORY("SQLite_Memory", false, Durability.VOLATILE, null, Role.DEFAULT),
    /** In a file, as it comes: a rollback journal, every commit synchronised. */
    SQLITE_FILE("SQLite_File", true, Durability.POWER_CUT, null, Role.DEFAULT),
    /**
     * With a write-ahead log that is synchronised at checkpoints only: a power cut may take the last commits, and
     * leaves the file sound.
     */
    SQLITE_WAL("SQLite_WAL", true, Durability.PROCESS_CRASH, "SQLite_File", Role.OPTIONAL),
    /** Never synchronised: a power cut may leave the file broken. */
    SQLITE_NO_SYNC("SQLite_NoSync", true, Durability.PROCESS_CRASH, "SQLite_File", Role.OPTIONAL);

    private final String key;
    private final boolean inFile;
    private final Durability durability;
    private final String baseline;
    private final Role role;

    SqliteVariant(String key, boolean inFile, Durability durability, String baseline, Role role) {
        this.key = key;
        this.inFile = inFile;
        this.durability = durability;
        this.baseline = baseline;
        this.role = role;
    }

    static SqliteVariant of(String key) {
        for (SqliteVariant variant : values()) {
            if (variant.key.equals(key)) {
                return variant;
            }
        }
        throw new IllegalArgumentException("sqlite-jdbc has no variant '" + key + "'; its variants are "
                + String.join(
                        ", ", Arrays.stream(values()).map(SqliteVariant::key).toList()) + ".");
    }

    String key() {
        return key;
    }

    boolean inFile() {
        return inFile;
    }

    Durability durability() {
        return durability;
    }

    Optional<String> baseline() {
        return Optional.ofNullable(baseline);
    }

    Role role() {
        return role;
    }

    /** What is said to SQLite before the first table is made. */
    List<String> pragmas() {
        return switch (this) {
            case SQLITE_MEMORY, SQLITE_FILE -> List.of();
            case SQLITE_WAL -> List.of("PRAGMA journal_mode = WAL", "PRAGMA synchronous = NORMAL");
            case SQLITE_NO_SYNC -> List.of("PRAGMA synchronous = OFF");
        };
    }
}
