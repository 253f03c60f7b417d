package io.github.linksplatform.doublets.plugin.plan;

import io.github.linksplatform.doublets.store.Category;
import io.github.linksplatform.doublets.store.Variant;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.SplittableRandom;

/** Turns a user's configuration into a plan, or refuses it with a sentence. */
public final class Planner {
    private static final long MAX_REPETITIONS = 10;
    private static final long LINKS_BUDGET = 3_000_000;
    private static final long OBJECTS_BUDGET = 500_000;
    private static final long REPETITIONS_LIMIT = 1_000;
    private static final double WARM_UP_LIMIT_SECONDS = 600;

    private final VariantCatalogue catalogue;

    /**
     * A planner.
     *
     * @param catalogue the variants there are
     */
    public Planner(VariantCatalogue catalogue) {
        this.catalogue = catalogue;
    }

    /**
     * Makes a plan.
     *
     * @param configuration what the user asks for
     * @return the plan
     * @throws InvalidConfigurationException if a parameter has a value that cannot be used
     */
    public Plan plan(Configuration configuration) throws InvalidConfigurationException {
        List<Long> links = Values.of("links", configuration.links(), Configuration.DEFAULT_LINKS)
                .sizes();
        List<Long> objects = Values.of("objects", configuration.objects(), Configuration.DEFAULT_OBJECTS)
                .sizes();
        if (links.isEmpty() && objects.isEmpty()) {
            throw new InvalidConfigurationException(
                    "links",
                    "none",
                    "leaves nothing to measure because parameter objects is none, too",
                    "give sizes to one of them, such as -Ddoublets.links=" + Configuration.DEFAULT_LINKS);
        }
        List<Integer> widths = Values.of("idBits", configuration.idBits(), Configuration.DEFAULT_ID_BITS)
                .idBits();
        int minimum = minimumRepetitions(configuration);
        // 0 stands for "by the size"; a user cannot give it.
        int fixed = configuration.repetitions() == null
                ? 0
                : (int) Values.of("repetitions", configuration.repetitions(), null)
                        .wholeNumber(1, REPETITIONS_LIMIT);
        VariantCatalogue.Selection selection = selection(configuration);

        List<Table> tables = new ArrayList<>();
        addTables(tables, Category.LINKS, links, widths, selection, fixed, minimum);
        addTables(tables, Category.OBJECTS, objects, widths, selection, fixed, minimum);
        requireEveryNameMeasured(configuration, selection, tables);
        Optional<String> baseline = baseline(configuration, tables);
        return new Plan(
                baseline.isEmpty()
                        ? tables
                        : tables.stream()
                                .map(table -> table.comparedWith(baseline.get()))
                                .toList(),
                baseline,
                transactions(configuration),
                Values.of("background", configuration.background(), Configuration.DEFAULT_BACKGROUND)
                        .wholeNumber(0, Values.MAX_SIZE),
                warmUp(configuration),
                configuration.seed() == null
                        ? new SplittableRandom().nextLong() >>> 1
                        : Values.of("seed", configuration.seed(), null).seed(),
                OptionalLong.empty());
    }

    /** How often a configuration has each variant measured at least. */
    static int minimumRepetitions(Configuration configuration) throws InvalidConfigurationException {
        return (int) Values.of(
                        "minimumRepetitions",
                        configuration.minimumRepetitions(),
                        Configuration.DEFAULT_MINIMUM_REPETITIONS)
                .wholeNumber(1, REPETITIONS_LIMIT);
    }

    private VariantCatalogue.Selection selection(Configuration configuration) throws InvalidConfigurationException {
        boolean serverConfigured = configuration.postgresql() != null;
        return configuration.variants() == null
                ? catalogue.defaults(serverConfigured)
                : catalogue.select(Values.of("variants", configuration.variants(), null), serverConfigured);
    }

    private static void addTables(
            List<Table> tables,
            Category category,
            List<Long> sizes,
            List<Integer> widths,
            VariantCatalogue.Selection selection,
            int fixed,
            int minimum) {
        List<Variant> variants = selection.of(category);
        if (variants.isEmpty()) {
            return;
        }
        for (int width : widths) {
            for (long size : sizes) {
                tables.add(new Table(
                        category,
                        width,
                        size,
                        variants,
                        fixed > 0 ? fixed : Math.max(minimum, bySize(category, size))));
            }
        }
    }

