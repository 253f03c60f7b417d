package io.github.linksplatform.doublets.worker;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.FileChannel;

/**
 * Ends this JVM when its standard input closes: then whoever started it is gone, and nobody would read the result. This
 * works however the parent went, also by a kill, because the system closes its end of the pipe.
 */
final class ParentWatch {
    /** How long to wait for the end of watching, in ms; where the system cannot interrupt a read, it does not end. */
    private static final long PATIENCE_MS = 100;

    private final FileChannel input = new FileInputStream(FileDescriptor.in).getChannel();
    private final Thread reader = daemon("parent-watch", this::watch);

    private ParentWatch() {}

    /**
     * Starts watching.
     *
     * @return what watches
     */
    static ParentWatch start() {
        ParentWatch watch = new ParentWatch();
        watch.reader.start();
        return watch;
    }

    /**
     * Watches no longer. A JVM that exits while a thread of it reads waits for that thread, 300 ms in vain, which every
     * repetition would take longer.
     */
    void end() {
        // In a thread of its own, because closing waits for the reader, on some systems for ever.
        Thread closer = daemon("parent-watch-end", this::close);
        closer.start();
        try {
            closer.join(PATIENCE_MS);
            reader.join(PATIENCE_MS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static Thread daemon(String name, Runnable body) {
        Thread thread = new Thread(body, name);
        thread.setDaemon(true);
        return thread;
    }

    private void watch() {
        ByteBuffer ignored = ByteBuffer.allocate(1);
        try {
            while (input.read(ignored) >= 0) {
                // What comes in means nothing.
                ignored.clear();
            }
        } catch (ClosedChannelException e) {
            return;
        } catch (IOException e) {
            // No input is as good as a closed one.
        }
        Runtime.getRuntime().halt(Worker.PARENT_GONE);
    }

    private void close() {
        try {
            input.close();
        } catch (IOException e) {
            // It is the end all the same.
        }
    }
}
