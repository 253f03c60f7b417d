package io.github.linksplatform.doublets.plugin.statistics;

import io.github.linksplatform.doublets.plugin.report.Calibration;
import io.github.linksplatform.doublets.plugin.report.OperationResult;
import io.github.linksplatform.doublets.plugin.report.Report;
import io.github.linksplatform.doublets.plugin.report.VariantResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * How often a machine shows a difference where there is none. Every variant was measured twice as often as a comparison
 * would; one of each pair of neighbouring repetitions, by the toss of a coin, is taken for one store and the other for a
 * second one. A pair of rounds is the shortest time apart that two stores of a comparison have, so that what disturbs a
 * comparison disturbs this as well.
 */
public final class CalibrationStudy {
    /** A difference is seen reliably if so many of the cells show it. */
    private static final double RELIABLE = 0.95;

    private static final double STEP = 0.01;
    private static final double LARGEST = 5;

    private final List<Cell> cells = new ArrayList<>();

    private CalibrationStudy(List<Report> reports, long seed) {
        Random coin = new Random(seed);
        for (Report report : reports) {
            for (VariantResult row : report.results()) {
                for (OperationResult operation : row.operations().values()) {
                    Cell cell = split(operation.samplesNs(), coin);
                    if (!cell.first().isEmpty()) {
                        cells.add(cell);
                    }
                }
            }
        }
    }

    /**
     * Studies reports.
     *
     * @param reports reports of an even number of repetitions
     * @param seed the seed of the coin
     * @param repetitions repetitions of each of the two stores
     * @param date the day, as "2026-10-06"
     * @return the rate of false verdicts, and the smallest difference that is seen reliably
     */
    public static Calibration of(List<Report> reports, long seed, int repetitions, String date) {
        CalibrationStudy study = new CalibrationStudy(reports, seed);
        return new Calibration(
                date, repetitions, study.cells.size(), study.falseVerdicts(), study.smallestDifference());
    }

    private static Cell split(List<Double> samples, Random coin) {
        List<Double> first = new ArrayList<>();
        List<Double> second = new ArrayList<>();
        for (int i = 0; i + 1 < samples.size(); i += 2) {
            int swap = coin.nextBoolean() ? 1 : 0;
            first.add(samples.get(i + swap));
            second.add(samples.get(i + 1 - swap));
        }
        return new Cell(first, second);
    }

    private int falseVerdicts() {
        return (int) cells.stream()
                .filter(cell -> Verdict.of(Sample.of(cell.second()), Sample.of(cell.first())) != Verdict.SAME)
                .count();
    }

    /** The smallest slowdown in whole percent that enough cells show; null if not even the largest is. */
    private Double smallestDifference() {
        if (cells.isEmpty()) {
            return null;
        }
        for (int step = 1; step * STEP <= LARGEST; step++) {
            double difference = step * STEP;
            long seen = cells.stream().filter(cell -> cell.shows(difference)).count();
            if (seen >= RELIABLE * cells.size()) {
                return difference;
            }
        }
        return null;
    }

    /** Two samples of one store. */
    private record Cell(List<Double> first, List<Double> second) {
        /** Whether the second store would be called slower, were it slower by so much than it is. */
        boolean shows(double difference) {
            List<Double> slower =
                    second.stream().map(time -> time * (1 + difference)).toList();
            return Verdict.of(Sample.of(slower), Sample.of(first)) == Verdict.SLOWER;
        }
    }
}
