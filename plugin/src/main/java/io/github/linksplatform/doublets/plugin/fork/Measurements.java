package io.github.linksplatform.doublets.plugin.fork;

import io.github.linksplatform.doublets.plugin.plan.Repetition;
import io.github.linksplatform.doublets.plugin.plan.TimeEstimate;
import io.github.linksplatform.doublets.plugin.plan.WarmUp;
import io.github.linksplatform.doublets.plugin.plan.WarmUpShares;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Carries a plan out. */
public final class Measurements {
    private static final double NS_PER_SECOND = 1e9;

    private final Map<String, ? extends MeasuringProgram> programs;
    private final Forks forks;
    private final TimeEstimate estimate;
    private final WarmUpShares warmUps;

    /**
     * What it takes to carry a plan out.
     *
     * @param programs what measures each variant, by the variant's name
     * @param forks runs it
     * @param estimate says how long that takes, and learns
     * @param warmUps says how long each fork may warm up
     */
    public Measurements(
            Map<String, ? extends MeasuringProgram> programs,
            Forks forks,
            TimeEstimate estimate,
            WarmUpShares warmUps) {
        this.programs = Map.copyOf(programs);
        this.forks = forks;
        this.estimate = estimate;
        this.warmUps = warmUps;
    }

    /**
     * Runs repetitions in their order. A variant that failed in a table is not tried again in that table; all others
     * go on.
     *
     * @param repetitions what is left to do
     * @param listener is told of each
     * @throws IOException if files cannot be written
     * @throws ForkException if no fork can be started
     * @throws InterruptedException if this thread is interrupted
     */
    public void run(List<Repetition> repetitions, MeasurementListener listener)
            throws IOException, ForkException, InterruptedException {
        List<Repetition> rest = new ArrayList<>(repetitions);
        while (!rest.isEmpty()) {
            Repetition repetition = rest.get(0);
            MeasuringProgram program = programs.get(repetition.variant().name());
            listener.started(repetition);
            long start = System.nanoTime();
            forks.prepare(repetition, program);
            listener.prepared(since(start));
            WarmUp warmUp = warmUps.next(rest);
            start = System.nanoTime();
            Outcome outcome = forks.run(repetition, program, warmUp, estimate.timeout(repetition));
            double seconds = since(start);
            rest.remove(0);
            if (outcome instanceof Outcome.Measured measured) {
                estimate.saw(repetition, seconds, measured.result().warmUpSeconds());
            } else {
                rest.removeIf(other -> other.row().equals(repetition.row()));
            }
            listener.finished(repetition, outcome, seconds);
        }
    }

    private static double since(long start) {
        return (System.nanoTime() - start) / NS_PER_SECOND;
    }
}
