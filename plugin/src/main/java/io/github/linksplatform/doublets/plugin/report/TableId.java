package io.github.linksplatform.doublets.plugin.report;

import java.util.Locale;

/**
 * Which table a report is about: everything that stores of one table have in common.
 *
 * @param language the language of the stores, such as "Java", "Rust" or "C#"
 * @param category "links" or "objects"
 * @param bits the id width, 32 or 64
 * @param size the number of records
 */
public record TableId(String language, String category, int bits, long size) {
    /**
     * The name of the table where only plain characters may stand: file names, README sections, anchors.
     *
     * @return for example "links-csharp-64-1000000"
     */
    public String slug() {
        return category + "-" + languageKey() + "-" + bits + "-" + size;
    }

    /**
     * The language where only plain characters may stand.
     *
     * @return for example "csharp" for "C#"
     */
    public String languageKey() {
        return language.toLowerCase(Locale.ROOT)
                .replace("#", "sharp")
                .replace("+", "p")
                .replaceAll("[^a-z0-9]+", "_");
    }

    /**
     * The name of the table's report.
     *
     * @return for example "links-java-64-100000.json"
     */
    public String fileName() {
        return slug() + ".json";
    }
}
