package io.github.linksplatform.doublets.plugin.render.chart;

import java.util.ArrayList;
import java.util.List;

/**
 * A logarithmic axis that all panels share: from the decade under the smallest value, or the one before if the smallest
 * bar would be shorter than a tenth of a decade, to the largest value.
 */
final class LogarithmicAxis implements Axis {
    private static final double SHORTEST_BAR = 0.1;
    private static final double LABEL_DISTANCE = 42;

    private final int floor;
    private final double decade;
    private final double width;

    /** An axis of {@code width} px for values over 0, in ns. */
    LogarithmicAxis(double smallest, double largest, double width) {
        double low = StrictMath.log10(smallest);
        int under = (int) StrictMath.floor(low);
        this.floor = low - under < SHORTEST_BAR ? under - 1 : under;
        this.decade = width / (StrictMath.log10(largest) - floor);
        this.width = width;
    }

    @Override
    public double length(double ns) {
        return ns == 0 ? 0 : (StrictMath.log10(ns) - floor) * decade;
    }

    @Override
    public boolean raises(double ns) {
        return false;
    }

    @Override
    public List<Mark> marks() {
        int every = (int) StrictMath.ceil(LABEL_DISTANCE / decade);
        List<Mark> marks = new ArrayList<>();
        // The width was divided by the decade, so the last decade may be off by less than a rounding.
        for (int i = 0; i * decade <= width + 0.001; i++) {
            marks.add(new Mark(i * decade, StrictMath.pow(10, floor + i), i % every == 0));
        }
        return marks;
    }
}
