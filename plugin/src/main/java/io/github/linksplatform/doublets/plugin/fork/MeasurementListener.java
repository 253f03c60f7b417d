package io.github.linksplatform.doublets.plugin.fork;

import io.github.linksplatform.doublets.plugin.plan.Repetition;
import java.io.IOException;

/** Is told how a run goes on. */
public interface MeasurementListener {
    /**
     * A repetition begins.
     *
     * @param repetition the repetition
     */
    void started(Repetition repetition);

    /**
     * What forks of a kind have in common is there; the repetition's fork starts.
     *
     * @param seconds how long that took; almost nothing if an earlier fork was of the same kind
     */
    void prepared(double seconds);

    /**
     * A repetition ended.
     *
     * @param repetition the repetition
     * @param outcome its figures, or why there are none
     * @param seconds from the start to the end of its fork
     * @throws IOException if the outcome cannot be kept, which ends the run
     */
    void finished(Repetition repetition, Outcome outcome, double seconds) throws IOException;
}
