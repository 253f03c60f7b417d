package io.github.linksplatform.doublets;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.Stream;

/** Copies the files of a store, open or not, without filling the holes in them. */
public final class StoreCopy {
    private static final int BLOCK = 1 << 16;

    private StoreCopy() {}

    /** Copies every file of a directory into another one. */
    public static void copy(Path from, Path to) throws IOException {
        Files.createDirectories(to);
        List<Path> files;
        try (Stream<Path> listed = Files.list(from)) {
            files = listed.filter(Files::isRegularFile).toList();
        }
        for (Path file : files) {
            copyFile(file, to.resolve(file.getFileName()));
        }
    }

    private static void copyFile(Path from, Path to) throws IOException {
        ByteBuffer zeros = ByteBuffer.allocate(BLOCK);
        ByteBuffer block = ByteBuffer.allocate(BLOCK);
        try (FileChannel in = FileChannel.open(from, StandardOpenOption.READ);
                FileChannel out = FileChannel.open(to, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            long size = in.size();
            for (long position = 0; position < size; position += BLOCK) {
                block.clear();
                while (block.hasRemaining() && in.read(block, position + block.position()) >= 0) {
                    // Until the block or the file is at its end.
                }
                boolean last = position + BLOCK >= size;
                block.flip();
                if (last || !block.equals(zeros)) {
                    writeAt(out, block, position);
                }
                zeros.clear();
            }
        }
    }

    private static void writeAt(FileChannel out, ByteBuffer block, long position) throws IOException {
        while (block.hasRemaining()) {
            out.write(block, position + block.position());
        }
    }

    /** Deletes a directory of files. */
    public static void delete(Path directory) throws IOException {
        try (Stream<Path> listed = Files.list(directory)) {
            for (Path file : listed.toList()) {
                Files.delete(file);
            }
        }
        Files.delete(directory);
    }
}
