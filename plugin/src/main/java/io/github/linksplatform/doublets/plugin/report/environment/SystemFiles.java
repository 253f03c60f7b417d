package io.github.linksplatform.doublets.plugin.report.environment;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The files in which Linux says what it knows of itself.
 *
 * @param root the root of the file system
 */
record SystemFiles(Path root) {
    /** The lines of a file; none if it is not there or cannot be read. */
    List<String> lines(String path) {
        try {
            return new String(Files.readAllBytes(root.resolve(path)), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        } catch (IOException e) {
            return List.of();
        }
    }

    /** The first line of a file. */
    Optional<String> line(String path) {
        return lines(path).stream().findFirst().map(String::strip);
    }

    /** The value of the first line "key separator value". */
    Optional<String> value(String path, String key, String separator) {
        return lines(path).stream()
                .map(line -> line.split(separator, 2))
                .filter(parts -> parts.length == 2 && parts[0].strip().equals(key))
                .map(parts -> parts[1].strip())
                .findFirst();
    }
}
