package io.github.linksplatform.doublets.worker;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes a result, whole or not at all. */
final class ResultFile {
    private ResultFile() {}

    /**
     * Writes a result under a temporary name and moves it to its own.
     *
     * @param result what was measured
     * @param file its path; a file that is there is replaced
     * @throws IOException if it cannot be written
     */
    static void write(Result result, Path file) throws IOException {
        Path target = file.toAbsolutePath();
        Path temporary = target.resolveSibling(target.getFileName() + ".tmp");
        Files.write(temporary, json(result));
        try {
            Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(temporary, target, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private static byte[] json(Result result) throws IOException {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("schema", result.schema());
        values.put("variant", result.variant());
        values.put("repetition", result.repetition());
        values.put("failure", failure(result.failure()));
        List<Map<String, Object>> operations = new ArrayList<>();
        for (Result.Operation operation : result.operations()) {
            operations.add(operation(operation));
        }
        values.put("operations", operations);
        values.put("file_bytes", result.fileBytes());
        values.put("file_allocated_bytes", result.fileAllocatedBytes());
        values.put("server_bytes", result.serverBytes());
        values.put("empty_resident_bytes", result.emptyResidentBytes());
        values.put("resident_bytes", result.residentBytes());
        values.put("peak_resident_bytes", result.peakResidentBytes());
        values.put("warm_up", warmUp(result.warmUp()));
        values.put("settings", result.settings());
        values.put("versions", result.versions());
        values.put("jvm", result.jvm());
        return JSON.std
                .with(JSON.Feature.PRETTY_PRINT_OUTPUT, JSON.Feature.WRITE_NULL_PROPERTIES)
                .asBytes(values);
    }

    private static Map<String, Object> failure(Result.Failure failure) {
        if (failure == null) {
            return null;
        }
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("operation", failure.operation());
        values.put("expected", failure.expected());
        values.put("actual", failure.actual());
        values.put("message", failure.message());
        return values;
    }

    private static Map<String, Object> operation(Result.Operation operation) {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("name", operation.name());
        values.put("ns", operation.ns());
        values.put("cpu_ns", operation.cpuNs());
        values.put("allocated_bytes", operation.allocatedBytes());
        values.put("gc_ms", operation.gcMs());
        values.put("passes", operation.passes());
        values.put("count", operation.count());
        values.put("checksum", operation.checksum());
        return values;
    }

    private static Map<String, Object> warmUp(Result.WarmUp warmUp) {
        if (warmUp == null) {
            return null;
        }
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("cycles", warmUp.cycles());
        values.put("seconds", warmUp.seconds());
        values.put("ended_by", warmUp.endedBy());
        return values;
    }
}
