package io.github.linksplatform.doublets.plugin.check;

import io.github.linksplatform.doublets.plugin.report.OperationResult;
import io.github.linksplatform.doublets.plugin.report.VariantResult;
import java.util.Map;

/** Rows of reports with what a check looks at and nothing else. */
final class Rows {
    private Rows() {}

    /** A row whose repetitions all came to an end. */
    static VariantResult of(String variant, Map<String, OperationResult> operations) {
        return of(variant, null, operations);
    }

    /** A row of which repetitions are missing, for a reason. */
    static VariantResult of(String variant, VariantResult.Failure failure, Map<String, OperationResult> operations) {
        return new VariantResult(variant, null, null, null, null, null, null, null, null, null, failure, operations);
    }
}
