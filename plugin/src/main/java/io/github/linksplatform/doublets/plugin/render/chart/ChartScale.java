package io.github.linksplatform.doublets.plugin.render.chart;

import java.util.Locale;

/** How lengths of bars follow from times. */
public enum ChartScale {
    /** In proportion, each panel by its own largest time. */
    LINEAR,
    /** By decades, all panels alike. */
    LOGARITHMIC;

    /**
     * The scale in names of files and texts.
     *
     * @return "linear" or "logarithmic"
     */
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }
}
