package io.github.linksplatform.doublets.plugin.report;

/**
 * What comparing stores with themselves showed on this machine.
 *
 * @param date the day it was done, as "2026-10-06"
 * @param repetitions repetitions of each variant
 * @param cells comparisons made
 * @param falseVerdicts how many of them said faster or slower
 * @param smallestDifference the smallest difference that is seen reliably, as a share: 0.08 is 8%
 */
public record Calibration(String date, int repetitions, int cells, int falseVerdicts, Double smallestDifference) {}
