package io.github.linksplatform.doublets.workload;

import java.util.OptionalLong;

/**
 * What one operation took.
 *
 * @param operation its name
 * @param records how many records one pass visited
 * @param passes how many passes were timed
 * @param wallNs wall time of all passes in ns
 * @param cpuNs CPU time of the measuring thread in all passes in ns; empty if not measured
 * @param allocatedBytes what the measuring thread allocated on the heap in all passes; empty if not measured
 * @param gcMs how long garbage collections took in all passes; empty if not measured
 * @param total what each pass came to
 */
public record Measurement(
        String operation,
        long records,
        long passes,
        long wallNs,
        OptionalLong cpuNs,
        OptionalLong allocatedBytes,
        OptionalLong gcMs,
        Total total) {

    /**
     * Wall time of the mean pass.
     *
     * @return ns a record
     */
    public double nsPerRecord() {
        return perRecord(wallNs);
    }

    /**
     * A figure of all passes, for one record.
     *
     * @param figure of all passes
     * @return of the mean pass, divided by its records
     */
    public double perRecord(long figure) {
        return (double) figure / passes / records;
    }
}
