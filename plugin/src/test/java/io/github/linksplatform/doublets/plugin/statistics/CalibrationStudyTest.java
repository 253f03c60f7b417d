package io.github.linksplatform.doublets.plugin.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linksplatform.doublets.plugin.report.Calibration;
import io.github.linksplatform.doublets.plugin.report.OperationResult;
import io.github.linksplatform.doublets.plugin.report.Provenance;
import io.github.linksplatform.doublets.plugin.report.Report;
import io.github.linksplatform.doublets.plugin.report.TableId;
import io.github.linksplatform.doublets.plugin.report.VariantResult;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class CalibrationStudyTest {
    private static final long SEED = 20261130;

    @Test
    void aQuietMachineIsRarelyWrongAndSeesSmallDifferences() {
        Calibration calibration = CalibrationStudy.of(List.of(report(500, 10, 0.03)), SEED, 5, "2026-11-30");

        assertThat(calibration.cells()).isEqualTo(500);
        assertThat(calibration.repetitions()).isEqualTo(5);
        // What simulation expects of five repetitions at 3% of noise is 0.6%.
        assertThat(calibration.falseVerdicts()).isLessThan(500 * 3 / 100);
        assertThat(calibration.smallestDifference()).isBetween(0.06, 0.15);
    }

    @Test
    void aNoisyMachineSeesLargeDifferencesAlone() {
        Calibration calibration = CalibrationStudy.of(List.of(report(500, 10, 0.2)), SEED, 5, "2026-11-30");

        assertThat(calibration.smallestDifference()).isGreaterThan(0.3);
    }

    @Test
    void withoutCellsNothingIsClaimed() {
        assertThat(CalibrationStudy.of(List.of(), SEED, 5, "2026-11-30"))
                .isEqualTo(new Calibration("2026-11-30", 5, 0, 0, null));
    }

    /** Operations whose samples have log-normal noise and no difference. */
    private static Report report(int operations, int repetitions, double noise) {
        Random random = new Random(SEED);
        Map<String, OperationResult> byName = new HashMap<>();
        for (int i = 0; i < operations; i++) {
            List<Double> samples = new ArrayList<>();
            for (int j = 0; j < repetitions; j++) {
                samples.add(100 * Math.exp(noise * random.nextGaussian()));
            }
            byName.put("operation " + i, OperationResult.raw(samples, null, null, null));
        }
        VariantResult row = new VariantResult("A", null, null, null, null, null, null, null, null, null, null, byName);
        return new Report(
                1,
                new TableId("Java", "links", 64, 1000),
                repetitions,
                null,
                null,
                Provenance.UNKNOWN,
                null,
                null,
                null,
                List.of(),
                List.of(row));
    }
}
