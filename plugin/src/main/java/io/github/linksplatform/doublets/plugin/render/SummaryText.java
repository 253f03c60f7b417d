package io.github.linksplatform.doublets.plugin.render;

import io.github.linksplatform.doublets.plugin.render.template.Templates;
import io.github.linksplatform.doublets.plugin.render.view.Page;
import io.github.linksplatform.doublets.plugin.render.words.Wording;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/** The results without charts, for places that hold only so much: the summary of a CI job, a comment. */
final class SummaryText {
    private final Wording wording;
    private final String head;
    private final List<String> tables;

    SummaryText(Templates templates, Wording wording, Page page) {
        this.wording = wording;
        this.head = templates.markdown("summary-head.md.ftl", Map.of("page", page, "words", wording));
        this.tables = page.tables().stream()
                .map(table -> templates.markdown("summary-table.md.ftl", Map.of("table", table, "words", wording)))
                .toList();
    }

    /** As many whole tables as fit into {@code limit} bytes of UTF-8, and a note on the others; may be empty. */
    String fit(long limit) {
        for (int shown = tables.size(); shown >= 0; shown--) {
            String text = text(shown);
            if (text.getBytes(StandardCharsets.UTF_8).length <= limit) {
                return text;
            }
        }
        return "";
    }

    private String text(int shown) {
        StringBuilder text = new StringBuilder(head);
        tables.subList(0, shown).forEach(table -> text.append('\n').append(table));
        if (shown < tables.size()) {
            text.append('\n')
                    .append(wording.plural("summary.cut", tables.size() - shown))
                    .append('\n');
        }
        return text.append('\n').toString();
    }
}
