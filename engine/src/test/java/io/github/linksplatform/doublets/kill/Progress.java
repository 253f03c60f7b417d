package io.github.linksplatform.doublets.kill;

import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * How many writes have returned, in a mapped file: what a process wrote there stays when it is killed, and writing it
 * takes no call of the operating system, so that nearly all kills fall into the store's own code.
 */
final class Progress {
    private static final VarHandle LONG = MethodHandles.byteBufferViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private final MappedByteBuffer buffer;

    Progress(Path file) throws IOException {
        try (FileChannel channel =
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            buffer = channel.map(MapMode.READ_WRITE, 0, Long.BYTES);
        }
    }

    /** After everything that was written before, also for whoever looks at the file. */
    void set(long writes) {
        LONG.setRelease(buffer, 0, writes);
    }

    long get() {
        return (long) LONG.getAcquire(buffer, 0);
    }
}
