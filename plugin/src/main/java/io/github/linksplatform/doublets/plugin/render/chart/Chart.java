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
        List<Panel> panels) {
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
