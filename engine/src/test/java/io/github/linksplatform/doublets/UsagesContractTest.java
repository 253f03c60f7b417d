package io.github.linksplatform.doublets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Get or create, usages counted, deleted and moved, and all links deleted. */
@ParameterizedClass
@EnumSource(StoreKind.class)
class UsagesContractTest extends StoreContract {
    @Test
    void getOrCreateMakesALinkOnce() {
        createPoints(2);
        for (int i = 0; i < 8; i++) {
            assertThat(links.getOrCreate(1, 2)).isEqualTo(3);
        }
        assertThat(links.getOrCreate(2, 1)).isEqualTo(4);
        assertThat(links.getOrCreate(itself, itself)).isEqualTo(5);
        assertThat(links.getOrCreate(itself, itself)).isEqualTo(6);
        assertThat(links.count()).isEqualTo(6);
    }

    @Test
    void usagesAreSourcesThenTargetsWithoutTheLinkItself() {
        createPoints(2);
        links.create(2, 1);
        links.create(1, 1);
        links.create(1, 2);
        assertThat(links.usages(1)).hasSize(3).endsWith(3).contains(4, 5);
        assertThat(links.countUsages(1)).isEqualTo(3);
        assertThat(links.usages(2)).containsExactly(3, 5);
        assertThat(links.countUsages(2)).isEqualTo(2);
        assertThat(links.usages(3)).isEmpty();
        assertThat(links.countUsages(3)).isZero();
    }

    @Test
    void aPointAndALinkHalfToItselfDoNotUseThemselves() {
        createPoints(1);
        links.create(itself, 1);
        links.create(1, itself);
        links.create();
        assertThat(links.countUsages(1)).isEqualTo(2);
        assertThat(links.countUsages(2)).isZero();
        assertThat(links.countUsages(3)).isZero();
        assertThat(links.usages(0)).containsExactly(4);
        assertThat(links.countUsages(0)).isEqualTo(1);
    }

    @Test
    void aValueThatIsNoLinkHasUsagesToo() {
        long external = links.constants().maxValue();
        links.create(external, 1);
        links.create(external, external);
        links.create(9, external);
        assertThat(links.countUsages(external)).isEqualTo(3);
        assertThat(links.usages(external)).hasSize(3).endsWith(3);
        links.deleteUsages(external);
        assertThat(links.count()).isZero();
    }

    @Test
    void usagesAreDeletedInReverseAndTheLinkStays() {
        createPoints(2);
        links.create(1, 2);
        links.create(2, 1);
        links.create(1, 1);
        links.create(2, 2);
        long[] usages = links.usages(1);
        assertThat(links.deleteUsages(1, this::see)).isEqualTo(Flow.CONTINUE);
        assertThat(changes.stream().map(change -> change.before().id()))
                .containsExactly(usages[2], usages[1], usages[0]);
        assertThat(changes).allMatch(change -> change.after().equals(new Link(0, 0, 0)));
        assertThat(ids()).containsExactly(1L, 2L, 6L);
    }

    @Test
    void deletingUsagesLeavesTheOtherLinks() {
        createPoints(3);
        links.create(2, 1);
        links.create(3, 1);
        assertThat(links.count()).isEqualTo(5);
        links.deleteUsages(1);
        assertThat(ids()).containsExactly(1L, 2L, 3L);
        links.deleteUsages(99);
        assertThat(links.count()).isEqualTo(3);
    }

    @Test
    void aStopEndsTheTellingAndNotTheDeleting() {
        createPoints(2);
        links.create(1, 2);
        links.create(2, 1);
        List<Long> seen = new ArrayList<>();
        Flow flow = links.deleteUsages(1, (id, source, target, newId, newSource, newTarget) -> {
            seen.add(id);
            return Flow.BREAK;
        });
        assertThat(flow).isEqualTo(Flow.BREAK);
        assertThat(seen).containsExactly(4L);
        assertThat(links.count()).isEqualTo(2);
    }

    @Test
    void rebaseMovesEveryUsageOnce() {
        createPoints(4);
        links.create(1, 1);
        links.create(1, 3);
        links.create(3, 1);
        links.create(3, 4);
        assertThat(links.rebase(1, 2, this::see)).isEqualTo(Flow.CONTINUE);
        assertThat(changes)
                .containsExactlyInAnyOrder(
                        new Change(new Link(5, 1, 1), new Link(5, 2, 2)),
                        new Change(new Link(6, 1, 3), new Link(6, 2, 3)),
                        new Change(new Link(7, 3, 1), new Link(7, 3, 2)));
        assertThat(find().subList(0, 4))
                .containsExactly(new Link(1, 1, 1), new Link(2, 2, 2), new Link(3, 3, 3), new Link(4, 4, 4));
        assertThat(link(8)).isEqualTo(new Link(8, 3, 4));
        assertThat(links.countUsages(1)).isZero();
    }

    @Test
    void rebaseToTheSameLinkDoesNothingAndOfAMissingOneIsRefused() {
        createPoints(2);
        links.create(1, 2);
        assertThat(links.rebase(1, 1, this::see)).isEqualTo(Flow.CONTINUE);
        assertThat(changes).isEmpty();
        assertThatThrownBy(() -> links.rebase(99, 1)).isInstanceOf(LinkNotFoundException.class);
        assertThatThrownBy(() -> links.rebase(99, 99)).isInstanceOf(LinkNotFoundException.class);
        assertThat(links.count()).isEqualTo(3);
    }

    @Test
    void everythingIsDeletedInSpiteOfGaps() {
        createPoints(10);
        links.create(3, 7);
        links.delete(4);
        links.delete(8);
        links.deleteAll();
        assertThat(links.count()).isZero();
        assertThat(links.create()).isEqualTo(1);
        links.deleteAll();
        links.deleteAll();
        assertThat(links.count()).isZero();
    }
}
