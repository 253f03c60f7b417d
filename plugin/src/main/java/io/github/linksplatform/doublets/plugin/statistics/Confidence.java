package io.github.linksplatform.doublets.plugin.statistics;

import java.util.Locale;
import java.util.Optional;

/** How much a verdict can be relied on. */
public enum Confidence {
    /**
     * The 95% interval of the ratio says the same as the verdict: for faster and slower it does not reach 1, for same it
     * lies wholly within the margin of 5%.
     */
    FIRM,
    /**
     * There are at least three repetitions of both, but the interval leaves another verdict possible, or there is none:
     * three and three have no 95% interval at all.
     */
    WEAK,
    /** There are fewer than three repetitions of one of both. */
    INSUFFICIENT;

    /** The fewest repetitions that allow a verdict. */
    public static final int FEWEST_REPETITIONS = 3;

    static Confidence of(Verdict verdict, Sample sample, Sample baseline, Optional<RatioEstimate.Interval> interval) {
        if (Math.min(sample.size(), baseline.size()) < FEWEST_REPETITIONS) {
            return INSUFFICIENT;
        }
        boolean supported = interval.filter(range -> switch (verdict) {
                    case FASTER -> range.low() > 1;
                    case SLOWER -> range.high() < 1;
                    case SAME -> range.low() > 1 / (1 + Verdict.MARGIN) && range.high() < 1 / (1 - Verdict.MARGIN);
                })
                .isPresent();
        return supported ? FIRM : WEAK;
    }

    /**
     * The confidence in reports.
     *
     * @return "firm", "weak" or "insufficient"
     */
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }
}
