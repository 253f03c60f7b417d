package io.github.linksplatform.doublets.decorators;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linksplatform.doublets.Flow;
import io.github.linksplatform.doublets.Link;
import io.github.linksplatform.doublets.LinkNotFoundException;
import io.github.linksplatform.doublets.Links;
import io.github.linksplatform.doublets.StoreContract;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/** The two answers to the deletion of a link that others use: refuse it, or delete them too. */
@ParameterizedClass
@MethodSource("io.github.linksplatform.doublets.StoreKind#oneOfEach")
class DeletionTest extends StoreContract {
    @Test
    void aUsedLinkIsNotDeleted() {
        Links guarded = new UsagesValidator(links);
        createPoints(2);
        links.create(1, 2);
        links.create(1, 1);
        assertThatThrownBy(() -> guarded.delete(1))
                .isInstanceOf(LinkInUseException.class)
                .hasMessageContaining("The link 1 is used by 2 other links");
        assertThatThrownBy(() -> guarded.delete(2))
                .isInstanceOf(LinkInUseException.class)
                .hasMessageContaining("The link 2 is used by another link");
        assertThatThrownBy(() -> guarded.delete(9)).isInstanceOf(LinkNotFoundException.class);
        assertThat(links.count()).isEqualTo(4);
        guarded.delete(4);
        guarded.delete(3);
        guarded.delete(1);
        assertThat(ids()).containsExactly(2L);
    }

    @Test
    void allLinksCanBeDeletedAtOnce() {
        createPoints(2);
        links.create(4, 1);
        links.create(3, 2);
        DecoratedLinks.over(links)
                .refuseDeletionsOfUsed()
                .refuseDuplicates()
                .build()
                .deleteAll();
        assertThat(links.count()).isZero();
    }

    @Test
    void deletingOneEndDeletesTheLinkAndLeavesTheOtherEnd() {
        Links cascade = new CascadeUsagesResolver(links);
        createPoints(2);
        links.create(1, 2);
        cascade.delete(1);
        assertThat(find()).containsExactly(new Link(2, 2, 2));
    }

    @Test
    void usagesOfUsagesGoFirst() {
        Links cascade = new CascadeUsagesResolver(new UsagesValidator(links));
        createPoints(3);
        links.create(1, 2);
        links.create(4, 2);
        links.create(1, 5);
        links.create(6, 4);
        links.create(2, 3);
        List<Long> deleted = new ArrayList<>();
        Flow flow = cascade.delete(1, (id, source, target, newId, newSource, newTarget) -> {
            assertThat(List.of(newId, newSource, newTarget)).containsExactly(0L, 0L, 0L);
            deleted.add(id);
            return Flow.CONTINUE;
        });
        assertThat(flow).isEqualTo(Flow.CONTINUE);
        assertThat(deleted).containsExactlyInAnyOrder(1L, 4L, 5L, 6L, 7L).endsWith(1L);
        assertThat(ids()).containsExactly(2L, 3L, 8L);
    }

    @Test
    void aCycleEnds() {
        Links cascade = new CascadeUsagesResolver(links);
        createPoints(1);
        links.create(3, 3);
        links.create(2, 4);
        links.create(3, 2);
        links.create(1, 1);
        cascade.delete(2);
        assertThat(ids()).containsExactly(1L, 5L);
    }

    @Test
    void clearingALinkTakesOnlyWhatUsesIt() {
        Links cascade = new CascadeUsagesResolver(links);
        createPoints(2);
        links.create(1, 2);
        links.create(3, 2);
        cascade.delete(3);
        assertThat(ids()).containsExactly(1L, 2L);
    }

    @Test
    void aMissingLinkIsNamedAndItsUsagesStay() {
        Links cascade = new CascadeUsagesResolver(links);
        links.create(7, 7);
        assertThatThrownBy(() -> cascade.delete(7)).isInstanceOf(LinkNotFoundException.class);
        assertThat(links.count()).isEqualTo(1);
    }

    @Test
    void aChainOfAnyLengthNeedsNoDeepStack() {
        Links cascade = new CascadeUsagesResolver(links);
        createPoints(1);
        for (long i = 1; i <= 100_000; i++) {
            links.create(i, 0);
        }
        cascade.delete(2);
        assertThat(ids()).containsExactly(1L);
    }

    @Test
    void aStopEndsTheTellingAndNotTheDeletions() {
        Links cascade = new CascadeUsagesResolver(links);
        createPoints(1);
        links.create(1, 0);
        links.create(2, 0);
        List<Long> seen = new ArrayList<>();
        Flow flow = cascade.delete(1, (id, source, target, newId, newSource, newTarget) -> {
            seen.add(id);
            return Flow.BREAK;
        });
        assertThat(flow).isEqualTo(Flow.BREAK);
        assertThat(seen).containsExactly(3L);
        assertThat(links.count()).isZero();
    }

    @Test
    void deletingUsagesThroughTheCascadeTakesTheirUsagesToo() {
        Links cascade = new CascadeUsagesResolver(links);
        createPoints(2);
        links.create(1, 2);
        links.create(1, 3);
        links.create(4, 2);
        cascade.deleteUsages(1);
        assertThat(ids()).containsExactly(1L, 2L);
    }
}
