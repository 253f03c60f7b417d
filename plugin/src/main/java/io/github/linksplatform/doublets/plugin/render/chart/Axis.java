package io.github.linksplatform.doublets.plugin.render.chart;

import java.util.List;

/** The axis of one panel. */
interface Axis {
    /** The length of the bar of a value in ns, in px; 0 for none. */
    double length(double ns);

    /** Whether the bar of a value is drawn longer than it is. */
    boolean raises(double ns);

    /** The marks, from the left. */
    List<Mark> marks();

    /** A mark at {@code px} for {@code ns}; {@code labelled} where its value is to be written. */
    record Mark(double px, double ns, boolean labelled) {}
}
