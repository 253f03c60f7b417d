package io.github.linksplatform.doublets.plugin.plan;

import io.github.linksplatform.doublets.store.Category;
import io.github.linksplatform.doublets.store.Variant;
import java.util.List;
import java.util.Optional;

/**
 * One workload at one id width and one size: a table in the README and a report on disk.
 *
 * @param category what is stored
 * @param idBits the id width, 32 or 64
 * @param size the number of measured records, at least 1
 * @param variants the rows in their order, at least one
 * @param repetitions how often each of them is measured, at least 1
 */
public record Table(Category category, int idBits, long size, List<Variant> variants, int repetitions) {
    /** Copies the rows. */
    public Table {
        variants = List.copyOf(variants);
    }

    /**
     * The same table with one of its rows as the baseline of all others.
     *
     * @param baseline the name of a row
     * @return the table
     */
    Table comparedWith(String baseline) {
        return new Table(
                category,
                idBits,
                size,
                variants.stream()
                        .map(variant -> variant.comparedWith(
                                variant.name().equals(baseline) ? Optional.empty() : Optional.of(baseline)))
                        .toList(),
                repetitions);
    }

    /**
     * The name, which is that of the report without its ending.
     *
     * @return for example "links-java-64-100000"
     */
    public String name() {
        return category.key() + "-java-" + idBits + "-" + size;
    }

    /**
     * This table measured more or less often.
     *
     * @param number how often, at least 1
     * @return the table
     */
    Table withRepetitions(int number) {
        return new Table(category, idBits, size, variants, number);
    }
}
