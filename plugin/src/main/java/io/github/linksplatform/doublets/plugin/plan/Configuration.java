package io.github.linksplatform.doublets.plugin.plan;

/**
 * What to measure, in the user's own words. Each component is the parameter of its name, unchecked; null stands for the
 * default.
 *
 * @param links the sizes of the tables of links, separated by commas, or "none"
 * @param objects the sizes of the tables of objects, separated by commas, or "none"
 * @param idBits the id widths, separated by commas
 * @param variants names and patterns of variants, separated by commas, or "embedded"
 * @param baselineVariant the variant that all ratios are taken against
 * @param repetitions how often each variant is measured, whatever the size
 * @param minimumRepetitions how often each variant is measured at least
 * @param transactions "all" for one transaction an operation, "each" for one a record
 * @param background how many records lie below the measured ones
 * @param warmUpMinSeconds the shortest warm-up
 * @param warmUpMaxSeconds the longest warm-up
 * @param seed the seed of the order of forks
 * @param postgresql where the PostgreSQL server is
 */
public record Configuration(
        String links,
        String objects,
        String idBits,
        String variants,
        String baselineVariant,
        String repetitions,
        String minimumRepetitions,
        String transactions,
        String background,
        String warmUpMinSeconds,
        String warmUpMaxSeconds,
        String seed,
        String postgresql) {
    /** The sizes of tables of links if none are given. */
    public static final String DEFAULT_LINKS = "100000";

    /** The sizes of tables of objects if none are given. */
    public static final String DEFAULT_OBJECTS = "10000";

    /** The id widths if none are given. */
    public static final String DEFAULT_ID_BITS = "64";

    /** How often each variant is measured at least, if nothing is said. */
    public static final String DEFAULT_MINIMUM_REPETITIONS = "3";

    /** How transactions are used if nothing is said. */
    public static final String DEFAULT_TRANSACTIONS = "all";

    /** How many records lie below the measured ones if nothing is said. */
    public static final String DEFAULT_BACKGROUND = "0";

    /** The shortest warm-up if nothing is said, in seconds. */
    public static final String DEFAULT_WARM_UP_MIN_SECONDS = "1";

    /** The longest warm-up if nothing is said, in seconds. */
    public static final String DEFAULT_WARM_UP_MAX_SECONDS = "10";
}
