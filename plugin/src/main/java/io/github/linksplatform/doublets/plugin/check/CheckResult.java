package io.github.linksplatform.doublets.plugin.check;

import java.util.List;

/**
 * What a check found.
 *
 * @param findings one entry an operation that baseline and new reports both have
 * @param missing what the baseline or the new reports lack, in sentences
 */
public record CheckResult(List<Finding> findings, List<String> missing) {
    /** Copies the lists. */
    public CheckResult {
        findings = List.copyOf(findings);
        missing = List.copyOf(missing);
    }

    /**
     * The findings of a status.
     *
     * @param status the status
     * @return the findings in their order
     */
    public List<Finding> with(Finding.Status status) {
        return findings.stream().filter(finding -> finding.status() == status).toList();
    }
}
