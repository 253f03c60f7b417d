package io.github.linksplatform.doublets.plugin.compare;

import io.github.linksplatform.doublets.plugin.fork.Outcome;
import io.github.linksplatform.doublets.plugin.plan.Repetition;
import io.github.linksplatform.doublets.plugin.plan.TimeEstimate;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;

/** Words how far a comparison is and how long it will take, and leaves the showing to a {@link Display}. */
public final class ProgressLine implements Progress {
    private final TimeEstimate estimate;
    private final Display display;
    private final Deque<Repetition> rest = new ArrayDeque<>();
    private int done;
    private int all;

    /**
     * A line of progress.
     *
     * @param estimate says how long repetitions take
     * @param display shows the line
     */
    public ProgressLine(TimeEstimate estimate, Display display) {
        this.estimate = estimate;
        this.display = display;
    }

    @Override
    public void begins(List<Repetition> toDo, int finished) {
        rest.addAll(toDo);
        done = finished;
        all = finished + toDo.size();
        String before = finished == 0 ? "" : " (" + finished + " are finished already)";
        display.message("Measuring " + all + (all == 1 ? " repetition" : " repetitions") + before
                + ", each in a JVM of its own; this takes " + TimeEstimate.inWords(estimate.seconds(toDo)) + ".");
    }

    @Override
    public void started(Repetition repetition) {
        display.line(line(repetition));
    }

    @Override
    public void finished(Repetition repetition, Outcome outcome) {
        done++;
        // A row that failed is not measured again, so all before this one are over, too.
        while (!rest.isEmpty() && !rest.poll().equals(repetition)) {
            done++;
        }
        if (outcome instanceof Outcome.Failed failed) {
            display.failure(failed.failure().message());
        }
    }

    @Override
    public void ends() {
        display.end();
    }

    private String line(Repetition repetition) {
        return String.format(
                Locale.ROOT,
                "%d of %d (%d%%), %s left: %s, %s",
                done + 1,
                all,
                100L * done / all,
                TimeEstimate.inWords(estimate.seconds(List.copyOf(rest))),
                repetition.table().name(),
                repetition.variant().name());
    }

    /** Shows lines. */
    public interface Display {
        /**
         * Something to read once.
         *
         * @param text a sentence
         */
        void message(String text);

        /**
         * The line of progress as it is now.
         *
         * @param text the line
         */
        void line(String text);

        /**
         * A failure.
         *
         * @param text a sentence
         */
        void failure(String text);

        /** There are no more lines. */
        void end();
    }
}
