package io.github.linksplatform.doublets.plugin.plan;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.Comparator;
import java.util.List;

/**
 * The tables of a plan as a matrix of CI jobs, one a table: all rows of a table are measured by one machine, and two
 * tables may be measured by two.
 *
 * @param include the jobs, in the order of the tables; the name is what GitHub Actions calls the list of its matrix
 */
public record TableMatrix(List<Job> include) {
    private static final JsonMapper JSON = new JsonMapper();

    /** Copies the jobs. */
    public TableMatrix {
        include = List.copyOf(include);
    }

    /**
     * One job.
     *
     * @param table the name of the table, which is that of its report without the ending
     * @param category "links" or "objects"
     * @param idBits the id width, 32 or 64
     * @param size the number of measured records, at least 1
     * @param variants how many rows the table has, at least 1
     * @param repetitions how often each of them is measured, at least 1
     * @param estimateSeconds how long all of it takes by the estimate, in whole seconds, rounded up
     */
    public record Job(
            String table,
            String category,
            int idBits,
            long size,
            int variants,
            int repetitions,
            long estimateSeconds) {}

    /**
     * The matrix of a plan.
     *
     * @param plan the plan
     * @return a job for each of its tables
     */
    public static TableMatrix of(Plan plan) {
        TimeEstimate estimate = new TimeEstimate(plan);
        List<Repetition> repetitions = plan.repetitions();
        return new TableMatrix(plan.tables().stream()
                .map(table -> new Job(
                        table.name(),
                        table.category().key(),
                        table.idBits(),
                        table.size(),
                        table.variants().size(),
                        table.repetitions(),
                        (long) Math.ceil(estimate.seconds(repetitions.stream()
                                .filter(repetition -> repetition.table().equals(table))
                                .toList()))))
                .toList());
    }

    /**
     * The job that takes longest.
     *
     * @return one of the jobs
     */
    public Job longest() {
        return include.stream()
                .max(Comparator.comparingLong(Job::estimateSeconds))
                .orElseThrow();
    }

    /**
     * How long all jobs take one after the other.
     *
     * @return whole seconds
     */
    public long totalSeconds() {
        return include.stream().mapToLong(Job::estimateSeconds).sum();
    }

    /**
     * The matrix as CI reads it.
     *
     * @return JSON on a single line, such as a workflow can keep in an output
     */
    public String json() {
        try {
            return JSON.writeValueAsString(this);
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
