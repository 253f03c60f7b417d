package io.github.linksplatform.doublets.plugin.plan;

import java.util.Locale;

/** What one transaction covers. */
public enum Transactions {
    /** All records of an operation. */
    ALL,
    /** One record. */
    EACH;

    /**
     * The word in configuration, jobs and reports.
     *
     * @return "all" or "each"
     */
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }
}
