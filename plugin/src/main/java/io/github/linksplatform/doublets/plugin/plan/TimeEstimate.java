package io.github.linksplatform.doublets.plugin.plan;

import io.github.linksplatform.doublets.store.Category;
import io.github.linksplatform.doublets.store.Durability;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * How long repetitions take: a rough figure before there are measurements, and the mean of what was seen after that.
 * Not safe for use by several threads.
 */
public final class TimeEstimate {
    /** Start of a JVM and the end of the warm-up's last cycle. */
    private static final double START_SECONDS = 0.7;

    /** All operations of a links table together, as SQLite in a file needs on two cores of a server. */
    private static final double SECONDS_PER_LINK = 20e-6;

    /** All operations of an objects table together. */
    private static final double SECONDS_PER_POST = 100e-6;

    /** The writing operations of one record, each with a flush to a disk, where every record is a transaction. */
    private static final double SECONDS_PER_DURABLE_RECORD = 10e-3;

    /** A fork that takes so many times its estimate hangs. */
    private static final double PATIENCE = 20;

    private static final double MIN_TIMEOUT_SECONDS = 300;

    private static final int SECONDS_PER_MINUTE = 60;

    private static final int MINUTES_PER_HOUR = 60;

    private final Plan plan;
    private final Map<String, Mean> seen = new HashMap<>();

    /**
     * An estimate that has seen nothing yet.
     *
     * @param plan the plan
     */
    public TimeEstimate(Plan plan) {
        this.plan = plan;
    }

    /**
     * Takes note of how long a repetition took.
     *
     * @param repetition the repetition
     * @param seconds from the start to the end of its fork
     */
    public void saw(Repetition repetition, double seconds) {
        seen.computeIfAbsent(key(repetition), key -> new Mean()).add(seconds);
    }

    /**
     * How long some repetitions will take, one after the other.
     *
     * @param repetitions the repetitions
     * @return seconds
     */
    public double seconds(List<Repetition> repetitions) {
        double sum = 0;
        for (Repetition repetition : repetitions) {
            Mean mean = seen.get(key(repetition));
            sum += mean == null ? guess(repetition) : mean.value();
        }
        return sum;
    }

    /**
     * When a fork counts as hanging, unless the user says it.
     *
     * @param repetition the repetition
     * @return at least five minutes
     */
    public Duration timeout(Repetition repetition) {
        double seconds = plan.warmUp().maxSeconds() + PATIENCE * guess(repetition);
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

    private double guess(Repetition repetition) {
        Table table = repetition.table();
        double perRecord = table.category() == Category.LINKS ? SECONDS_PER_LINK : SECONDS_PER_POST;
        if (plan.transactions() == Transactions.EACH && repetition.variant().durability() == Durability.POWER_CUT) {
            perRecord += SECONDS_PER_DURABLE_RECORD;
        }
        return START_SECONDS + plan.warmUp().minSeconds() + perRecord * (table.size() + plan.background());
    }

    private static String key(Repetition repetition) {
        return repetition.table().name() + "/" + repetition.variant().name();
    }

    private static final class Mean {
        private double sum;
        private int count;

        void add(double value) {
            sum += value;
            count++;
        }

        double value() {
            return sum / count;
        }
    }
}
