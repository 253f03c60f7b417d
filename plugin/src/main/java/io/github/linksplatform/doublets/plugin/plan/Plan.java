package io.github.linksplatform.doublets.plugin.plan;

import io.github.linksplatform.doublets.store.Variant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.stream.Collectors;

/**
 * What will be measured.
 *
 * @param tables the tables in their order, at least one
 * @param baselineVariant the row of every table that the ratios of all its other rows are taken against; empty if each
 *     row has a baseline of its own
 * @param transactions what one transaction covers
 * @param background how many records lie below the measured ones, at least 0
 * @param warmUp how long a worker warms up
 * @param seed the seed of the order of forks
 * @param budgetSeconds how long all forks may take together, in seconds; empty if they take as long as they need
 */
public record Plan(
        List<Table> tables,
        Optional<String> baselineVariant,
        Transactions transactions,
        long background,
        WarmUp warmUp,
        long seed,
        OptionalLong budgetSeconds) {
    /** Odd and near 2^64 divided by the golden ratio, so that the seeds of neighbouring rounds have no bits in common. */
    private static final long GAMMA = 0x9E3779B97F4A7C15L;

    /** Copies the tables. */
    public Plan {
        tables = List.copyOf(tables);
    }

    /**
     * A plan in which each row has a baseline of its own and every fork takes the time that it needs.
     *
     * @param tables the tables in their order, at least one
     * @param transactions what one transaction covers
     * @param background how many records lie below the measured ones, at least 0
     * @param warmUp how long a worker warms up
     * @param seed the seed of the order of forks
     */
    public Plan(List<Table> tables, Transactions transactions, long background, WarmUp warmUp, long seed) {
        this(tables, Optional.empty(), transactions, background, warmUp, seed, OptionalLong.empty());
    }

    /**
     * All repetitions in the order in which they run: table after table, and within a table in rounds, each of which
     * runs every variant once in an order of its own. So a drift of the machine meets all variants alike.
     *
     * @return the repetitions, the same for the same plan
     */
    public List<Repetition> repetitions() {
        List<Repetition> all = new ArrayList<>();
        for (int t = 0; t < tables.size(); t++) {
            Table table = tables.get(t);
            for (int round = 1; round <= table.repetitions(); round++) {
                List<Variant> order = new ArrayList<>(table.variants());
                Collections.shuffle(order, new Random(seed + GAMMA * (1_000L * t + round)));
                for (Variant variant : order) {
                    all.add(new Repetition(table, variant, round));
                }
            }
        }
        return all;
    }

    /**
     * Everything that decides what is measured, except the order, so that two plans can be compared in words.
     *
     * @return parameters and their values, in a fixed order
     */
    public Map<String, String> description() {
        Map<String, String> description = new LinkedHashMap<>();
        description.put("transactions", transactions.key());
        description.put("background", Long.toString(background));
        description.put("warmup.minSeconds", Double.toString(warmUp.minSeconds()));
        description.put("warmup.maxSeconds", Double.toString(warmUp.maxSeconds()));
        description.put("timeBudget", budgetSeconds.isPresent() ? Long.toString(budgetSeconds.getAsLong()) : "none");
        description.put("tables", tables.stream().map(Table::name).collect(Collectors.joining(",")));
        for (Table table : tables) {
            description.put(table.name() + " repetitions", Integer.toString(table.repetitions()));
            description.put(
                    table.name() + " variants",
                    table.variants().stream().map(Variant::name).collect(Collectors.joining(",")));
        }
        return description;
    }

    /**
     * This plan with another order.
     *
     * @param otherSeed the seed of the order
     * @return the plan
     */
    public Plan withSeed(long otherSeed) {
        return new Plan(tables, baselineVariant, transactions, background, warmUp, otherSeed, budgetSeconds);
    }

    /**
     * This plan with twice as many repetitions of everything, in twice the time if that is limited.
     *
     * @return the plan
     */
    public Plan twice() {
        Plan more = withTables(tables.stream()
                .map(table -> table.withRepetitions(2 * table.repetitions()))
                .toList());
        return budgetSeconds.isPresent() ? more.within(2 * budgetSeconds.getAsLong()) : more;
    }

    /** This plan with a limit to the time of all forks together. */
    Plan within(long seconds) {
        return new Plan(tables, baselineVariant, transactions, background, warmUp, seed, OptionalLong.of(seconds));
    }

    /** This plan with other tables. */
    Plan withTables(List<Table> others) {
        return new Plan(others, baselineVariant, transactions, background, warmUp, seed, budgetSeconds);
    }
}
