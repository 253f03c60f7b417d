package io.github.linksplatform.doublets.plugin.report;

/**
 * What a reader should know before trusting a figure. A value, not a text: rendering words it, in the language of the
 * page.
 *
 * @param kind which kind, a {@link Kind} in lower case; a report of a newer plugin may hold others
 * @param variant the variant it is about, or null if it is about the whole table
 * @param operation the operation it is about, or null if it is about the whole variant
 * @param value the figure behind it, whose meaning depends on the kind
 */
public record Warning(String kind, String variant, String operation, Double value) {
    /** The kinds that this plugin knows. */
    public enum Kind {
        /** Too few repetitions for a verdict; the value is how many there were. */
        FEW_REPETITIONS,
        /** A warm-up ran out of time before its cycles' times agreed; the value is in how many repetitions. */
        NO_PLATEAU,
        /** A store in memory got less processor time than wall time; the value is the share that it got. */
        CPU_BELOW_WALL,
        /** The collector ran inside the timed region; the value is its time in ms, over all repetitions. */
        GC_IN_REGION,
        /** Repetitions fall into clusters far apart; the value is the gap as a share of the median. */
        CLUSTERS,
        /** Other processes kept the machine busy; the value is the load average when measuring began. */
        LOAD,
        /** Memory is close to the container's limit; the value is the share in use. */
        MEMORY_LIMIT;

        /**
         * The kind in reports.
         *
         * @return the name in lower case
         */
        public String key() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }

    /**
     * A warning.
     *
     * @param kind which kind
     * @param variant the variant it is about, or null
     * @param operation the operation it is about, or null
     * @param value the figure behind it, or null
     * @return the warning
     */
    public static Warning of(Kind kind, String variant, String operation, Double value) {
        return new Warning(kind.key(), variant, operation, value);
    }
}
