package io.github.linksplatform.doublets.plugin.report;

/**
 * What all reports of a run say alike.
 *
 * @param date the day of the run in UTC, as "2026-10-06"
 * @param machine the machine in one line
 * @param runUrl the address of the CI run, or null
 * @param sourceSha the commit that was measured, or null
 * @param environment machine and software
 * @param calibration what comparing stores with themselves showed here, or null
 */
public record RunFacts(
        String date,
        String machine,
        String runUrl,
        String sourceSha,
        Environment environment,
        Calibration calibration) {}
