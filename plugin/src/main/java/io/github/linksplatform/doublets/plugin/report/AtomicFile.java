package io.github.linksplatform.doublets.plugin.report;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.Arrays;
import java.util.UUID;

/**
 * Writes whole files so that a reader, a full disk or a killed process never leaves half of one: under a temporary name
 * beside the target, then moved over it.
 */
public final class AtomicFile {
    private AtomicFile() {}

    /**
     * Gives a file new content. A file that has it already is not touched; a symbolic link stays one, and what it
     * points to is written; permissions stay as they are.
     *
     * @param file the file; missing directories are created
     * @param content its bytes
     * @return true if the file was written, false if it had this content already
     * @throws IOException if the file or its directory cannot be written; the file is then as before
     */
    public static boolean write(Path file, byte[] content) throws IOException {
        if (Files.isDirectory(file)) {
            throw new IOException(file + " is a directory, not a file");
        }
        boolean exists = Files.exists(file);
        if (exists && Arrays.equals(Files.readAllBytes(file), content)) {
            return false;
        }
        Path target = exists ? file.toRealPath() : file.toAbsolutePath();
        if (exists && !Files.isWritable(target)) {
            throw new AccessDeniedException(target.toString(), null, "the file is read-only");
        }
        Path directory = target.getParent();
        Files.createDirectories(directory);
        // A fixed prefix keeps the name within what file systems allow, however long the target's is.
        Path temporary = directory.resolve(".doublets-" + UUID.randomUUID() + ".tmp");
        try {
            try (FileChannel channel =
                    FileChannel.open(temporary, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
                ByteBuffer bytes = ByteBuffer.wrap(content);
                while (bytes.hasRemaining()) {
                    channel.write(bytes);
                }
                channel.force(true);
            }
            if (exists) {
                copyPermissions(target, temporary);
            }
            move(temporary, target);
        } finally {
            Files.deleteIfExists(temporary);
        }
        return true;
    }

    private static void copyPermissions(Path from, Path to) throws IOException {
        PosixFileAttributeView view = Files.getFileAttributeView(from, PosixFileAttributeView.class);
        if (view != null) {
            Files.setPosixFilePermissions(to, view.readAttributes().permissions());
        }
    }

    private static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException unsupported) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
