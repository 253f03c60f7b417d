package io.github.linksplatform.doublets.plugin.render;

import io.github.linksplatform.doublets.plugin.render.Change.Kind;
import io.github.linksplatform.doublets.plugin.render.template.Templates;
import io.github.linksplatform.doublets.plugin.render.view.Labels;
import io.github.linksplatform.doublets.plugin.render.words.Numbers;
import io.github.linksplatform.doublets.plugin.render.words.Wording;
import io.github.linksplatform.doublets.plugin.report.AtomicFile;
import io.github.linksplatform.doublets.plugin.report.ReportException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** What changed against a baseline, short enough for a comment on a pull request. */
public final class ChangeSummary {
    /** The most characters that a comment on a pull request may have. */
    private static final long COMMENT_LIMIT = 65_536;

    private final Wording wording = Wording.ENGLISH;
    private final Numbers numbers = new Numbers(wording);
    private final Labels labels = new Labels(wording);
    private final Templates templates;
    private final List<Change> changes;

    /**
     * A summary.
     *
     * @param overrides a directory of templates that replace built-in ones of the same name
     * @param changes all operations, also those that did not change
     */
    public ChangeSummary(Optional<Path> overrides, List<Change> changes) {
        this.templates = new Templates(overrides);
        this.changes = changes.stream()
                .sorted(Comparator.comparing(Change::kind).thenComparing(Change::factor, Comparator.reverseOrder()))
                .toList();
    }

    /**
     * Writes it.
     *
     * @param file where to, such as "target/doublets/changes.md"
     * @param stepSummary the file of a CI step's summary, which it is appended to
     * @return what did not work and does no harm to the rest, a sentence each
     * @throws ReportException if the first file cannot be written
     */
    public List<String> write(Path file, Optional<Path> stepSummary) {
        try {
            AtomicFile.write(file, fit(COMMENT_LIMIT).getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new ReportException("The file " + file + " cannot be written: " + e + ".", e);
        }
        return stepSummary.flatMap(summary -> StepSummary.append(summary, this::fit)).stream()
                .toList();
    }

    /** As many changes as fit into {@code limit} bytes of UTF-8, and a note on the others; may be empty. */
    String fit(long limit) {
        int shown = (int)
                changes.stream().filter(change -> change.kind() != Kind.SAME).count();
        int all = shown;
        while (true) {
            String text = text(shown, all);
            if (text.getBytes(StandardCharsets.UTF_8).length <= limit) {
                return text;
            }
            if (shown == 0) {
                return "";
            }
            shown -= Math.max(1, shown / 10);
        }
    }

    private String text(int shown, int all) {
        List<Map<String, String>> rows =
                changes.subList(0, shown).stream().map(this::row).toList();
        String cut = shown < all ? wording.plural("changes.cut", all - shown) : "";
        return templates.markdown(
                        "changes.md.ftl",
                        Map.of("words", wording, "counts", counts(), "unit", unit(), "rows", rows, "cut", cut))
                + "\n";
    }

    /** What the figures are multiples of, in a sentence; empty where they are times. */
    private String unit() {
        return changes.stream()
                .map(Change::reference)
                .filter(Objects::nonNull)
                .findFirst()
                .map(reference -> wording.text("changes.unit", Labels.variant(reference)))
                .orElse("");
    }

    private String figure(Change change, double value) {
        return change.reference() == null
                ? numbers.time(value)
                : wording.text("changes.multiple", numbers.plain(Numbers.rounded(value)));
    }

    private List<String> counts() {
        List<String> counts = new ArrayList<>();
        for (Kind kind : Kind.values()) {
            long count =
                    changes.stream().filter(change -> change.kind() == kind).count();
            if (count > 0) {
                counts.add(wording.text("changes.count", wording.text(kind.text()), numbers.integer(count)));
            }
        }
        return counts;
    }

    private Map<String, String> row(Change change) {
        return Map.of(
                "table", change.table(),
                "store", Labels.variant(change.variant()),
                "operation", labels.operation(change.operation()),
                "before", figure(change, change.before()),
                "now", figure(change, change.now()),
                "change", percent(change.factor() - 1),
                "limit", percent(change.limit()),
                "kind", wording.text(change.kind().text()));
    }

    private String percent(double share) {
        return (share < 0 ? "−" : "+") + numbers.percent(Math.abs(share));
    }
}
