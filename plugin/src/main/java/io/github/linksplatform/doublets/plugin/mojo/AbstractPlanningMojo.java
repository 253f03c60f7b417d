package io.github.linksplatform.doublets.plugin.mojo;

import io.github.linksplatform.doublets.plugin.fork.ForkException;
import io.github.linksplatform.doublets.plugin.plan.Configuration;
import io.github.linksplatform.doublets.plugin.plan.ExternalVariant;
import io.github.linksplatform.doublets.plugin.plan.InvalidConfigurationException;
import io.github.linksplatform.doublets.plugin.plan.Plan;
import io.github.linksplatform.doublets.plugin.plan.Planner;
import io.github.linksplatform.doublets.plugin.plan.TimeBudget;
import io.github.linksplatform.doublets.plugin.plan.TimeEstimate;
import io.github.linksplatform.doublets.plugin.plan.VariantCatalogue;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.maven.plugins.annotations.Parameter;

/** The parameters that say what is measured. */
abstract class AbstractPlanningMojo extends AbstractDoubletsMojo {
    /**
     * The sizes of the tables of links, from 1 to 1000000000, separated by commas; {@code none} for no such table.
     *
     * @since 0.1.0
     */
    @Parameter(property = "doublets.links", defaultValue = Configuration.DEFAULT_LINKS)
    private String links;

    /**
     * The sizes of the tables of objects (blog posts), from 1 to 1000000000, separated by commas; {@code none} for no
     * such table.
     *
     * @since 0.1.0
     */
    @Parameter(property = "doublets.objects", defaultValue = Configuration.DEFAULT_OBJECTS)
    private String objects;

    /**
     * The widths of ids, {@code 32}, {@code 64} or both, separated by commas; each has tables of its own.
     *
     * @since 0.1.0
     */
    @Parameter(property = "doublets.idBits", defaultValue = Configuration.DEFAULT_ID_BITS)
    private String idBits;

    /**
     * The rows of the tables: names of variants or patterns with {@code *}, separated by commas, or {@code embedded} for
     * every variant that needs no server. Without it: {@code SQLite_Memory}, {@code SQLite_File} and the Doublets rows.
     *
     * @since 0.1.0
     */
    @Parameter(property = "doublets.variants")
    private String variants;

    /**
     * The row that the ratios of all other rows are taken against; it has to be a row of every table. Without it each row
     * has a baseline of its own: SQLite in memory for stores in memory, SQLite in a file for the others.
     *
     * @since 0.1.0
     */
    @Parameter(property = "doublets.baselineVariant")
    private String baselineVariant;

    /**
     * How often each variant is measured, whatever the size. Without it: 3,000,000 divided by the size for links,
     * 500,000 divided by the size for objects, at least 1 and at most 10, then raised to {@code minimumRepetitions},
     * and less where {@code timeBudget} says so.
     *
     * @since 0.1.0
     */
    @Parameter(property = "doublets.repetitions")
    private String repetitions;

    /**
     * How often each variant is measured at least, unless {@code repetitions} says it; with fewer than 3 repetitions
     * no row is called faster or slower.
     *
     * @since 0.1.0
     */
    @Parameter(property = "doublets.minimumRepetitions", defaultValue = Configuration.DEFAULT_MINIMUM_REPETITIONS)
    private String minimumRepetitions;

    /**
     * How long all forks may take together, in seconds, or {@code none}. Where an estimate says that they would take
     * longer, variants are measured less often, but not less often than {@code minimumRepetitions} says; and while they
     * run, their warm-ups share the time that is left, from {@code warmup.minSeconds} to {@code warmup.maxSeconds} each.
     * {@code repetitions} comes first: with it there is no budget. Without it: 210, so that a run without configuration
     * ends within four minutes on two processors; none for a run that measures anything else than such a run does.
     * {@code calibrate} measures everything twice and may take twice as long.
     *
     * @since 0.1.0
     */
    @Parameter(property = "doublets.timeBudget")
    private String timeBudget;

    /**
     * What a transaction covers: {@code all} records of an operation, or {@code each} record by itself.
     *
     * @since 0.1.0
     */
    @Parameter(property = "doublets.transactions", defaultValue = Configuration.DEFAULT_TRANSACTIONS)
    private String transactions;

    /**
     * How many records lie below the measured ones; they are not timed.
     *
     * @since 0.1.0
     */
    @Parameter(property = "doublets.background", defaultValue = Configuration.DEFAULT_BACKGROUND)
    private String background;

