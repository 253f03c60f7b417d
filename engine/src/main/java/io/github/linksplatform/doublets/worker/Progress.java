package io.github.linksplatform.doublets.worker;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * What the worker is at: a file beside the result, so that the parent of a worker that died can name the operation, and
 * a line of the log. Written outside the timed regions.
 */
final class Progress {
    private final Path file;
    private final String variant;

    Progress(Path result, String variant) {
        this.file = Path.of(result + ".progress");
        this.variant = variant;
    }

    /**
     * Says what comes next.
     *
     * @param step for example "warm-up" or "create"
     */
    void at(String step) {
        try {
            Files.writeString(file, step);
        } catch (IOException e) {
            // The log has it too, and the result will not be writable either, which ends the worker with a message.
            System.out.println("The file " + file + " cannot be written (" + e + ").");
        }
        // After the file, which whoever has read this line may rely on.
        System.out.println(variant + ": " + step);
    }

    /** Takes the file away: the result says it all. */
    void done() throws IOException {
        Files.deleteIfExists(file);
    }
}
