package io.github.linksplatform.doublets.plugin.report;

import java.util.Map;

/**
 * Where a report's figures come from. Its components are keys of the report itself.
 *
 * @param sqliteVersion the version of the SQLite library that the baselines ran on
 * @param sqliteProviders versions by provider, where several bind SQLite
 * @param postgresql versions of the PostgreSQL row, if there is one
 * @param software what Doublets is made with
 * @param runUrl the address of the CI run
 * @param sourceSha the commit that was measured
 * @param date the day of the run, as "2026-10-06"
 * @param machine the machine in one line: system, processor, cores, memory
 */
public record Provenance(
        String sqliteVersion,
        Map<String, SqliteProvider> sqliteProviders,
        Postgresql postgresql,
        Software software,
        String runUrl,
        String sourceSha,
        String date,
        String machine) {
    /** Says nothing of anything. */
    public static final Provenance UNKNOWN = new Provenance(null, null, null, null, null, null, null, null);

    /**
     * A library that binds SQLite.
     *
     * @param providerVersion the version of the library
     * @param sqliteVersion the version of SQLite that it brings
     */
    public record SqliteProvider(String providerVersion, String sqliteVersion) {}

    /**
     * What a PostgreSQL row ran on.
     *
     * @param provider the driver or the driver's part of the ORM
     * @param providerVersion its version
     * @param efCoreVersion the version of EF Core, in C# reports
     * @param hibernateVersion the version of Hibernate ORM, in Java reports
     * @param serverVersion the server's own word for its version
     */
    public record Postgresql(
            String provider,
            String providerVersion,
            String efCoreVersion,
            String hibernateVersion,
            String serverVersion) {}

    /**
     * What Doublets is made with.
     *
     * @param libraries versions by library
     * @param toolchain the compiler or JVM with its version
     */
    public record Software(Map<String, String> libraries, String toolchain) {}
}
