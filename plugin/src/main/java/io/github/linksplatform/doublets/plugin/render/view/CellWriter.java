package io.github.linksplatform.doublets.plugin.render.view;

import io.github.linksplatform.doublets.plugin.render.view.TableView.CellView;
import io.github.linksplatform.doublets.plugin.render.words.Numbers;
import io.github.linksplatform.doublets.plugin.render.words.Wording;
import io.github.linksplatform.doublets.plugin.report.OperationResult;
import io.github.linksplatform.doublets.plugin.report.OperationResult.Comparison;
import java.math.BigDecimal;

/** Words one cell of a table. */
final class CellWriter {
    private final Wording wording;
    private final Numbers numbers;

    CellWriter(Wording wording) {
        this.wording = wording;
        this.numbers = new Numbers(wording);
    }

    /** A cell without a figure. */
    CellView none() {
        return new CellView(wording.text("cell.none"), "", null);
    }

    /** The cell of an operation that failed. */
    CellView failed() {
        return new CellView(wording.text("cell.failed"), "", null);
    }

    /** A size; null is none. */
    CellView size(Long bytes) {
        return bytes == null ? none() : new CellView(numbers.mebibytes(bytes), "", (double) bytes);
    }

    /** An assessed operation. */
    CellView operation(OperationResult operation) {
        String time = numbers.time(operation.medianNs());
        Comparison comparison = operation.comparison();
        if (comparison == null) {
            return new CellView(time, "", operation.medianNs());
        }
        String verdict = comparison.verdict() == null ? "" : comparison.verdict();
        return new CellView(compared(time, operation, comparison, verdict), verdict, operation.medianNs());
    }

    private String compared(String time, OperationResult operation, Comparison comparison, String verdict) {
        return switch (verdict) {
            case "same" -> wording.text("cell.same", time);
            case "faster" -> times("cell.faster", time, comparison.ratio());
            case "slower" -> times("cell.slower", time, 1 / comparison.ratio());
            default ->
                wording.text(
                        "cell.undecided",
                        time,
                        numbers.plain(Numbers.rounded(comparison.ratio())),
                        operation.samplesNs().size());
        };
    }

    private String times(String key, String time, double ratio) {
        BigDecimal rounded = Numbers.rounded(ratio);
        return wording.pluralOf(key, rounded, time, numbers.plain(rounded));
    }
}
