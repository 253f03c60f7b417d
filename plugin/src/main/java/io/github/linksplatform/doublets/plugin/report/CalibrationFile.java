package io.github.linksplatform.doublets.plugin.report;

import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** A calibration on disk, from where later reports quote it. */
public final class CalibrationFile {
    private static final JsonMapper JSON = JsonMapper.builder()
            .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
            .build();

    private CalibrationFile() {}

    /**
     * Writes a calibration.
     *
     * @param file the file
     * @param calibration the calibration
     * @throws IOException if it cannot be written
     */
    public static void write(Path file, Calibration calibration) throws IOException {
        AtomicFile.write(file, JSON.writerWithDefaultPrettyPrinter().writeValueAsBytes(calibration));
    }

    /**
     * Reads a calibration.
     *
     * @param file the file
     * @return the calibration, or empty if there is no such file
     * @throws ReportException if the file is no calibration
     */
    public static Optional<Calibration> read(Path file) {
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        try {
            return Optional.of(JSON.readValue(Files.readAllBytes(file), Calibration.class));
        } catch (IOException e) {
            throw new ReportException(
                    "The calibration " + file + " cannot be read; delete it or run doublets:calibrate again.", e);
        }
    }
}
