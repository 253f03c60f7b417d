package io.github.linksplatform.doublets.plugin.check;

import java.nio.file.Path;
import java.util.Locale;

/**
 * One operation of one variant, against the slowest run of the baseline.
 *
 * @param table the name of the table
 * @param variant the variant
 * @param operation the operation
 * @param baseline the baseline's median, in ns per record or as a multiple of the reference
 * @param measured the new median, in the same unit
 * @param reference the row whose times the medians are multiples of; null where they are ns per record
 * @param slowdown how much slower the new median is, as a share: 0.1 is 10%
 * @param atLeast the lower end of the 95% interval of the slowdown; null where there are too few repetitions for one
 * @param limit how much slower it may be
 * @param status what that means
 * @param verdict "faster", "slower" or "same" by the rule of the tables, whatever the limit; null where there are too few
 *     repetitions for a word
 * @param file the new report
 */
public record Finding(
        String table,
        String variant,
        String operation,
        double baseline,
        double measured,
        String reference,
        double slowdown,
        Double atLeast,
        double limit,
        Status status,
        String verdict,
        Path file) {
    /** What a finding means. */
    public enum Status {
        /** It is not slower than allowed, as far as can be said. */
        WITHIN,
        /** The median is beyond the limit, but the interval leaves less possible. */
        UNDECIDED,
        /** The median and the whole interval are beyond the limit. */
        SLOWER
    }

    /**
     * The finding in one line.
     *
     * @return store, operation, baseline, measured, interval, limit and file
     */
    public String sentence() {
        String interval = atLeast == null
                ? "no interval: too few repetitions"
                : format("at least %+.1f%% with 95%%", 100 * atLeast);
        return table + ", " + variant + ", " + operation + ": baseline " + figure(baseline) + ", measured "
                + figure(measured) + format(", %+.1f%%", 100 * slowdown) + " (" + interval + "), limit "
                + format("%+.1f%%", 100 * limit) + ", in " + file;
    }

    private String figure(double value) {
        return format("%.4g", value) + (reference == null ? " ns" : " times " + reference);
    }

    private static String format(String format, Object... values) {
        return String.format(Locale.ROOT, format, values);
    }
}
