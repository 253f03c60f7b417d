package io.github.linksplatform.doublets.memory;

import io.github.linksplatform.doublets.LinksException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * One file of a store, open for reading and writing and locked against everyone else.
 *
 * <p>Opening changes nothing in a file that exists. Whoever opens it checks what is inside, and only then lets it grow.
 */
public final class StoreFile implements AutoCloseable {
    private static final int TRUNCATE_ATTEMPTS = 10;

    private final Path path;
    private final FileChannel channel;
    private final FileLock lock;

    private StoreFile(Path path, FileChannel channel, FileLock lock) {
        this.path = path;
        this.channel = channel;
        this.lock = lock;
    }

    /**
     * Opens a file, or creates an empty one.
     *
     * @param path the file
     * @return the open file
     * @throws LinksException if it is open already, here or in another process, or if it cannot be opened
     */
    public static StoreFile open(Path path) {
        if (Files.isDirectory(path)) {
            throw new LinksException("The store file " + path + " is a directory; name a file in it.");
        }
        FileChannel channel = null;
        try {
            channel = FileChannel.open(
                    path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
            FileLock lock = channel.tryLock();
            if (lock == null) {
                throw new LinksException("The store file " + path
                        + " is open in another process; it can be opened once it is closed there.");
            }
            return new StoreFile(path, channel, lock);
        } catch (OverlappingFileLockException e) {
            closeQuietly(channel, e);
            throw new LinksException(
                    "The store file " + path + " is open in this process already; close that store first.", e);
        } catch (LinksException e) {
            closeQuietly(channel, e);
            throw e;
        } catch (NoSuchFileException e) {
            throw new LinksException(
                    "The store file " + path + " cannot be created, because its directory does not exist.", e);
        } catch (AccessDeniedException e) {
            throw new LinksException(
                    "The store file " + path + " cannot be opened, because this user may not read and write it.", e);
        } catch (IOException e) {
            closeQuietly(channel, e);
            throw new LinksException("The store file " + path + " cannot be opened: " + e.getMessage() + ".", e);
        }
    }

    private static void closeQuietly(FileChannel channel, Exception reason) {
        if (channel != null) {
            try {
                channel.close();
            } catch (IOException e) {
                reason.addSuppressed(e);
            }
        }
    }

    /**
     * Where the file is.
     *
     * @return its path as it was given
     */
    public Path path() {
        return path;
    }

    /**
     * How large the file is.
     *
     * @return its size in bytes; 0 if it was just created
     */
    public long size() {
        try {
            return channel.size();
        } catch (IOException e) {
            throw failure("cannot be measured", e);
        }
    }

    /**
     * Checks that the file consists of whole records.
     *
     * @param recordBytes the size of a record in bytes
     * @throws InvalidStoreFileException if it does not, or is empty
     */
    public void checkSize(int recordBytes) {
        long size = size();
        if (size == 0 || size % recordBytes != 0) {
            throw new InvalidStoreFileException(
                    path, "its size of " + size + " bytes is not a multiple of the record size of " + recordBytes);
        }
    }

    /**
     * Maps the file, which is extended with zeros if it is smaller.
     *
     * @param capacity the size in bytes
     * @return the file's bytes
     * @throws LinksException if the file cannot be extended or mapped
     */
    public Memory memory(long capacity) {
        extend(capacity);
        return capacity <= Memory.SINGLE_LIMIT ? MappedMemory.of(this, capacity) : MappedPieces.of(this, capacity);
    }

    /** Extends the file with zeros that take no room on disk until they are written to. */
    void extend(long capacity) {
        try {
            long missing = capacity - channel.size();
            if (missing <= 0) {
                return;
            }
            long usable = Files.getFileStore(path).getUsableSpace();
            if (usable < missing) {
                throw new LinksException("The store file " + path + " needs " + missing
                        + " bytes more, but its disk has " + usable + " left; nothing was changed.");
            }
            map(capacity - 1, 1);
        } catch (IOException e) {
            throw failure("cannot be extended to " + capacity + " bytes", e);
        }
    }

    MappedByteBuffer map(long start, long length) {
        try {
            return channel.map(MapMode.READ_WRITE, start, length);
        } catch (IOException e) {
            throw failure("cannot be mapped from byte " + start + " for " + length + " bytes", e);
        }
    }

    void force(MappedByteBuffer buffer) {
        try {
            buffer.force();
        } catch (UncheckedIOException e) {
            throw failure("cannot be written to disk", e);
        }
    }

    /**
     * Cuts the file. Its memory must have been closed before.
     *
     * <p>Java 17 unmaps a buffer only when the garbage collector finds it, and Windows does not cut a mapped file, so
     * the collector is asked where that stands in the way.
     *
     * @param size the new size in bytes, not above the present one
     * @throws LinksException if the file cannot be cut
     */
    public void truncate(long size) {
        for (int attempt = 1; ; attempt++) {
            try {
                channel.truncate(size);
                return;
            } catch (IOException e) {
                if (attempt == TRUNCATE_ATTEMPTS) {
                    throw failure("cannot be cut to " + size + " bytes", e);
                }
                System.gc();
            }
        }
    }

    private LinksException failure(String what, Exception cause) {
        return new LinksException("The store file " + path + " " + what + ": " + cause.getMessage() + ".", cause);
    }

    /** Unlocks and closes the file. A second call does nothing. */
    @Override
    public void close() {
        try {
            if (channel.isOpen()) {
                lock.release();
                channel.close();
            }
        } catch (IOException e) {
            throw failure("cannot be closed", e);
        }
    }
}
