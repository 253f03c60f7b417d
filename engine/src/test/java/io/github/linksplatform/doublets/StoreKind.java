package io.github.linksplatform.doublets;

import io.github.linksplatform.doublets.split.SplitLinks;
import io.github.linksplatform.doublets.united.UnitedLinks;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** Every kind of store that has to keep the contract of {@link Links}, and the model that states it. */
public enum StoreKind {
    MODEL_32(32, false),
    MODEL_64(64, false),
    UNITED_HEAP_32(32, false),
    UNITED_HEAP_64(64, false),
    UNITED_FILE_32(32, true),
    UNITED_FILE_64(64, true),
    SPLIT_HEAP_32(32, false),
    SPLIT_HEAP_64(64, false),
    SPLIT_FILES_32(32, true),
    SPLIT_FILES_64(64, true);

    private static final String UNITED_FILE = "links.links";
    private static final String DATA_FILE = "data.links";
    private static final String INDEX_FILE = "index.links";

    private final int bits;
    private final boolean persistent;

    StoreKind(int bits, boolean persistent) {
        this.bits = bits;
        this.persistent = persistent;
    }

    public int bits() {
        return bits;
    }

    public boolean persistent() {
        return persistent;
    }

    public boolean isModel() {
        return this == MODEL_32 || this == MODEL_64;
    }

    /** Opens the store that lies in a directory; one in memory is empty each time. */
    public Links open(Path directory) {
        return switch (this) {
            case MODEL_32, MODEL_64 -> new ModelLinks(bits);
            case UNITED_HEAP_32, UNITED_HEAP_64 -> UnitedLinks.inMemory(bits);
            case UNITED_FILE_32, UNITED_FILE_64 -> UnitedLinks.openFile(directory.resolve(UNITED_FILE), bits);
            case SPLIT_HEAP_32, SPLIT_HEAP_64 -> SplitLinks.inMemory(bits);
            case SPLIT_FILES_32, SPLIT_FILES_64 ->
                SplitLinks.openFiles(directory.resolve(DATA_FILE), directory.resolve(INDEX_FILE), bits);
        };
    }

    /** The store's files in a directory, that of the header last. */
    public List<Path> files(Path directory) {
        return switch (this) {
            case UNITED_FILE_32, UNITED_FILE_64 -> List.of(directory.resolve(UNITED_FILE));
            case SPLIT_FILES_32, SPLIT_FILES_64 -> List.of(directory.resolve(DATA_FILE), directory.resolve(INDEX_FILE));
            default -> List.of();
        };
    }

    /** The same layout in files of the other width. */
    public StoreKind otherWidth() {
        return switch (this) {
            case UNITED_FILE_32 -> UNITED_FILE_64;
            case UNITED_FILE_64 -> UNITED_FILE_32;
            case SPLIT_FILES_32 -> SPLIT_FILES_64;
            case SPLIT_FILES_64 -> SPLIT_FILES_32;
            default -> throw new IllegalStateException(this + " has no files.");
        };
    }

    /** The model and one store of each layout, for what is above all stores. */
    public static Stream<StoreKind> oneOfEach() {
        return Stream.of(MODEL_64, UNITED_HEAP_32, SPLIT_FILES_64);
    }

    /** The stores, without the model. */
    public static Stream<StoreKind> stores() {
        return Arrays.stream(values()).filter(kind -> !kind.isModel());
    }

    /** The kinds that keep their links in files. */
    public static Stream<StoreKind> persistentKinds() {
        return Arrays.stream(values()).filter(StoreKind::persistent);
    }
}
