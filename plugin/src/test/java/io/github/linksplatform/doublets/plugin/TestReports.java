package io.github.linksplatform.doublets.plugin;

import io.github.linksplatform.doublets.plugin.report.OperationResult;
import io.github.linksplatform.doublets.plugin.report.Provenance;
import io.github.linksplatform.doublets.plugin.report.Report;
import io.github.linksplatform.doublets.plugin.report.TableId;
import io.github.linksplatform.doublets.plugin.report.VariantResult;
import io.github.linksplatform.doublets.plugin.report.VariantResult.Failure;
import io.github.linksplatform.doublets.plugin.report.Warning;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Reports for tests: what a test does not name is not recorded. */
public final class TestReports {
    private TestReports() {}

    /** A report of three repetitions. */
    public static Report report(Integer schema, TableId table, List<Warning> warnings, List<VariantResult> rows) {
        return new Report(schema, table, 3, null, null, Provenance.UNKNOWN, null, null, null, warnings, rows);
    }

    /** A volatile store's row. */
    public static VariantResult row(
            String variant, String baseline, Failure failure, Map<String, OperationResult> operations) {
        return new VariantResult(
                variant, null, null, "volatile", baseline, null, null, null, null, null, failure, operations);
    }

    /** An operation's times. */
    public static OperationResult times(double... ns) {
        return OperationResult.raw(list(ns), null, null, null);
    }

    /** Boxed numbers. */
    public static List<Double> list(double... values) {
        return Arrays.stream(values).boxed().toList();
    }
}
