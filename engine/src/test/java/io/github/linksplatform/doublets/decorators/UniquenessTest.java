package io.github.linksplatform.doublets.decorators;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linksplatform.doublets.Change;
import io.github.linksplatform.doublets.Flow;
import io.github.linksplatform.doublets.Link;
import io.github.linksplatform.doublets.LinkNotFoundException;
import io.github.linksplatform.doublets.Links;
import io.github.linksplatform.doublets.StoreContract;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/** The three answers to a link that would be equal to another one: refuse, reuse, merge. */
@ParameterizedClass
@MethodSource("io.github.linksplatform.doublets.StoreKind#oneOfEach")
class UniquenessTest extends StoreContract {
    @Test
    void aSecondEqualLinkIsRefused() {
        Links unique = new UniquenessValidator(links);
        createPoints(2);
        assertThat(unique.create(1, 2)).isEqualTo(3);
        assertThatThrownBy(() -> unique.create(1, 2))
                .isInstanceOf(DuplicateLinkException.class)
                .hasMessageContaining("(3: 1 → 2)")
                .extracting(thrown -> ((DuplicateLinkException) thrown).existing())
                .isEqualTo(3L);
        assertThat(unique.create(2, 1)).isEqualTo(4);
        assertThatThrownBy(() -> unique.update(4, 1, 2)).isInstanceOf(DuplicateLinkException.class);
        assertThatThrownBy(() -> unique.update(4, 2, 2)).isInstanceOf(DuplicateLinkException.class);
        assertThatThrownBy(() -> unique.update(2, 1, itself)).isInstanceOf(DuplicateLinkException.class);
        assertThatThrownBy(() -> unique.update(9, 1, 2)).isInstanceOf(LinkNotFoundException.class);
        assertThat(find()).containsExactly(new Link(1, 1, 1), new Link(2, 2, 2), new Link(3, 1, 2), new Link(4, 2, 1));
    }

    @Test
    void aLinkIsNoDuplicateOfItselfAndEmptyOnesMayBeMany() {
        Links unique = new UniquenessValidator(links);
        unique.create();
        unique.create();
        unique.create(itself, itself);
        unique.create(itself, itself);
        unique.update(3, 3, 3);
        unique.update(3, itself, itself);
        unique.update(4, 0, 0);
        assertThat(ids(any, 0, 0)).containsExactlyInAnyOrder(1L, 2L, 4L);
    }

    @Test
    void aLinkThatHadEqualsBeforeMayBeLeftAsItIs() {
        links.create(5, 6);
        links.create(5, 6);
        Links unique = new UniquenessValidator(links);
        for (long id = 1; id <= 2; id++) {
            unique.update(id, 5, 6);
        }
        unique.update(1, 6, 5);
        assertThat(find()).containsExactly(new Link(1, 6, 5), new Link(2, 5, 6));
    }

    @Test
    void eightEqualCreationsGiveOneLink() {
        for (Links unique : List.of(new UniquenessResolver(links), new CascadeUniquenessResolver(links))) {
            links.deleteAll();
            createPoints(2);
            for (int i = 0; i < 8; i++) {
                assertThat(unique.create(1, 2)).isEqualTo(3);
            }
            assertThat(unique.create()).isEqualTo(4);
            assertThat(unique.create()).isEqualTo(5);
            assertThat(unique.create(itself, itself)).isEqualTo(6);
        }
    }

    @Test
    void anUpdateToEqualEndsDeletesTheLinkThatWasUpdated() {
        Links unique = new UniquenessResolver(links);
        createPoints(2);
        links.create(1, 2);
        links.create(2, 1);
        links.create(4, 4);
        assertThat(unique.update(4, 1, 2, this::see)).isEqualTo(Flow.CONTINUE);
        assertThat(changes).containsExactly(new Change(new Link(4, 2, 1), new Link(0, 0, 0)));
        // What used it refers to its id still.
        assertThat(ids()).containsExactly(1L, 2L, 3L, 5L);
        assertThat(link(5)).isEqualTo(new Link(5, 4, 4));
        unique.update(5, 2, itself, this::see);
        assertThat(link(5)).isEqualTo(new Link(5, 2, 5));
    }

