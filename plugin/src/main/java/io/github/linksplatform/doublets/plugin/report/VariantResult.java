package io.github.linksplatform.doublets.plugin.report;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What was measured of one variant: one row of the table.
 *
 * @param variant its name, such as "Doublets_Split_NonVolatile"
 * @param fileBytes the length of its files after create, in bytes; null for a store in memory
 * @param serverBytes what a server keeps for it after create, in bytes
 * @param durability what its committed records survive: a {@code Durability} of the engine in lower case
 * @param baseline the variant that its ratios are taken against; null for a baseline itself and for rows of absolute
 *     times
 * @param fileAllocatedBytes what its files take of the disk after create, in bytes
 * @param memory what it takes of the memory
 * @param settings settings read back from the store
 * @param versions versions of engine and library
 * @param warmUp how the warm-ups went
 * @param failure why figures are missing, or null if none are
 * @param operations its operations by name, in the order they ran
 */
public record VariantResult(
        String variant,
        Long fileBytes,
        Long serverBytes,
        String durability,
        String baseline,
        Long fileAllocatedBytes,
        Memory memory,
        Map<String, String> settings,
        Map<String, String> versions,
        WarmUps warmUp,
        Failure failure,
        Map<String, OperationResult> operations) {
    /** Turns absent operations into none and keeps their order. */
    public VariantResult {
        operations = operations == null ? Map.of() : Collections.unmodifiableMap(new LinkedHashMap<>(operations));
    }

    /**
     * The same result with other operations.
     *
     * @param newOperations the operations by name
     * @return the result
     */
    public VariantResult with(Map<String, OperationResult> newOperations) {
        return new VariantResult(
                variant,
                fileBytes,
                serverBytes,
                durability,
                baseline,
                fileAllocatedBytes,
                memory,
                settings,
                versions,
                warmUp,
                failure,
                newOperations);
    }

    /**
     * Memory of the process, over that of one with an empty store; medians over the repetitions.
     *
     * @param residentBytes growth of resident memory after create, in bytes
     * @param peakResidentBytes growth of its peak over the whole repetition, in bytes
     */
    public record Memory(Long residentBytes, Long peakResidentBytes) {}

    /**
     * How the warm-ups went, one value a repetition.
     *
     * @param cycles discarded stores that were filled, read and emptied
     * @param seconds how long it took
     * @param endedBy "plateau" if the last cycles' times agreed, "limit" if time ran out first
     */
    public record WarmUps(List<Long> cycles, List<Double> seconds, List<String> endedBy) {}

    /**
     * Why figures are missing.
     *
     * @param repetition the repetition that failed, from 1
     * @param operation the operation that failed; null if the process itself failed
     * @param expected what the tally should have been; null if there was none
     * @param actual what it was; null if there was none
     * @param message one sentence
     */
    public record Failure(Integer repetition, String operation, String expected, String actual, String message) {}
}
