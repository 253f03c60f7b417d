package io.github.linksplatform.doublets.worker;

import java.util.List;
import java.util.Map;

/**
 * What one worker measured: the content of {@code result.json}, whose keys are the component names in snake case.
 * What a program cannot measure is null.
 *
 * @param schema the version of this contract, 1
 * @param variant the store that was measured
 * @param repetition which repetition this was, from 1
 * @param failure why there are no figures, or null if all went well
 * @param operations the figures of each operation, in the order they ran
 * @param fileBytes the length of the store's files after create, in bytes; null for a store in memory
 * @param fileAllocatedBytes what those files take of the disk after create, in bytes
 * @param serverBytes what a server keeps for the store after create, in bytes
 * @param emptyResidentBytes growth of the process's resident memory by opening the empty store, in bytes
 * @param residentBytes growth of the process's resident memory from before the store was opened to the end of create, in
 *     bytes; {@code emptyResidentBytes} of it are there without a record (some stores reserve room when they open, so
 *     growth over the empty store alone would show them as free)
 * @param peakResidentBytes growth of the peak of the process's resident memory over that before the store was opened,
 *     in bytes
 * @param warmUp how the warm-up went
 * @param settings settings read back from the store
 * @param versions versions of the engine and library
 * @param jvm the JVM that ran it, such as "OpenJDK 64-Bit Server VM 17.0.15+6"
 */
public record Result(
        int schema,
        String variant,
        int repetition,
        Failure failure,
        List<Operation> operations,
        Long fileBytes,
        Long fileAllocatedBytes,
        Long serverBytes,
        Long emptyResidentBytes,
        Long residentBytes,
        Long peakResidentBytes,
        WarmUp warmUp,
        Map<String, String> settings,
        Map<String, String> versions,
        String jvm) {

    /**
     * How long the warm-up took.
     *
     * @return seconds; 0 if that was not recorded
     */
    public double warmUpSeconds() {
        return warmUp == null ? 0 : warmUp.seconds();
    }

    /**
     * The figures of one operation.
     *
     * @param name for example "create"
     * @param ns wall time of the mean pass, in ns per record
     * @param cpuNs CPU time of the measuring thread, in ns per record; null if not measured
     * @param allocatedBytes bytes that the measuring thread allocated on the heap, per record; null if not measured
     * @param gcMs time the collector took inside the timed region, in ms; null if not measured
     * @param passes how many passes over all records were timed
     * @param count how many records one pass saw
     * @param checksum the tally's sum over one pass, unsigned, in decimal
     */
    public record Operation(
            String name,
            double ns,
            Double cpuNs,
            Double allocatedBytes,
            Long gcMs,
            long passes,
            long count,
            String checksum) {}

    /**
     * How the warm-up went.
     *
     * @param cycles how many discarded stores were filled, read and emptied
     * @param seconds how long it took
     * @param endedBy "plateau" if the last cycles' times agreed, "limit" if time ran out first
     */
    public record WarmUp(long cycles, double seconds, String endedBy) {}

    /**
     * Why a repetition has no figures.
     *
     * @param operation the operation that failed, or "open" or "close"
     * @param expected what the tally should have been, or null if the store threw
     * @param actual what it was, or null if the store threw
     * @param message one sentence
     */
    public record Failure(String operation, String expected, String actual, String message) {}
}
