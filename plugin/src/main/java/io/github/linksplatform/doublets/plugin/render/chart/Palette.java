package io.github.linksplatform.doublets.plugin.render.chart;

import java.util.Map;

/** Colours of stores: one hue a family, the darker one for what lies in a file. All have 3:1 or more on their ground. */
public enum Palette {
    /** SQLite through the binding of the baselines. */
    SQLITE("s0", "#818b98", "#9198a1", "s1", "#424a53", "#656c76"),
    /** Doublets, united layout. */
    UNITED("s2", "#d9661f", "#f0883e", "s3", "#953800", "#bd561d"),
    /** Doublets, split layout. */
    SPLIT("s4", "#218bff", "#58a6ff", "s5", "#0550ae", "#1f6feb"),
    /** SQLite through another binding. */
    BINDING("s6", "#2da44e", "#3fb950", "s7", "#116329", "#238636"),
    /** Stores with an object-relational mapper or a server between. */
    MAPPED("s8", "#a475f9", "#bc8cff", "s9", "#6639ba", "#8957e5");

    /** The ground in a light page. */
    public static final String LIGHT_GROUND = "#ffffff";
    /** The ground in a dark page. */
    public static final String DARK_GROUND = "#0d1117";

    private final Colour memory;
    private final Colour file;

    /**
     * A colour in light and dark.
     *
     * @param key the class that stands for it in the style
     * @param light on a light ground
     * @param dark on a dark ground
     */
    public record Colour(String key, String light, String dark) {}

    Palette(String key, String light, String dark, String fileKey, String fileLight, String fileDark) {
        memory = new Colour(key, light, dark);
        file = new Colour(fileKey, fileLight, fileDark);
    }

    /**
     * The colour of a store.
     *
     * @param variant a variant's name
     * @return its colour
     */
    public static Colour of(String variant) {
        boolean volatileStore = variant.contains("_Memory") || variant.contains("_Volatile");
        Palette family = family(variant);
        return volatileStore ? family.memory : family.file;
    }

    private static Palette family(String variant) {
        for (Map.Entry<String, Palette> entry : Map.of(
                        "SQLite_", SQLITE, "Doublets_United", UNITED, "Doublets_Split", SPLIT)
                .entrySet()) {
            if (variant.startsWith(entry.getKey())) {
                return entry.getValue();
            }
        }
        return variant.contains("Hibernate") || variant.startsWith("PostgreSQL") ? MAPPED : BINDING;
    }

    /**
     * The family's colour for a store in memory.
     *
     * @return the colour
     */
    public Colour memory() {
        return memory;
    }

    /**
     * The family's colour for a store in a file.
     *
     * @return the colour
     */
    public Colour file() {
        return file;
    }
}
