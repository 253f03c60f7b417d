package io.github.linksplatform.doublets.decorators;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linksplatform.doublets.Flow;
import io.github.linksplatform.doublets.Link;
import io.github.linksplatform.doublets.Links;
import io.github.linksplatform.doublets.StoreContract;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/** Decorators together: the order that the builder gives them, and the log under all of them. */
@ParameterizedClass
@MethodSource("io.github.linksplatform.doublets.StoreKind#oneOfEach")
class DecoratedLinksTest extends StoreContract {
    private final List<String> lines = new ArrayList<>();

    @Test
    void theLogTellsOfEveryChangeInTheStore() {
        Links logged = DecoratedLinks.over(links)
                .mergeDuplicates()
                .cascadeDeletions()
                .logTo(lines::add)
                .build();
        logged.create(itself, itself);
        logged.create(itself, itself);
        logged.create(1, 2);
        logged.create(1, 2);
        logged.create(3, 2);
        logged.create(4, 1);
        assertThat(lines)
                .containsExactly(
                        "created (1: 1 → 1)",
                        "created (2: 2 → 2)",
                        "created (3: 1 → 2)",
                        "created (4: 3 → 2)",
                        "created (5: 4 → 1)");
        lines.clear();
        logged.update(2, 1, 1);
        assertThat(lines)
                .containsExactly(
                        "updated (2: 2 → 2) to (2: 0 → 0)",
                        "updated (3: 1 → 2) to (3: 0 → 0)",
                        "updated (4: 3 → 2) to (4: 1 → 2)",
                        "deleted (3: 0 → 0)",
                        "updated (4: 1 → 2) to (4: 0 → 0)",
                        "updated (5: 4 → 1) to (5: 0 → 0)",
                        "deleted (5: 0 → 0)",
                        "deleted (4: 0 → 0)",
                        "deleted (2: 0 → 0)");
        assertThat(find()).containsExactly(new Link(1, 1, 1));
    }

    @Test
    void theLogGoesOnWhenTheHandlerStops() {
        Links logged =
                DecoratedLinks.over(links).cascadeDeletions().logTo(lines::add).build();
        createPoints(1);
        links.create(1, 0);
        links.create(2, 0);
        Flow flow = logged.delete(1, (id, source, target, newId, newSource, newTarget) -> Flow.BREAK);
        assertThat(flow).isEqualTo(Flow.BREAK);
        assertThat(lines).containsExactly("deleted (3: 2 → 0)", "deleted (2: 1 → 0)", "deleted (1: 1 → 1)");
        lines.clear();
        createPoints(2);
        assertThat(logged.deleteAll((id, source, target, newId, newSource, newTarget) -> Flow.BREAK))
                .isEqualTo(Flow.BREAK);
        assertThat(lines).containsExactly("deleted (2: 2 → 2)", "deleted (1: 1 → 1)");
    }

    @Test
    void theUsualStackMergesAndCascades() {
        Links usual = DecoratedLinks.usual(links);
        createPoints(2);
        assertThat(usual.create(1, 2)).isEqualTo(3);
        assertThat(usual.create(1, 2)).isEqualTo(3);
        usual.create(3, 1);
        usual.create(2, 1);
        usual.create(5, 1);
        usual.update(5, 1, 2);
        assertThat(ids()).containsExactly(1L, 2L, 3L, 4L);
        usual.delete(1);
        assertThat(ids()).containsExactly(2L);
    }

    @Test
    void theOrderOfTheCallsDoesNotMatterAndTheLastAnswerCounts() {
        Links strict = DecoratedLinks.over(links)
                .nullIsItself()
                .createMissing(1)
                .refuseMissing()
                .reuseDuplicates()
                .refuseDuplicates()
                .cascadeDeletions()
                .refuseDeletionsOfUsed()
                .logTo(lines::add)
                .build();
        strict.create();
        strict.create();
        strict.create(1, 2);
        // Null is the link itself before equal links are looked for.
        links.create(4, 1);
        assertThatThrownBy(() -> strict.create(1, 2)).isInstanceOf(DuplicateLinkException.class);
        assertThatThrownBy(() -> strict.delete(1)).isInstanceOf(LinkInUseException.class);
        assertThatThrownBy(() -> strict.create(7, 1)).hasMessageContaining("7");
        strict.update(3, 2, 0);
        assertThat(find()).containsExactly(new Link(1, 1, 1), new Link(2, 2, 2), new Link(3, 2, 3), new Link(4, 4, 1));
        assertThat(lines).hasSize(4);
    }

    @Test
    void missingLinksAreMadeByTheRulesInside() {
        Links points =
                DecoratedLinks.over(links).createMissing(10).nullIsItself().build();
        points.create(3, 0);
        assertThat(find()).containsExactly(new Link(1, 3, 1), new Link(3, 3, 3));
    }

    @Test
    void usagesAreMovedByTheRulesOfTheDecorator() {
        Links unique = DecoratedLinks.over(links).refuseDuplicates().build();
        createPoints(2);
        links.create(1, 1);
        links.update(1, 0, 0);
        links.create(2, 0);
        assertThatThrownBy(() -> unique.rebase(1, 2)).isInstanceOf(DuplicateLinkException.class);
        assertThat(unique.getOrCreate(2, 0)).isEqualTo(4);
        links.delete(2);
        assertThat(unique.getOrCreate(2, 0)).isEqualTo(4);
        links.update(3, 5, 5);
        unique.flush();
        assertThat(unique.count()).isEqualTo(3);
    }

    @Test
    void readingGoesStraightToTheStore() {
        Links decorated = DecoratedLinks.usual(links);
        createPoints(2);
        links.create(1, 2);
        List<Link> shown = new ArrayList<>();
        decorated.each(
                (id, source, target) -> {
                    shown.add(new Link(id, source, target));
                    return Flow.CONTINUE;
                },
                any,
                any,
                2);
        assertThat(shown).isEqualTo(find(any, any, 2));
        assertThat(decorated.count(any, 1)).isEqualTo(3);
        assertThat(decorated.countBySource(1)).isEqualTo(2);
        assertThat(decorated.countByTarget(1)).isEqualTo(1);
        assertThat(decorated.source(3)).isEqualTo(1);
        assertThat(decorated.target(3)).isEqualTo(2);
        assertThat(decorated.exists(4)).isFalse();
        assertThat(decorated.constants()).isEqualTo(links.constants());
    }
}
