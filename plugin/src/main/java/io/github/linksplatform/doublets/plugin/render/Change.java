package io.github.linksplatform.doublets.plugin.render;

/**
 * One operation of one store, before and now.
 *
 * @param table the name of the table, such as "links-java-64-100000"
 * @param variant the store
 * @param operation the operation
 * @param before the median before, in ns per record or as a multiple of the reference
 * @param now the median now, in the same unit
 * @param reference the store whose times the medians are multiples of; null where they are ns per record
 * @param limit how much slower it may become, as a share: 0.1 is 10%
 * @param kind what kind of change it is
 */
public record Change(
        String table,
        String variant,
        String operation,
        double before,
        double now,
        String reference,
        double limit,
        Kind kind) {
    /** Kinds of changes, the ones that a reader must know of first. */
    public enum Kind {
        /** Slower than its limit allows. */
        TOO_SLOW("changes.too-slow"),
        /** Slower than its limit allows, if noise is not the reason. */
        PERHAPS_TOO_SLOW("changes.perhaps"),
        /** Slower, but not more than its limit allows. */
        SLOWER("changes.slower"),
        /** Faster. */
        FASTER("changes.faster"),
        /** No difference that could be told from noise. */
        SAME("changes.same");

        private final String text;

        Kind(String text) {
            this.text = text;
        }

        /**
         * The key of the kind's words.
         *
         * @return for example "changes.faster"
         */
        public String text() {
            return text;
        }
    }

    /**
     * How many times as long it takes now.
     *
     * @return over 1 is slower
     */
    double factor() {
        return now / before;
    }
}
