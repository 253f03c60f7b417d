package io.github.linksplatform.doublets.plugin.report;

import java.util.List;

/**
 * What was measured of one operation of one variant. The samples are the truth; the other figures of time follow from
 * them.
 *
 * @param medianNs median of the samples, in ns per record
 * @param minNs the smallest sample
 * @param maxNs the largest sample
 * @param samplesNs wall time in ns per record, one value a repetition
 * @param cpuNs processor time in ns per record, one value a repetition
 * @param allocatedBytes bytes allocated on the heap per record, one value a repetition
 * @param gcMs time of the collector inside the timed region in ms, one value a repetition
 * @param comparison the operation against the same of the baseline
 */
public record OperationResult(
        Double medianNs,
        Double minNs,
        Double maxNs,
        List<Double> samplesNs,
        List<Double> cpuNs,
        List<Double> allocatedBytes,
        List<Double> gcMs,
        Comparison comparison) {
    /**
     * Raw figures, before anything is derived from them.
     *
     * @param samplesNs wall times in ns per record
     * @param cpuNs processor times, or null
     * @param allocatedBytes allocated bytes, or null
     * @param gcMs times of the collector, or null
     * @return the result without median, smallest, largest and comparison
     */
    public static OperationResult raw(
            List<Double> samplesNs, List<Double> cpuNs, List<Double> allocatedBytes, List<Double> gcMs) {
        return new OperationResult(null, null, null, List.copyOf(samplesNs), cpuNs, allocatedBytes, gcMs, null);
    }

    /**
     * An operation against the same operation of the baseline.
     *
     * @param baseline the variant compared with
     * @param ratio median of the baseline by the median of this: over 1 is faster
     * @param verdict "faster", "slower" or "same"; null where too few repetitions allow none
     * @param hodgesLehmann the Hodges–Lehmann estimate of the ratio, which the interval belongs to
     * @param interval the 95% interval of the ratio, its lower and its upper end; null where too few repetitions have
     *     none
     * @param p two-sided exact Mann–Whitney probability of a difference as large between equal stores
     * @param confidence "firm", "weak" or "insufficient"
     */
    public record Comparison(
            String baseline,
            double ratio,
            String verdict,
            Double hodgesLehmann,
            List<Double> interval,
            Double p,
            String confidence) {}
}
