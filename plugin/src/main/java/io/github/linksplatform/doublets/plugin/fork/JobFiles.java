package io.github.linksplatform.doublets.plugin.fork;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.linksplatform.doublets.worker.Job;
import io.github.linksplatform.doublets.worker.Result;
import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

/** The two files between the plugin and a worker. */
public final class JobFiles {
    private static final JsonMapper JSON = JsonMapper.builder()
            .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
            // A worker of a later version may say more.
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build();

    private JobFiles() {}

    /**
     * Writes a job so that its owner alone can read it: its properties may hold secrets.
     *
     * @param job the job
     * @param file a file that does not exist
     * @throws IOException if it cannot be written
     */
    static void write(Job job, Path file) throws IOException {
        FileAttribute<?>[] attributes =
                FileSystems.getDefault().supportedFileAttributeViews().contains("posix")
                        ? new FileAttribute<?>[] {
                            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
                        }
                        : new FileAttribute<?>[0];
        Files.createFile(file, attributes);
        Files.write(file, JSON.writeValueAsBytes(job), StandardOpenOption.WRITE);
    }

    /** A job as the text of a job file. */
    static String text(Job job) throws JsonProcessingException {
        return JSON.writeValueAsString(job);
    }

    /**
     * Reads a result.
     *
     * @param json the bytes of a result file
     * @return the result
     * @throws JsonProcessingException if they are not JSON of that shape
     * @throws IOException if they cannot be read
     */
    static Result read(byte[] json) throws IOException {
        return JSON.readValue(json, Result.class);
    }
}
