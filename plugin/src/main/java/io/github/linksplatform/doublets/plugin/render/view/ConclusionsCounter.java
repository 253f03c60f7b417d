package io.github.linksplatform.doublets.plugin.render.view;

import io.github.linksplatform.doublets.plugin.render.view.Page.Conclusions;
import io.github.linksplatform.doublets.plugin.render.words.Numbers;
import io.github.linksplatform.doublets.plugin.render.words.Wording;
import io.github.linksplatform.doublets.plugin.report.OperationResult;
import io.github.linksplatform.doublets.plugin.report.OperationResult.Comparison;
import io.github.linksplatform.doublets.plugin.report.Report;
import io.github.linksplatform.doublets.plugin.report.TableId;
import io.github.linksplatform.doublets.plugin.report.VariantResult;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Counts how often Doublets was faster, slower and about the same as SQLite, by language and category. Tables whose ratios
 * are taken against another store by the user's choice say nothing of that and are left out.
 */
final class ConclusionsCounter {
    private final Wording wording;
    private final Numbers numbers;

    /** Comparisons of one language and category by verdict; those without one under "". */
    private record Count(TableId table, Map<String, Long> verdicts) {
        long of(String verdict) {
            return verdicts.getOrDefault(verdict, 0L);
        }
    }

    ConclusionsCounter(Wording wording) {
        this.wording = wording;
        this.numbers = new Numbers(wording);
    }

    Conclusions count(List<Report> reports) {
        Map<String, Count> counts = new LinkedHashMap<>();
        List<Report> usual =
                reports.stream().filter(report -> !hasOtherBaseline(report)).toList();
        for (Report report : usual) {
            TableId table = report.table();
            Count count = counts.computeIfAbsent(
                    table.category() + " " + table.language(), unused -> new Count(table, new LinkedHashMap<>()));
            add(report, count.verdicts());
        }
        List<String> lines = new ArrayList<>();
        long undecided = 0;
        for (Count count : counts.values()) {
            undecided += count.of("");
            lines.add(wording.text(
                    "conclusions.line",
                    count.table().language(),
                    wording.text("category." + count.table().category() + ".name"),
                    numbers.integer(count.of("faster")),
                    numbers.integer(count.of("slower")),
                    numbers.integer(count.of("same"))));
        }
        return new Conclusions(
                lines,
                Stream.of(
                                undecided == 0 ? "" : wording.plural("conclusions.undecided", undecided),
                                usual.size() == reports.size() ? "" : wording.text("conclusions.left.out"))
                        .filter(sentence -> !sentence.isEmpty())
                        .collect(Collectors.joining(" ")));
    }

    private static boolean hasOtherBaseline(Report report) {
        return report.method() != null && report.method().baselineVariant() != null;
    }

    private static void add(Report report, Map<String, Long> verdicts) {
        for (VariantResult result : report.results()) {
            if (result.variant().startsWith("Doublets_") && result.failure() == null) {
                result.operations().values().stream()
                        .map(OperationResult::comparison)
                        .filter(Objects::nonNull)
                        .map(Comparison::verdict)
                        .forEach(verdict -> verdicts.merge(verdict == null ? "" : verdict, 1L, Long::sum));
            }
        }
    }
}
