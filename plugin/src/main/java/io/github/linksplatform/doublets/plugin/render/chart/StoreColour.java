package io.github.linksplatform.doublets.plugin.render.chart;

/** Colours of stores: one hue a family, the darker one for what lies in a file. All have 3:1 or more on their ground. */
public enum StoreColour {
    /** SQLite in memory, through the binding of the baselines. */
    SQLITE_MEMORY("s0", "#818b98", "#9198a1"),
    /** SQLite in a file, through the binding of the baselines. */
    SQLITE_FILE("s1", "#424a53", "#656c76"),
    /** Doublets, united layout, in memory. */
    UNITED_MEMORY("s2", "#d9661f", "#f0883e"),
    /** Doublets, united layout, in a file. */
    UNITED_FILE("s3", "#953800", "#bd561d"),
    /** Doublets, split layout, in memory. */
    SPLIT_MEMORY("s4", "#218bff", "#58a6ff"),
    /** Doublets, split layout, in a file. */
    SPLIT_FILE("s5", "#0550ae", "#1f6feb"),
    /** SQLite or another store in memory, through another binding. */
    OTHER_MEMORY("s6", "#2da44e", "#3fb950"),
    /** SQLite or another store in a file, through another binding. */
    OTHER_FILE("s7", "#116329", "#238636"),
    /** A store in memory behind an object-relational mapper. */
    MAPPED_MEMORY("s8", "#a475f9", "#bc8cff"),
    /** A store in a file or a server behind an object-relational mapper. */
    MAPPED_FILE("s9", "#6639ba", "#8957e5");

    private final String key;
    private final String light;
    private final String dark;

    StoreColour(String key, String light, String dark) {
        this.key = key;
        this.light = light;
        this.dark = dark;
    }

    /**
     * The colour of a store.
     *
     * @param variant a variant's name
     * @return its colour
     */
    public static StoreColour of(String variant) {
        boolean memory = variant.contains("_Memory") || variant.contains("_Volatile");
        if (variant.startsWith("SQLite_")) {
            return memory ? SQLITE_MEMORY : SQLITE_FILE;
        }
        if (variant.startsWith("Doublets_United")) {
            return memory ? UNITED_MEMORY : UNITED_FILE;
        }
        if (variant.startsWith("Doublets_Split")) {
            return memory ? SPLIT_MEMORY : SPLIT_FILE;
        }
        if (variant.contains("Hibernate") || variant.startsWith("PostgreSQL")) {
            return memory ? MAPPED_MEMORY : MAPPED_FILE;
        }
        return memory ? OTHER_MEMORY : OTHER_FILE;
    }

    /**
     * The class that stands for the colour in a style.
     *
     * @return for example "s0"
     */
    public String key() {
        return key;
    }

    /**
     * The colour on a light ground.
     *
     * @return for example "#818b98"
     */
    public String light() {
        return light;
    }

    /**
     * The colour on a dark ground.
     *
     * @return for example "#9198a1"
     */
    public String dark() {
        return dark;
    }
}
