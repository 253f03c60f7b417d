package io.github.linksplatform.doublets.plugin.render.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.linksplatform.doublets.plugin.render.chart.Axis.Mark;
import java.util.List;
import org.junit.jupiter.api.Test;

class AxisTest {
    private static List<Double> labelled(Axis axis) {
        return axis.marks().stream().filter(Mark::labelled).map(Mark::ns).toList();
    }

    @Test
    void linearBarsAreInProportion() {
        Axis axis = new LinearAxis(200, 100);

        assertThat(axis.length(200)).isEqualTo(100);
        assertThat(axis.length(50)).isEqualTo(25);
        assertThat(axis.raises(50)).isFalse();
    }

    @Test
    void aLinearBarTooSmallToSeeIsRaised() {
        Axis axis = new LinearAxis(1000, 200);

        assertThat(axis.length(1)).isEqualTo(1);
        assertThat(axis.raises(1)).isTrue();
        assertThat(axis.raises(5)).isFalse();
        assertThat(axis.length(0)).isZero();
        assertThat(axis.raises(0)).isFalse();
    }

    @Test
    void linearMarksAreFewAndRound() {
        assertThat(labelled(new LinearAxis(5820, 202))).containsExactly(0.0, 2000.0, 4000.0);
        assertThat(labelled(new LinearAxis(131, 202))).containsExactly(0.0, 50.0, 100.0);
        assertThat(labelled(new LinearAxis(1920, 202))).containsExactly(0.0, 500.0, 1000.0, 1500.0);
        assertThat(labelled(new LinearAxis(0, 202))).containsExactly(0.0);
    }

    @Test
    void logarithmicBarsBeginAtTheDecadeUnderTheSmallest() {
        Axis axis = new LogarithmicAxis(2, 2000, 202);

        assertThat(axis.length(2000)).isCloseTo(202, within(1e-9));
        assertThat(axis.length(20) - axis.length(2)).isCloseTo(202 / 3.3010, within(0.01));
        assertThat(axis.length(0)).isZero();
        assertThat(labelled(axis)).containsExactly(1.0, 10.0, 100.0, 1000.0);
    }

    @Test
    void theSmallestLogarithmicBarIsStillSeen() {
        // 1.1 is within a tenth of a decade of 1.
        assertThat(labelled(new LogarithmicAxis(1.1, 50, 202)).get(0)).isEqualTo(0.1);
        assertThat(new LogarithmicAxis(7, 7, 100).length(7)).isCloseTo(100, within(1e-9));
    }

    @Test
    void logarithmicLabelsKeepTheirDistance() {
        Axis axis = new LogarithmicAxis(2, 2e10, 202);

        List<Mark> labels = axis.marks().stream().filter(Mark::labelled).toList();
        for (int i = 1; i < labels.size(); i++) {
            assertThat(labels.get(i).px() - labels.get(i - 1).px()).isGreaterThanOrEqualTo(42);
        }
        assertThat(axis.marks()).hasSize(11);
    }
}
