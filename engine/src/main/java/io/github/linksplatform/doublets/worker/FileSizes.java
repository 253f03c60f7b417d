package io.github.linksplatform.doublets.worker;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * How large files are: their length, and what they take of the disk, which differs where parts were never written.
 *
 * @param bytes their length together
 * @param allocatedBytes the blocks they take together; null where the system has no {@code stat} that tells
 */
record FileSizes(long bytes, Long allocatedBytes) {
    /** What {@code stat} counts blocks in, whatever the file system's own block is. */
    private static final long BLOCK = 512;

    /**
     * Looks at files.
     *
     * @param files existing files, at least one
     * @return their sizes
     * @throws IOException if their length cannot be read
     */
    static FileSizes of(List<Path> files) throws IOException {
        long bytes = 0;
        for (Path file : files) {
            bytes += Files.size(file);
        }
        return new FileSizes(bytes, allocated(files));
    }

    /** Java has no way to ask for a file's blocks, so the system's program is asked. */
    private static Long allocated(List<Path> files) {
        String os = System.getProperty("os.name");
        List<String> command = new ArrayList<>();
        command.add("stat");
        if (os.startsWith("Linux")) {
            command.add("-c");
        } else if (os.startsWith("Mac") || os.endsWith("BSD")) {
            command.add("-f");
        } else {
            return null;
        }
        command.add("%b");
        for (Path file : files) {
            command.add(file.toString());
        }
        try {
            Process process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            process.getOutputStream().close();
            String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
            if (process.waitFor() != 0) {
                return null;
            }
            long blocks = 0;
            for (String line : output.strip().split("\n", -1)) {
                blocks += Long.parseLong(line.strip());
            }
            return blocks * BLOCK;
        } catch (IOException | NumberFormatException e) {
            return null;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return null;
        }
    }
}
