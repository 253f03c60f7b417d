package io.github.linksplatform.doublets.plugin.render.chart;

import java.util.ArrayList;
import java.util.List;

/**
 * A linear axis from 0 to the largest value of a panel. A bar under half a percent of that would not be seen, so it is
 * drawn at half a percent.
 */
final class LinearAxis implements Axis {
    private static final double SMALLEST_SHARE = 0.005;
    private static final int MOST_STEPS = 4;
    private static final int[] STEPS = {1, 2, 5, 10};

    private final double largest;
    private final double width;

    /** An axis of {@code width} px for values up to {@code largest} ns; 0 for a panel without values. */
    LinearAxis(double largest, double width) {
        this.largest = largest;
        this.width = width;
    }

    @Override
    public double length(double ns) {
        return ns == 0 ? 0 : Math.max(ns / largest, SMALLEST_SHARE) * width;
    }

    @Override
    public boolean raises(double ns) {
        return ns > 0 && ns / largest < SMALLEST_SHARE;
    }

    @Override
    public List<Mark> marks() {
        List<Mark> marks = new ArrayList<>();
        marks.add(new Mark(0, 0, true));
        if (largest > 0) {
            double step = step();
            for (int i = 1; i * step <= largest; i++) {
                marks.add(new Mark(i * step / largest * width, i * step, true));
            }
        }
        return marks;
    }

    /** The smallest of 1, 2 and 5 times a power of ten that needs at most four steps to the largest value. */
    private double step() {
        double power = StrictMath.pow(10, StrictMath.floor(StrictMath.log10(largest)) - 1);
        while (true) {
            for (int step : STEPS) {
                if (largest / (step * power) <= MOST_STEPS) {
                    return step * power;
                }
            }
            power *= 10;
        }
    }
}