    /** Repetitions so that all of them together handle about as many records as the budget says. */
    private static int bySize(Category category, long size) {
        long budget = category == Category.LINKS ? LINKS_BUDGET : OBJECTS_BUDGET;
        return (int) Math.max(1, Math.min(budget / size, MAX_REPETITIONS));
    }

    private static void requireEveryNameMeasured(
            Configuration configuration, VariantCatalogue.Selection selection, List<Table> tables)
            throws InvalidConfigurationException {
        for (String name : selection.named()) {
            if (tables.stream()
                    .noneMatch(table -> table.variants().stream()
                            .anyMatch(variant -> variant.name().equals(name)))) {
                throw nothingToMeasure(configuration, name, selection);
            }
        }
        if (tables.isEmpty()) {
            Category missing = selection.of(Category.LINKS).isEmpty() ? Category.LINKS : Category.OBJECTS;
            throw new InvalidConfigurationException(
                    "variants",
                    configuration.variants(),
                    "leaves nothing to measure because none of these variants keeps " + missing.key(),
                    "name variants that do, or give sizes to " + other(missing).key());
        }
    }

    private static Category other(Category category) {
        return category == Category.LINKS ? Category.OBJECTS : Category.LINKS;
    }

    private static InvalidConfigurationException nothingToMeasure(
            Configuration configuration, String name, VariantCatalogue.Selection selection) {
        Category category = selection.variants().stream()
                .filter(variant -> variant.name().equals(name))
                .findFirst()
                .orElseThrow()
                .category();
        return new InvalidConfigurationException(
                "variants",
                configuration.variants(),
                "names " + name + ", a variant of " + category.key() + ", while parameter " + category.key()
                        + " is none",
                "give sizes to " + category.key() + ", such as -Ddoublets." + category.key()
                        + "=1000, or take the variant away");
    }

    /** The row of every table that all others are compared with, if one is named. */
    private static Optional<String> baseline(Configuration configuration, List<Table> tables)
            throws InvalidConfigurationException {
        if (configuration.baselineVariant() == null) {
            return Optional.empty();
        }
        Values values = Values.of("baselineVariant", configuration.baselineVariant(), null);
        Set<String> common = new LinkedHashSet<>(names(tables.get(0)));
        tables.forEach(table -> common.retainAll(names(table)));
        String advice = common.isEmpty()
                ? "no variant is a row of all tables; measure links and objects in a run each, or leave it out"
                : "give a row of every table, which are " + String.join(", ", common)
                        + "; choose rows with doublets.variants, and tables with doublets.links and doublets.objects";
        for (Table table : tables) {
            if (!names(table).contains(values.text())) {
                throw values.invalid(
                        "is no row of table " + table.name()
                                + Suggestion.nearest(values.text(), names(table))
                                        .map(name -> ", perhaps you mean " + name)
                                        .orElse(""),
                        advice);
            }
        }
        return Optional.of(values.text());
    }

    private static List<String> names(Table table) {
        return table.variants().stream().map(Variant::name).toList();
    }

    private static Transactions transactions(Configuration configuration) throws InvalidConfigurationException {
        Values values = Values.of("transactions", configuration.transactions(), Configuration.DEFAULT_TRANSACTIONS);
        for (Transactions transactions : Transactions.values()) {
            if (transactions.key().equals(values.text())) {
                return transactions;
            }
        }
        throw values.invalid(
                "is no way to use transactions",
                "give all for one transaction an operation, or each for one transaction a record");
    }

    private static WarmUp warmUp(Configuration configuration) throws InvalidConfigurationException {
        double min = Values.of(
                        "warmup.minSeconds",
                        configuration.warmUpMinSeconds(),
                        Configuration.DEFAULT_WARM_UP_MIN_SECONDS)
                .seconds(0, WARM_UP_LIMIT_SECONDS);
        Values max = Values.of(
                "warmup.maxSeconds", configuration.warmUpMaxSeconds(), Configuration.DEFAULT_WARM_UP_MAX_SECONDS);
        double maxSeconds = max.seconds(0, WARM_UP_LIMIT_SECONDS);
        if (maxSeconds < min) {
            throw max.invalid("is less than warmup.minSeconds", "give at least that many seconds");
        }
        return new WarmUp(min, maxSeconds);
    }
}
