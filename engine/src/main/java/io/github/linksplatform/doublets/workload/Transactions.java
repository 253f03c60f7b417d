package io.github.linksplatform.doublets.workload;

import java.util.Locale;

/** What one transaction holds. */
public enum Transactions {
    /** All records of an operation. */
    ALL,
    /** One record; reading all is one transaction too. */
    EACH;

    /**
     * The value of a key.
     *
     * @param key "all" or "each"
     * @return what it stands for
     * @throws IllegalArgumentException if it stands for nothing
     */
    public static Transactions of(String key) {
        for (Transactions value : values()) {
            if (value.name().toLowerCase(Locale.ROOT).equals(key)) {
                return value;
            }
        }
        throw new IllegalArgumentException("transactions is '" + key + "'; valid are all and each.");
    }
}
