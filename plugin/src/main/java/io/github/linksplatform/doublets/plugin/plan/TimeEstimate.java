package io.github.linksplatform.doublets.plugin.plan;

import io.github.linksplatform.doublets.store.Category;
import io.github.linksplatform.doublets.store.Durability;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * How long repetitions take: a rough figure before there are measurements, and the mean of what was seen after that.
 * Where a budget limits the time of all of them, forks are not thought to warm up longer than it leaves to each at the
 * start. Not safe for use by several threads.
 */
public final class TimeEstimate {
    /**
     * Starting a JVM, loading classes, collecting garbage, waiting for the compilers, looking at memory and files, and
     * ending, on two cores of a server.
     */
    private static final double START_SECONDS = 1.3;

    /** A warm-up until its times settle, the mean over the default rows; half as long again where other programs run. */
    private static final double LINKS_WARM_UP_SECONDS = 2.7;

    /** The same for objects, whose cycles take longer. */
    private static final double POSTS_WARM_UP_SECONDS = 4.5;

    /** All operations of a links table together, the mean over the default rows, a third of that of SQLite in a file. */
    private static final double SECONDS_PER_LINK = 15e-6;

    /** All operations of an objects table together. */
    private static final double SECONDS_PER_POST = 30e-6;

    /** The writing operations of one record, each with a flush to a disk, where every record is a transaction. */
    private static final double SECONDS_PER_DURABLE_RECORD = 10e-3;

    /** A fork that takes so many times its estimate hangs. */
    private static final double PATIENCE = 30;

    private static final double MIN_TIMEOUT_SECONDS = 300;

    private static final int SECONDS_PER_MINUTE = 60;

    private static final int MINUTES_PER_HOUR = 60;

    private final Plan plan;
    private final double warmUpLimit;
    private final Map<String, Seen> seen = new HashMap<>();

    /**
     * An estimate that has seen nothing yet.
     *
     * @param plan the plan
     */
    public TimeEstimate(Plan plan) {
        this.plan = plan;
        warmUpLimit = warmUpLimit(plan);
    }

    private double warmUpLimit(Plan planned) {
        if (planned.budgetSeconds().isEmpty()) {
            return planned.warmUp().maxSeconds();
        }
        List<Repetition> all = planned.repetitions();
        return WarmUpShares.share(
                        planned.warmUp(), planned.budgetSeconds().getAsLong() - secondsBesidesWarmUp(all), all.size())
                .maxSeconds();
    }

    /**
     * Takes note of how long a repetition took.
     *
     * @param repetition the repetition
     * @param seconds from the start to the end of its fork
     * @param warmUpSeconds how much of that was its warm-up
     */
    public void saw(Repetition repetition, double seconds, double warmUpSeconds) {
        seen.computeIfAbsent(repetition.row(), row -> new Seen()).add(seconds, warmUpSeconds);
    }

    /**
     * How long some repetitions will take, one after the other.
     *
     * @param repetitions the repetitions
     * @return seconds
     */
    public double seconds(List<Repetition> repetitions) {
        double sum = secondsBesidesWarmUp(repetitions);
        for (Repetition repetition : repetitions) {
            Seen row = seen.get(repetition.row());
            sum += row == null ? warmUp(repetition) : row.meanWarmUp();
        }
        return sum;
    }

    /**
     * How much of that is not warming up.
     *
     * @param repetitions the repetitions
     * @return seconds
     */
    double secondsBesidesWarmUp(List<Repetition> repetitions) {
        double sum = 0;
        for (Repetition repetition : repetitions) {
            Seen row = seen.get(repetition.row());
            sum += row == null ? besidesWarmUp(repetition) : row.meanBesides();
        }
        return sum;
    }

    /**
     * How long a fork may warm up at first, which is less than the plan's limit where a budget leaves less.
     *
     * @return seconds
     */
    public double warmUpLimitSeconds() {
        return warmUpLimit;
    }

    /**
     * When a fork counts as hanging, unless the user says it.
     *
     * @param repetition the repetition
     * @return at least five minutes
     */
    public Duration timeout(Repetition repetition) {
        double seconds = plan.warmUp().maxSeconds() + PATIENCE * besidesWarmUp(repetition);
        return Duration.ofSeconds((long) Math.ceil(Math.max(MIN_TIMEOUT_SECONDS, seconds)));
    }

    /**
     * Seconds in words that do not claim to be exact.
     *
     * @param seconds a time
     * @return for example "about 2 h 5 min"
     */
    public static String inWords(double seconds) {
        long whole = Math.max(1, Math.round(seconds));
        if (whole < SECONDS_PER_MINUTE) {
            return "about " + whole + " s";
        }
        long minutes = Math.round(seconds / SECONDS_PER_MINUTE);
        if (minutes < MINUTES_PER_HOUR) {
            return "about " + minutes + " min";
        }
        return "about " + minutes / MINUTES_PER_HOUR + " h " + minutes % MINUTES_PER_HOUR + " min";
    }

    private double warmUp(Repetition repetition) {
        double settled =
                repetition.table().category() == Category.LINKS ? LINKS_WARM_UP_SECONDS : POSTS_WARM_UP_SECONDS;
        return Math.min(warmUpLimit, Math.max(plan.warmUp().minSeconds(), settled));
    }

    private double besidesWarmUp(Repetition repetition) {
        Table table = repetition.table();
        double perRecord = table.category() == Category.LINKS ? SECONDS_PER_LINK : SECONDS_PER_POST;
        if (plan.transactions() == Transactions.EACH && repetition.variant().durability() == Durability.POWER_CUT) {
            perRecord += SECONDS_PER_DURABLE_RECORD;
        }
        return START_SECONDS + perRecord * (table.size() + plan.background());
    }

    private static final class Seen {
        private double besides;
        private double warmUp;
        private int count;

        void add(double seconds, double warmUpSeconds) {
            besides += seconds - warmUpSeconds;
            warmUp += warmUpSeconds;
            count++;
        }

        double meanBesides() {
            return besides / count;
        }

        double meanWarmUp() {
            return warmUp / count;
        }
    }
}
