package io.github.linksplatform.doublets.plugin.plan;

import io.github.linksplatform.doublets.store.Variant;

/**
 * One fork: one variant of one table, measured once.
 *
 * @param table the table
 * @param variant one of its rows
 * @param number which repetition of this row it is, from 1
 */
public record Repetition(Table table, Variant variant, int number) {
    /**
     * Names the repetition, for messages and file names.
     *
     * @return for example "links-java-64-100000-SQLite_Memory-3"
     */
    public String name() {
        return table.name() + "-" + variant.name() + "-" + number;
    }

    /**
     * Names the row, which all repetitions of the variant in the table have in common.
     *
     * @return for example "links-java-64-100000/SQLite_Memory"
     */
    public String row() {
        return table.name() + "/" + variant.name();
    }
}
