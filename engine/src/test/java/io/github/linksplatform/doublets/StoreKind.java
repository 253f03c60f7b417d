package io.github.linksplatform.doublets;

import io.github.linksplatform.doublets.split.SplitLinks;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;

/** Every kind of store that has to keep the contract of {@link Links}, and the model that states it. */
public enum StoreKind {
    MODEL_32(32, false),
    MODEL_64(64, false),
    SPLIT_HEAP_32(32, false),
    SPLIT_HEAP_64(64, false),
    SPLIT_FILES_32(32, true),
    SPLIT_FILES_64(64, true);

    private final int bits;
    private final boolean persistent;

    StoreKind(int bits, boolean persistent) {
        this.bits = bits;
        this.persistent = persistent;
    }

    public int bits() {
        return bits;
    }

    public LinksConstants constants() {
        return LinksConstants.of(bits);
    }

    public boolean persistent() {
        return persistent;
    }

    /** Opens the store that lies in a directory; one in memory is empty each time. */
    public Links open(Path directory) {
        return switch (this) {
            case MODEL_32, MODEL_64 -> new ModelLinks(bits);
            case SPLIT_HEAP_32, SPLIT_HEAP_64 -> SplitLinks.inMemory(bits);
            case SPLIT_FILES_32, SPLIT_FILES_64 ->
                SplitLinks.openFiles(directory.resolve("data.links"), directory.resolve("index.links"), bits);
        };
    }

    /** The kinds that keep their links in files. */
    public static Stream<StoreKind> persistentKinds() {
        return Arrays.stream(values()).filter(StoreKind::persistent);
    }
}