    /**
     * How long a fork warms up at least, in seconds.
     *
     * @since 0.1.0
     */
    @Parameter(property = "doublets.warmup.minSeconds", defaultValue = Configuration.DEFAULT_WARM_UP_MIN_SECONDS)
    private String warmupMinSeconds;

    /**
     * How long a fork warms up at most, in seconds, if its times do not settle earlier; {@code timeBudget} may leave less.
     *
     * @since 0.1.0
     */
    @Parameter(property = "doublets.warmup.maxSeconds", defaultValue = Configuration.DEFAULT_WARM_UP_MAX_SECONDS)
    private String warmupMaxSeconds;

    /**
     * The seed of the order in which forks run; a random one without it. The report records it.
     *
     * @since 0.1.0
     */
    @Parameter(property = "doublets.seed")
    private String seed;

    /**
     * The PostgreSQL server for rows that need one: a JDBC URL, a {@code postgresql://} URI, keywords and values as in
     * .NET, or {@code embedded} for a server that is started and stopped by the run. Without it: the environment
     * variable {@code POSTGRESQL_CONNECTION_STRING}; without that too, no such row is measured.
     *
     * @since 0.1.0
     */
    @Parameter(property = "doublets.postgresql")
    private String postgresql;

    /**
     * Programs that measure a store of their own, in any language, as further rows: see docs/worker-contract.md. Each is
     * an {@code <externalVariant>} with a {@code <name>}, a {@code <command>} that gets the path of a job file as its last
     * argument and runs in the directory of the POM, a {@code <durability>} ({@code volatile}, {@code process_crash} or
     * {@code power_cut}) and perhaps {@code <categories>} ({@code links}, {@code objects}; both without it). As a
     * property: {@code name:durability:categories:command}, separated by commas.
     *
     * @since 0.1.0
     */
    @Parameter(property = "doublets.externalVariants")
    private List<ExternalVariantParameter> externalVariants;

    /** The variants of all providers among the plugin's dependencies, and the programs. */
    final VariantCatalogue catalogue() throws InvalidConfigurationException {
        VariantCatalogue catalogue = VariantCatalogue.load(getClass().getClassLoader());
        List<ExternalVariant> programs = new ArrayList<>();
        if (externalVariants != null) {
            for (ExternalVariantParameter program : externalVariants) {
                programs.add(program.variant());
            }
        }
        return catalogue.with(programs);
    }

    /** What the parameters ask for. */
    final Plan plan(VariantCatalogue catalogue) throws InvalidConfigurationException, ForkException {
        Configuration configuration = new Configuration(
                links,
                objects,
                idBits,
                variants,
                baselineVariant,
                repetitions,
                minimumRepetitions,
                transactions,
                background,
                warmupMinSeconds,
                warmupMaxSeconds,
                seed,
                postgresql());
        Plan whole = new Planner(catalogue).plan(configuration);
        TimeBudget budget = TimeBudget.of(configuration, timeBudget).orElse(null);
        if (budget == null) {
            return whole;
        }
        Plan plan = budget.fit(whole);
        tellWhatTheBudgetCosts(whole, plan, budget);
        return plan;
    }

    private void tellWhatTheBudgetCosts(Plan whole, Plan plan, TimeBudget budget) {
        List<String> costs = IntStream.range(0, plan.tables().size())
                .filter(i -> !plan.tables().get(i).equals(whole.tables().get(i)))
                .mapToObj(i -> plan.tables().get(i).name() + " is measured "
                        + plan.tables().get(i).repetitions() + " instead of "
                        + whole.tables().get(i).repetitions() + " times")
                .collect(Collectors.toCollection(ArrayList::new));
        double limit = new TimeEstimate(plan).warmUpLimitSeconds();
        if (limit < plan.warmUp().maxSeconds()) {
            costs.add(String.format(
                    Locale.ROOT,
                    "a warm-up ends after %.1f s at first, later ones after what earlier ones leave",
                    limit));
        }
        if (!costs.isEmpty()) {
            getLog().info("To stay within " + budget.seconds() + " s, " + String.join(", ", costs) + ": "
                    + duration(plan) + " instead of " + duration(whole)
                    + ". For all repetitions and whole warm-ups: -Ddoublets.timeBudget=none.");
        }
    }

    private static String duration(Plan plan) {
        return TimeEstimate.inWords(new TimeEstimate(plan).seconds(plan.repetitions()));
    }

    /** The server, or null if there is none. */
    final String postgresql() {
        return PostgresqlAccess.address(postgresql, System.getenv());
    }
}
