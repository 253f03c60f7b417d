package io.github.linksplatform.doublets.plugin.compare;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linksplatform.doublets.plugin.fork.ForkFailure;
import io.github.linksplatform.doublets.plugin.fork.Outcome;
import io.github.linksplatform.doublets.plugin.plan.Plan;
import io.github.linksplatform.doublets.plugin.plan.Repetition;
import io.github.linksplatform.doublets.plugin.plan.Table;
import io.github.linksplatform.doublets.plugin.plan.TimeEstimate;
import io.github.linksplatform.doublets.plugin.plan.Transactions;
import io.github.linksplatform.doublets.plugin.plan.WarmUp;
import io.github.linksplatform.doublets.store.Category;
import io.github.linksplatform.doublets.store.Durability;
import io.github.linksplatform.doublets.store.Variant;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ProgressLineTest {
    private final List<String> shown = new ArrayList<>();
    private final Plan plan = new Plan(
            List.of(new Table(
                    Category.LINKS,
                    64,
                    1000,
                    List.of(new Variant(
                            "SQLite", Category.LINKS, Durability.VOLATILE, Optional.empty(), Variant.Role.DEFAULT)),
                    3)),
            Transactions.ALL,
            0,
            new WarmUp(1, 10),
            1);
    private final TimeEstimate estimate = new TimeEstimate(plan);
    private final ProgressLine line = new ProgressLine(estimate, new ProgressLine.Display() {
        @Override
        public void message(String text) {
            shown.add(text);
        }

        @Override
        public void line(String text) {
            shown.add(text);
        }

        @Override
        public void failure(String text) {
            shown.add("! " + text);
        }

        @Override
        public void end() {
            shown.add("end");
        }
    });

    @Test
    void theEstimateFollowsWhatWasSeen() {
        List<Repetition> rest = plan.repetitions();
        estimate.saw(rest.get(0), 100, 9);

        line.begins(rest, 2);
        line.started(rest.get(0));
        line.finished(rest.get(0), new Outcome.Measured(null));
        line.started(rest.get(1));
        line.finished(
                rest.get(1),
                new Outcome.Failed(new ForkFailure(
                        ForkFailure.Kind.DIED, null, null, null, "It died.", List.of(), Path.of("log"))));
        line.ends();

        assertThat(shown)
                .containsExactly(
                        "Measuring 5 repetitions (2 are finished already), each in a JVM of its own; this takes about 5"
                                + " min.",
                        "3 of 5 (40%), about 5 min left: links-java-64-1000, SQLite",
                        "4 of 5 (60%), about 3 min left: links-java-64-1000, SQLite",
                        "! It died.",
                        "end");
    }
}
