package io.github.linksplatform.doublets.store;

import java.util.Locale;

/** A kind of data that stores are compared on; in reports by its lower-case name. */
public enum Category {
    /** Links: id, from, to. */
    LINKS,
    /** Objects: blog posts. */
    OBJECTS;

    /**
     * The name in reports and file names.
     *
     * @return "links" or "objects"
     */
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * The category of a key.
     *
     * @param key "links" or "objects"
     * @return the category
     * @throws IllegalArgumentException if there is none
     */
    public static Category of(String key) {
        for (Category category : values()) {
            if (category.key().equals(key)) {
                return category;
            }
        }
        throw new IllegalArgumentException("The category is '" + key + "'; valid categories are links and objects.");
    }
}
