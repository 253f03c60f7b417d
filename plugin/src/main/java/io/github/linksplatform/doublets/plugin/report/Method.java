package io.github.linksplatform.doublets.plugin.report;

/**
 * How a report's figures were taken.
 *
 * @param estimator how quartiles are estimated: the name of commons-math3's estimation type
 * @param transactions "all" for one transaction an operation, "each" for one a record
 * @param background records that lie below the measured ones and are not timed
 * @param orderSeed the seed of the order in which the variants of a round ran
 * @param warmUpMaxSeconds how long a warm-up lasts at most; of forks that shared a time budget it may have been less
 * @param heapBytes the fixed heap of a fork, in bytes
 * @param baselineVariant the variant that all ratios of the table are taken against because it was asked for; null if
 *     each row has a baseline of its own
 * @param runSeconds how long the measuring of the table took, in seconds
 */
public record Method(
        String estimator,
        String transactions,
        Long background,
        Long orderSeed,
        Double warmUpMaxSeconds,
        Long heapBytes,
        String baselineVariant,
        Double runSeconds) {}
