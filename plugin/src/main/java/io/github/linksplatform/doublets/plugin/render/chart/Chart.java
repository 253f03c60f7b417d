package io.github.linksplatform.doublets.plugin.render.chart;

import java.util.List;

/**
 * A chart of one table, ready to print: every length is in px and written as text.
 *
 * @param id what its parts' ids begin with
 * @param width its width
 * @param height its height
 * @param title its title
 * @param subtitle what the reader must know of the scale
 * @param description what it shows, for those who do not see it
 * @param colours the colours in use, each once
 * @param narrow what changes where it is shown at less than 600 px
 * @param panels one panel an operation
 */
public record Chart(
        String id,
        int width,
        int height,
        String title,
        String subtitle,
        String description,
        List<StoreColour> colours,
        Narrow narrow,
        List<Panel> panels) {
    /**
     * Larger words and shorter bars, for a picture that is scaled down so far that the usual words could not be read.
     *
     * @param below the width in px below which this holds
     * @param title size of the title
     * @param subtitle size of the subtitle
     * @param label size of the stores' names
     * @param shift how much farther to the right the plots begin
     * @param squeeze the factor of the lengths of bars
     * @param stretch its reciprocal, which keeps the figures beside the bars as they are
     */
    public record Narrow(
            int below, String title, String subtitle, String label, String shift, String squeeze, String stretch) {}

    /**
     * The bars of one operation.
     *
     * @param title the operation
     * @param x where the plot begins
     * @param y where the plot begins
     * @param height height of the plot
     * @param ticks marks of the axis
     * @param rows one row a store
     */
    public record Panel(String title, String x, String y, int height, List<Tick> ticks, List<Row> rows) {}

    /**
     * A mark of the axis.
     *
     * @param x where it is
     * @param label what stands there; empty for a mark without words
     */
    public record Tick(String x, String label) {}

    /**
     * A store's bar.
     *
     * @param label the store
     * @param colour its colour
     * @param barY upper edge of the bar
     * @param textY base line of its texts
     * @param width length of the bar; empty for none
     * @param valueX where its figure begins
     * @param value its figure
     */
    public record Row(
            String label, StoreColour colour, String barY, String textY, String width, String valueX, String value) {}
}