    @Test
    void aMergeMovesUsagesBeforeTheLinkIsDeleted() {
        Links unique = new CascadeUniquenessResolver(links);
        createPoints(2);
        links.create(1, 2);
        links.create(2, 1);
        links.create(4, 1);
        links.create(2, 4);
        links.create(4, 4);
        assertThat(unique.update(4, 1, 2, this::see)).isEqualTo(Flow.CONTINUE);
        assertThat(find())
                .containsExactly(
                        new Link(1, 1, 1),
                        new Link(2, 2, 2),
                        new Link(3, 1, 2),
                        new Link(5, 3, 1),
                        new Link(6, 2, 3),
                        new Link(7, 3, 3));
        assertThat(changes).hasSize(5);
        assertThat(changes.get(0)).isEqualTo(new Change(new Link(4, 2, 1), new Link(4, 0, 0)));
        assertThat(changes.subList(1, 4))
                .containsExactlyInAnyOrder(
                        new Change(new Link(5, 4, 1), new Link(5, 3, 1)),
                        new Change(new Link(6, 2, 4), new Link(6, 2, 3)),
                        new Change(new Link(7, 4, 4), new Link(7, 3, 3)));
        assertThat(changes.get(4)).isEqualTo(new Change(new Link(4, 0, 0), new Link(0, 0, 0)));
    }

    @Test
    void usagesThatBecomeEqualAreMergedToo() {
        Links unique = new CascadeUniquenessResolver(links);
        createPoints(3);
        links.create(1, 3);
        links.create(2, 3);
        links.create(4, 1);
        links.create(5, 1);
        links.create(7, 7);
        // 2 becomes equal to 1, therefore 5 to 4, therefore 7 to 6.
        unique.update(2, 1, 1);
        assertThat(find())
                .containsExactly(
                        new Link(1, 1, 1), new Link(3, 3, 3), new Link(4, 1, 3), new Link(6, 4, 1), new Link(8, 6, 6));
    }

    @Test
    void mergesInCyclesEnd() {
        Links unique = new CascadeUniquenessResolver(links);
        createPoints(2);
        links.create(4, 1);
        links.create(3, 1);
        links.create(6, 1);
        links.create(5, 1);
        // 3 and 4 use each other, and so do 5 and 6. When 5 becomes equal to 4, 6 becomes equal to 3.
        unique.update(5, 3, 1);
        assertThat(find()).containsExactly(new Link(1, 1, 1), new Link(2, 2, 2), new Link(3, 4, 1), new Link(4, 3, 1));
    }

    @Test
    void aLongChainOfMergesNeedsNoDeepStack() {
        Links unique = new CascadeUniquenessResolver(links);
        createPoints(2);
        long left = 1;
        long right = 2;
        for (int i = 0; i < 20_000; i++) {
            left = links.create(left, 0);
            right = links.create(right, 0);
        }
        unique.update(2, 1, 1);
        assertThat(links.count()).isEqualTo(20_001);
        assertThat(links.exists(right)).isFalse();
    }

    @Test
    void aStopEndsTheTellingAndNotTheMerge() {
        Links unique = new CascadeUniquenessResolver(links);
        createPoints(2);
        links.create(1, 2);
        links.create(2, 1);
        links.create(4, 1);
        Flow flow = unique.update(4, 1, 2, (id, source, target, newId, newSource, newTarget) -> {
            see(id, source, target, newId, newSource, newTarget);
            return Flow.BREAK;
        });
        assertThat(flow).isEqualTo(Flow.BREAK);
        assertThat(changes).hasSize(1);
        assertThat(links.exists(4)).isFalse();
        assertThat(link(5)).isEqualTo(new Link(5, 3, 1));
    }

    @Test
    void randomMergesLeaveUniqueLinksAndNoReferenceToADeletedOne() {
        long seed = 20260101;
        Random random = new Random(seed);
        for (int round = 0; round < 50; round++) {
            links.deleteAll();
            Links unique = DecoratedLinks.over(links)
                    .refuseDeletionsOfUsed()
                    .mergeDuplicates()
                    .build();
            for (int i = 1; i <= 40; i++) {
                unique.create(1L + random.nextInt(i), 1L + random.nextInt(i));
            }
            for (int i = 0; i < 40; i++) {
                List<Long> live = ids();
                long id = live.get(random.nextInt(live.size()));
                unique.update(id, live.get(random.nextInt(live.size())), live.get(random.nextInt(live.size())));
            }
            Set<List<Long>> ends = new HashSet<>();
            for (Link link : find()) {
                assertThat(ends.add(List.of(link.source(), link.target())))
                        .as("seed %d, round %d: %s", seed, round, link)
                        .isTrue();
                assertThat(links.exists(link.source()) && links.exists(link.target()))
                        .as("seed %d, round %d: %s", seed, round, link)
                        .isTrue();
            }
        }
    }
}
