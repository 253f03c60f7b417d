package io.github.linksplatform.doublets.plugin.render.view;

import java.util.List;
import java.util.Optional;

/**
 * Everything that reports have to show, in one language.
 *
 * @param categories the tables by category, language, id width and size
 * @param durability what survives, by store; empty where no report records it
 * @param conclusions counts over all tables
 */
public record Page(List<CategoryView> categories, List<DurabilityRow> durability, Conclusions conclusions) {
    /**
     * A category's tables.
     *
     * @param key "links" or "objects"
     * @param heading its heading
     * @param languages the tables by language
     */
    public record CategoryView(String key, String heading, List<LanguageView> languages) {}

    /**
     * A language's tables of a category.
     *
     * @param heading its heading
     * @param widths the tables by id width
     */
    public record LanguageView(String heading, List<WidthView> widths) {}

    /**
     * The tables of an id width.
     *
     * @param heading its heading
     * @param tables the tables by size
     */
    public record WidthView(String heading, List<TableView> tables) {}

    /**
     * What a store's records survive.
     *
     * @param label the store
     * @param survives the class in words
     */
    public record DurabilityRow(String label, String survives) {}

    /**
     * Counts over all tables.
     *
     * @param lines one sentence a language and category
     * @param undecided a sentence on comparisons without a verdict, or empty
     */
    public record Conclusions(List<String> lines, String undecided) {}

    /**
     * A category.
     *
     * @param key "links" or "objects"
     * @return the category, or empty if there are no tables of it
     */
    public Optional<CategoryView> category(String key) {
        return categories.stream().filter(view -> view.key().equals(key)).findFirst();
    }

    /**
     * All tables in order.
     *
     * @return the tables
     */
    public List<TableView> tables() {
        return categories.stream()
                .flatMap(category -> category.languages().stream())
                .flatMap(language -> language.widths().stream())
                .flatMap(width -> width.tables().stream())
                .toList();
    }
}
