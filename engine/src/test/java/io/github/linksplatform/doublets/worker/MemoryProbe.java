package io.github.linksplatform.doublets.worker;

import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/** Holds a known amount of memory of one kind and prints what is measured of it: growth and peak, in bytes. */
final class MemoryProbe {
    static final int HELD = 64 << 20;
    private static final int CHUNK = 4 << 10;

    private MemoryProbe() {}

    public static void main(String[] arguments) throws Exception {
        touchTheHeap();
        Object kept = arguments[0].equals("kept") ? mapped(Path.of(arguments[1]), HELD) : "";
        // Once without holding anything, so that loading classes is not counted.
        measure("nothing", arguments[1]);
        if (arguments[0].equals("dropped")) {
            // As the stores of a warm-up in files: closed, and mapped until a collection finds them.
            for (int i = 0; i < 8; i++) {
                mapped(Path.of(arguments[1]), HELD);
            }
        }
        if (arguments[0].equals("reused")) {
            // As the stores of a warm-up outside the heap; what lies behind them keeps the C library from noticing.
            List<ByteBuffer> chunks = chunks();
            kept = ByteBuffer.allocateDirect(CHUNK);
            chunks.clear();
        }
        System.out.println(measure(arguments[0], arguments[1]) + " after " + kept.getClass());
    }

    /** Touches half of the heap before the start, as a warm-up does. */
    private static void touchTheHeap() {
        byte[][] garbage = new byte[400][1 << 18];
        System.out.println("touched " + garbage.length * garbage[0].length + " bytes");
    }

    private static String measure(String kind, String file) throws Exception {
        ProcessMemory memory = kind.equals("reused") ? ProcessMemory.startAfterGivingBack() : ProcessMemory.start();
        Object held = switch (kind) {
            case "heap" -> new byte[HELD];
            case "native" -> ByteBuffer.allocateDirect(HELD);
            case "reused" -> chunks();
            case "mapped" -> mapped(Path.of(file), HELD);
            case "untouched" -> mapped(Path.of(file), 0);
            case "freed" -> {
                ByteBuffer.allocateDirect(HELD);
                System.gc();
                yield "";
            }
            default -> "";
        };
        OptionalLong growth = memory.growth();
        OptionalLong peak = memory.above(memory.highest());
        return "growth " + (growth.isPresent() ? growth.getAsLong() : "unknown") + " peak "
                + (peak.isPresent() ? peak.getAsLong() : "unknown") + " of " + held.getClass();
    }

    /** So small that the C library keeps them when they are freed. */
    private static List<ByteBuffer> chunks() {
        List<ByteBuffer> chunks = new ArrayList<>();
        for (int held = 0; held < HELD; held += CHUNK) {
            chunks.add(ByteBuffer.allocateDirect(CHUNK));
        }
        return chunks;
    }

    private static Object mapped(Path file, int touched) throws Exception {
        try (FileChannel channel =
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            MappedByteBuffer buffer = channel.map(FileChannel.MapMode.READ_WRITE, 0, HELD);
            for (int offset = 0; offset < touched; offset += 1024) {
                buffer.put(offset, (byte) 1);
            }
            return buffer;
        }
    }
}
