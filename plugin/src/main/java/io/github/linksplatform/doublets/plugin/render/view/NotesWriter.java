package io.github.linksplatform.doublets.plugin.render.view;

import io.github.linksplatform.doublets.plugin.render.words.Numbers;
import io.github.linksplatform.doublets.plugin.render.words.Wording;
import io.github.linksplatform.doublets.plugin.report.Calibration;
import io.github.linksplatform.doublets.plugin.report.Provenance;
import io.github.linksplatform.doublets.plugin.report.Report;
import io.github.linksplatform.doublets.plugin.report.VariantResult;
import io.github.linksplatform.doublets.plugin.report.VariantResult.Failure;
import io.github.linksplatform.doublets.plugin.report.Warning;
import io.github.linksplatform.doublets.plugin.report.Warning.Kind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/** Words what stands under a table: failures, warnings, and what the figures rest on. */
final class NotesWriter {
    private final Wording wording;
    private final Numbers numbers;
    private final Labels labels;

    NotesWriter(Wording wording) {
        this.wording = wording;
        this.numbers = new Numbers(wording);
        this.labels = new Labels(wording);
    }

    List<String> write(Report report) {
        List<String> notes = new ArrayList<>();
        if (report.method() != null && report.method().baselineVariant() != null) {
            notes.add(
                    wording.text("note.baseline", Labels.variant(report.method().baselineVariant())));
        }
        for (VariantResult row : Labels.rows(report)) {
            if (row.failure() != null) {
                notes.add(failure(row));
            } else if (lacksBaseline(report, row)) {
                notes.add(wording.text(
                        "note.baseline.missing", Labels.variant(row.variant()), Labels.variant(row.baseline())));
            }
        }
        notes.addAll(warnings(report));
        Provenance provenance = report.provenance();
        if (provenance != null
                && provenance.sqliteProviders() != null
                && !provenance.sqliteProviders().isEmpty()) {
            notes.add(wording.text(
                    "providers",
                    provenance.sqliteProviders().entrySet().stream()
                            .map(entry -> wording.text(
                                    "provider",
                                    entry.getKey(),
                                    entry.getValue().providerVersion(),
                                    entry.getValue().sqliteVersion()))
                            .collect(Collectors.joining("; "))));
        }
        if (report.calibration() != null) {
            notes.add(calibration(report.calibration()));
        }
        return notes;
    }

    private static boolean lacksBaseline(Report report, VariantResult row) {
        return row.baseline() != null
                && report.result(row.baseline())
                        .filter(baseline -> baseline.failure() == null)
                        .isEmpty();
    }

    private String failure(VariantResult row) {
        Failure failure = row.failure();
        String reason = Objects.requireNonNullElse(failure.message(), "");
        if (failure.expected() != null && failure.actual() != null) {
            reason = wording.text("note.failed.expected", failure.expected(), failure.actual());
        }
        if (failure.repetition() != null && failure.operation() != null) {
            reason = wording.text(
                    "note.failed.where", failure.repetition(), labels.operation(failure.operation()), reason);
        }
        return wording.text("note.failed", Labels.variant(row.variant()), reason);
    }

    private String calibration(Calibration calibration) {
        return wording.plural(
                "calibration",
                calibration.repetitions(),
                numbers.integer(calibration.falseVerdicts()),
                numbers.integer(calibration.cells()),
                numbers.percent((double) calibration.falseVerdicts() / Math.max(1, calibration.cells())));
    }

    private List<String> warnings(Report report) {
        Map<String, List<Warning>> byKind = report.warnings().stream()
                .filter(warning -> warning.kind() != null)
                .collect(Collectors.groupingBy(Warning::kind, LinkedHashMap::new, Collectors.toList()));
        List<String> texts = new ArrayList<>();
        byKind.forEach((kind, warnings) -> texts.add(warning(report, kind, warnings)));
        return texts;
    }

    private String warning(Report report, String kind, List<Warning> warnings) {
        if (kind.equals(Kind.FEW_REPETITIONS.key()) && report.published()) {
            boolean single = warnings.stream().anyMatch(warning -> Objects.equals(warning.value(), 1.0));
            return wording.text(single ? "note.published.single" : "note.published.two");
        }
        if (kind.equals(Kind.LOAD.key())) {
            Double load = warnings.get(0).value();
            return wording.text("warning.load", load == null ? "?" : numbers.decimal(load));
        }
        String places = places(warnings);
        return wording.find("warning." + kind, places).orElseGet(() -> wording.text("warning.unknown", kind, places));
    }

    /** "SQLite Memory (Create, Delete); SQLite File". */
    private String places(List<Warning> warnings) {
        Map<String, List<String>> operations = new LinkedHashMap<>();
        for (Warning warning : warnings) {
            String label =
                    warning.variant() == null ? wording.text("warning.whole") : Labels.variant(warning.variant());
            List<String> list = operations.computeIfAbsent(label, unused -> new ArrayList<>());
            if (warning.operation() != null) {
                list.add(labels.shortOperation(warning.operation()));
            }
        }
        return operations.entrySet().stream()
                .map(entry -> entry.getValue().isEmpty()
                        ? entry.getKey()
                        : entry.getKey() + " (" + String.join(", ", entry.getValue()) + ")")
                .collect(Collectors.joining("; "));
    }
}
