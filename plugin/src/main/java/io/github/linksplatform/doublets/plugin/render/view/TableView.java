package io.github.linksplatform.doublets.plugin.render.view;

import java.util.List;

/**
 * One table with what stands around it.
 *
 * @param slug its name in anchors and files, such as "links-java-64-100000"
 * @param heading its heading under those of language and width
 * @param title its heading where it stands alone
 * @param provenance where its figures come from
 * @param columns the headings of its columns
 * @param rows its rows
 * @param notes sentences that stand under it
 * @param charts its charts, or null if a page of this place has none
 */
public record TableView(
        String slug,
        String heading,
        String title,
        ProvenanceView provenance,
        List<String> columns,
        List<RowView> rows,
        List<String> notes,
        ChartsView charts) {
    /**
     * Where figures come from: sentences, with one place for a link.
     *
     * @param method how they were taken, one or more sentences
     * @param software what was measured
     * @param machine what measured it
     * @param runName what the run is called
     * @param runUrl the address of the run, or empty
     * @param runDate when, such as "on 2026-10-06"
     * @param server versions of a server's row, or empty
     */
    public record ProvenanceView(
            String method,
            String software,
            String machine,
            String runName,
            String runUrl,
            String runDate,
            String server) {}

    /**
     * One row.
     *
     * @param variant the variant's name
     * @param label the name as shown
     * @param cells the cells after the label
     */
    public record RowView(String variant, String label, List<CellView> cells) {}

    /**
     * One cell.
     *
     * @param text what it shows
     * @param verdict "faster", "slower", "same", or empty
     * @param value the figure it sorts by, or null
     */
    public record CellView(String text, String verdict, Double value) {}

    /**
     * Links to a table's charts.
     *
     * @param linear address of the linear one, relative to the page
     * @param linearText its alternative text
     * @param logarithmic address of the logarithmic one, relative to the page
     * @param logarithmicText its alternative text
     */
    public record ChartsView(String linear, String linearText, String logarithmic, String logarithmicText) {}
}
