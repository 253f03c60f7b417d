package io.github.linksplatform.doublets.plugin.fork;

import io.github.linksplatform.doublets.plugin.plan.Repetition;
import io.github.linksplatform.doublets.plugin.plan.TimeEstimate;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Carries a plan out. */
public final class Measurements {
    private final Map<String, ? extends MeasuringProgram> programs;
    private final Forks forks;
    private final TimeEstimate estimate;

    /**
     * What it takes to carry a plan out.
     *
     * @param programs what measures each variant, by the variant's name
     * @param forks runs it
     * @param estimate says how long that takes, and learns
     */
    public Measurements(Map<String, ? extends MeasuringProgram> programs, Forks forks, TimeEstimate estimate) {
        this.programs = Map.copyOf(programs);
        this.forks = forks;
        this.estimate = estimate;
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
        Set<String> given = new HashSet<>();
        for (Repetition repetition : repetitions) {
            String row = repetition.table().name() + "/" + repetition.variant().name();
            if (given.contains(row)) {
                continue;
            }
            listener.started(repetition);
            long start = System.nanoTime();
            MeasuringProgram program = programs.get(repetition.variant().name());
            Outcome outcome = forks.run(repetition, program, estimate.timeout(repetition));
            double seconds = (System.nanoTime() - start) / 1e9;
            if (outcome instanceof Outcome.Failed) {
                given.add(row);
            } else {
                estimate.saw(repetition, seconds);
            }
            listener.finished(repetition, outcome, seconds);
        }
    }
}
