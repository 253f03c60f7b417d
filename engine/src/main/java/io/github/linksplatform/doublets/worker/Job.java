package io.github.linksplatform.doublets.worker;

import java.util.Map;

/**
 * What one worker is to measure: the content of {@code job.json}, whose keys are the component names in snake case.
 *
 * @param schema the version of this contract, 1
 * @param category "links" or "objects"
 * @param variant the store to open, such as "SQLite_Memory"
 * @param idBits the id width, 32 or 64
 * @param size the number of measured records, at least 1
 * @param background the number of records that lie below the measured ones and are not timed, at least 0
 * @param transactions "all" for one transaction an operation, "each" for one a record
 * @param repetition which repetition this is, from 1
 * @param warmUpSize records in a store of a warm-up cycle
 * @param warmUpMinSeconds how long to warm up at least
 * @param warmUpMaxSeconds how long to warm up at most
 * @param directory an empty directory for the stores' files
 * @param result the path of the result file, written under a temporary name and moved
 * @param properties settings for the provider; may hold secrets, so the job file is readable by its owner alone
 */
public record Job(
        int schema,
        String category,
        String variant,
        int idBits,
        long size,
        long background,
        String transactions,
        int repetition,
        long warmUpSize,
        double warmUpMinSeconds,
        double warmUpMaxSeconds,
        String directory,
        String result,
        Map<String, String> properties) {
    /** The version of the contract that this class is. */
    public static final int SCHEMA = 1;

    private static final long TRAINING_SIZE = 100;

    /**
     * This job with a few records and without a warm-up, for nothing but to load the classes that it takes.
     *
     * @return the job
     */
    public Job training() {
        long few = Math.min(size, TRAINING_SIZE);
        return new Job(
                schema,
                category,
                variant,
                idBits,
                few,
                0,
                transactions,
                repetition,
                few,
                0,
                0,
                directory,
                result,
                properties);
    }
}
