package io.github.linksplatform.doublets.plugin.fork;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** The end of a log. */
final class LogTail {
    private static final int LINES = 20;
    private static final int BYTES = 1 << 16;

    private LogTail() {}

    /** The last 20 lines, whatever bytes they consist of; none if the log cannot be read. */
    static List<String> of(Path log) {
        try (RandomAccessFile file = new RandomAccessFile(log.toFile(), "r")) {
            long length = file.length();
            byte[] end = new byte[(int) Math.min(length, BYTES)];
            file.seek(length - end.length);
            file.readFully(end);
            List<String> lines = new String(end, StandardCharsets.UTF_8).lines().toList();
            return lines.subList(Math.max(0, lines.size() - LINES), lines.size());
        } catch (IOException e) {
            return List.of();
        }
    }
}
