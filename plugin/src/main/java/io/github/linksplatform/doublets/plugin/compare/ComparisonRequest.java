package io.github.linksplatform.doublets.plugin.compare;

import io.github.linksplatform.doublets.plugin.fork.ForkSettings;
import io.github.linksplatform.doublets.plugin.fork.MeasuringProgram;
import io.github.linksplatform.doublets.plugin.plan.Plan;
import io.github.linksplatform.doublets.plugin.report.Calibration;
import io.github.linksplatform.doublets.plugin.report.environment.Machine;
import io.github.linksplatform.doublets.plugin.report.environment.Source;
import java.nio.file.Path;
import java.util.Map;

/**
 * What to compare, with what, and where to leave it.
 *
 * @param plan what to measure
 * @param programs what measures each variant, by the variant's name
 * @param forks what all forks have in common
 * @param work where the directories of runs lie
 * @param journal the file of what is finished
 * @param start whether to go on from that file
 * @param results the directory of reports
 * @param machine the machine
 * @param source commit and CI run
 * @param software what measures
 * @param calibration what comparing stores with themselves showed here, or null
 */
public record ComparisonRequest(
        Plan plan,
        Map<String, MeasuringProgram> programs,
        ForkSettings forks,
        Path work,
        Path journal,
        Start start,
        Path results,
        Machine machine,
        Source source,
        Software software,
        Calibration calibration) {
    /** How a run begins. */
    public enum Start {
        /** With nothing; what a former run left is lost. */
        ANEW,
        /** With what a former run of the same configuration finished. */
        RESUMED
    }

    /** Copies the programs. */
    public ComparisonRequest {
        programs = Map.copyOf(programs);
    }

    /**
     * The same with more settings for providers.
     *
     * @param more settings; those that there are already are replaced
     * @return the request with them
     */
    public ComparisonRequest withProperties(Map<String, String> more) {
        return new ComparisonRequest(
                plan,
                programs,
                forks.withProperties(more),
                work,
                journal,
                start,
                results,
                machine,
                source,
                software,
                calibration);
    }
}
