package io.github.linksplatform.doublets.plugin.compare;

import io.github.linksplatform.doublets.plugin.fork.Outcome;
import io.github.linksplatform.doublets.plugin.plan.Repetition;
import java.util.List;

/** Shows how far a comparison is. */
public interface Progress {
    /**
     * Measuring begins.
     *
     * @param rest what is left to do
     * @param done how many repetitions an earlier run finished
     */
    void begins(List<Repetition> rest, int done);

    /**
     * A repetition begins.
     *
     * @param repetition the repetition
     */
    void started(Repetition repetition);

    /**
     * A repetition ended.
     *
     * @param repetition the repetition
     * @param outcome its figures, or why there are none
     */
    void finished(Repetition repetition, Outcome outcome);

    /** Measuring ended. */
    void ends();
}
