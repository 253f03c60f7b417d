package io.github.linksplatform.doublets.plugin.plan;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * How long a plan may take. What does not fit is measured less often, all tables alike, but never less often than
 * {@code minimumRepetitions}: fewer samples make verdicts weaker, which is said with every verdict, while smaller stores
 * would make the figures others. That is decided before the first fork, by the {@link TimeEstimate}. Then the forks'
 * warm-ups share what the budget leaves for them while they run ({@link WarmUpShares}), so that it is also kept where a
 * machine is slower or busier than was thought. A warm-up that had to end before its times settled is recorded, and the
 * table says of which rows.
 *
 * @param seconds how long all forks may take together
 * @param minimumRepetitions how often each variant is measured at least
 */
public record TimeBudget(long seconds, int minimumRepetitions) {
    private static final String PARAMETER = "timeBudget";
    private static final String NONE = "none";

    /** Of four minutes what the start of Maven, the last fork's overrun and rendering leave. */
    private static final String DEFAULT_SECONDS = "210";

    private static final Pattern SECONDS = Pattern.compile("[1-9][0-9]{0,6}");

    /**
     * The budget of a configuration.
     *
     * @param configuration what is measured
     * @param value parameter {@code timeBudget}: seconds, or "none"; null for {@value #DEFAULT_SECONDS} seconds if the
     *     configuration measures just what is measured without one, and for none otherwise
     * @return the budget; empty if there is none, or if the configuration says how often to measure
     * @throws InvalidConfigurationException if a parameter has a value that cannot be used
     */
    public static Optional<TimeBudget> of(Configuration configuration, String value)
            throws InvalidConfigurationException {
        Values budget = Values.of(PARAMETER, value, isDefault(configuration) ? DEFAULT_SECONDS : NONE);
        if (budget.text().equals(NONE)) {
            return Optional.empty();
        }
        if (!SECONDS.matcher(budget.text()).matches()) {
            throw budget.invalid(
                    "is no number of seconds", "give whole seconds from 1 to 9999999, or none for no limit");
        }
        long seconds = Long.parseLong(budget.text());
        int minimum = Planner.minimumRepetitions(configuration);
        return configuration.repetitions() == null ? Optional.of(new TimeBudget(seconds, minimum)) : Optional.empty();
    }

    private static boolean isDefault(Configuration configuration) {
        return isDefault(configuration.links(), Configuration.DEFAULT_LINKS)
                && isDefault(configuration.objects(), Configuration.DEFAULT_OBJECTS)
                && isDefault(configuration.idBits(), Configuration.DEFAULT_ID_BITS)
                && isDefault(configuration.variants(), null)
                && isDefault(configuration.minimumRepetitions(), Configuration.DEFAULT_MINIMUM_REPETITIONS)
                && isDefault(configuration.transactions(), Configuration.DEFAULT_TRANSACTIONS)
                && isDefault(configuration.background(), Configuration.DEFAULT_BACKGROUND)
                && isDefault(configuration.warmUpMinSeconds(), Configuration.DEFAULT_WARM_UP_MIN_SECONDS)
                && isDefault(configuration.warmUpMaxSeconds(), Configuration.DEFAULT_WARM_UP_MAX_SECONDS);
    }

    private static boolean isDefault(String value, String defaultValue) {
        return value == null || Objects.equals(value.strip(), defaultValue);
    }

    /**
     * The largest part of a plan that fits.
     *
     * @param plan a plan without a budget
     * @return the plan with this budget and as many repetitions of each table as fit, at least the minimum; none has more
     *     than before
     */
    public Plan fit(Plan plan) {
        int most = plan.tables().stream().mapToInt(Table::repetitions).max().orElseThrow();
        Plan fitting = plan;
        for (int limit = most - 1; limit >= minimumRepetitions && seconds(fitting) > seconds; limit--) {
            fitting = atMost(limit, plan);
        }
        return fitting.within(seconds);
    }

    private static double seconds(Plan plan) {
        return new TimeEstimate(plan).seconds(plan.repetitions());
    }

    private static Plan atMost(int limit, Plan plan) {
        List<Table> tables = plan.tables().stream()
                .map(table -> table.withRepetitions(Math.min(limit, table.repetitions())))
                .toList();
        return plan.withTables(tables);
    }
}
