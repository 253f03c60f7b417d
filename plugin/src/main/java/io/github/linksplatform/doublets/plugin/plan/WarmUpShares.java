package io.github.linksplatform.doublets.plugin.plan;

import java.util.List;
import java.util.function.LongSupplier;

/**
 * Deals the time that a plan's budget leaves for warming up out to its forks, one after the other: what is left of the
 * budget, less what the forks that are left need besides warming up by the {@link TimeEstimate}, in equal parts. So every
 * store may warm up equally long, however slow it is; a fork whose times settle early leaves its time to all that come
 * after it; and where forks take longer than was thought, the others warm up shorter and the budget is kept.
 *
 * <p>No fork gets less than {@code warmup.minSeconds} or more than {@code warmup.maxSeconds}; a budget that is too short
 * even for the former is overrun. So is one by what the last fork takes longer than forks of its row took before. Of a
 * run that is resumed, what its finished repetitions took is spent: it deals as one does that was not interrupted.
 */
public final class WarmUpShares {
    private static final double NS_PER_SECOND = 1e9;

    private final Plan plan;
    private final TimeEstimate estimate;
    private final double spentSeconds;
    private final LongSupplier clock;
    private final long start;

    /**
     * The budget of a run that begins now.
     *
     * @param plan the plan; without a budget each fork may warm up as long as it says
     * @param estimate says what forks need besides warming up
     * @param spentSeconds what repetitions took that an earlier run of the plan finished
     * @param clock the time in ns, such as {@code System::nanoTime}
     */
    public WarmUpShares(Plan plan, TimeEstimate estimate, double spentSeconds, LongSupplier clock) {
        this.plan = plan;
        this.estimate = estimate;
        this.spentSeconds = spentSeconds;
        this.clock = clock;
        start = clock.getAsLong();
    }

    /**
     * How long the next fork may warm up.
     *
     * @param rest the repetitions that are left, that of the fork among them
     * @return the plan's limits; the upper one lower where the budget does not leave so much
     */
    public WarmUp next(List<Repetition> rest) {
        if (plan.budgetSeconds().isEmpty()) {
            return plan.warmUp();
        }
        double elapsed = (clock.getAsLong() - start) / NS_PER_SECOND;
        double left = plan.budgetSeconds().getAsLong() - spentSeconds - elapsed;
        return share(plan.warmUp(), left - estimate.secondsBesidesWarmUp(rest), rest.size());
    }

    /** Equal parts of a time, within limits. */
    static WarmUp share(WarmUp limits, double seconds, int forks) {
        double equal = Math.max(limits.minSeconds(), seconds / forks);
        return new WarmUp(limits.minSeconds(), Math.min(limits.maxSeconds(), equal));
    }
}
