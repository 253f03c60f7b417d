package io.github.linksplatform.doublets.plugin.render.view;

import java.util.List;
import java.util.Map;

/**
 * What stands behind a table.
 *
 * @param times a line a store and operation
 * @param stores a line a store
 * @param environment facts of machine and method by name
 */
public record DetailsView(List<TimeView> times, List<StoreView> stores, Map<String, String> environment) {
    /**
     * The figures of one store and operation, worded.
     *
     * @param variant the variant's name
     * @param label the store
     * @param operation the operation
     * @param repetitions how many samples there are
     * @param median their median
     * @param min the smallest
     * @param max the largest
     * @param ratio median of the baseline by the median of this
     * @param interval 95% interval of the ratio
     * @param p exact probability of a difference as large between equal stores
     * @param confidence how far to rely on the verdict
     */
    public record TimeView(
            String variant,
            String label,
            String operation,
            int repetitions,
            String median,
            String min,
            String max,
            String ratio,
            String interval,
            String p,
            String confidence) {}

    /**
     * What a store is made of.
     *
     * @param label the store
     * @param versions versions of engine and library
     * @param settings settings read back from the store
     */
    public record StoreView(String label, String versions, String settings) {}
}
