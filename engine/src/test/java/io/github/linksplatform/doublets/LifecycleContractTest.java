package io.github.linksplatform.doublets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Create, update and delete: which ids are given, which links are live, what a missing link does. */
@ParameterizedClass
@EnumSource(StoreKind.class)
class LifecycleContractTest extends StoreContract {
    @Test
    void oneLinkLivesAndDies() {
        assertThat(links.count()).isZero();
        assertThat(links.create()).isEqualTo(1);
        assertThat(find()).containsExactly(new Link(1, 0, 0));
        links.update(1, 1, 1);
        assertThat(find()).containsExactly(new Link(1, 1, 1));
        links.update(1, 0, 0);
        assertThat(find()).containsExactly(new Link(1, 0, 0));
        links.delete(1);
        assertThat(links.count()).isZero();
        assertThat(find()).isEmpty();
    }

    @Test
    void theIdFreedLastIsGivenFirst() {
        for (long id = 1; id <= 5; id++) {
            assertThat(links.create()).isEqualTo(id);
        }
        links.delete(2);
        links.delete(4);
        assertThat(links.create()).isEqualTo(4);
        assertThat(links.create()).isEqualTo(2);
        assertThat(links.create()).isEqualTo(6);
    }

    @Test
    void freeIdsAtTheEndAreForgotten() {
        createPoints(3);
        links.delete(2);
        links.delete(3);
        assertThat(links.create()).isEqualTo(2);
        assertThat(links.create()).isEqualTo(3);
    }

    @Test
    void aFreeIdInTheMiddleOfTheListIsForgottenWithTheEnd() {
        createPoints(6);
        links.delete(3);
        links.delete(5);
        links.delete(1);
        links.delete(6);
        assertThat(ids()).containsExactly(2L, 4L);
        assertThat(links.create()).isEqualTo(1);
        assertThat(links.create()).isEqualTo(3);
        assertThat(links.create()).isEqualTo(5);
    }

    @Test
    void alternatingCreateAndDeleteUsesOneId() {
        for (int i = 0; i < 20; i++) {
            assertThat(links.create(7, 8)).isEqualTo(1);
            links.delete(1);
        }
        assertThat(links.count()).isZero();
    }

    @Test
    void afterDeletingAllIdsStartAgain() {
        createPoints(10);
        for (long id : new long[] {3, 10, 1, 7, 2, 9, 8, 4, 6, 5}) {
            links.delete(id);
        }
        assertThat(links.create()).isEqualTo(1);
        assertThat(links.create()).isEqualTo(2);
    }

    @Test
    void linksWithNullEndsStayLiveWhileIdsAreReused() {
        createPoints(2);
        links.create(1, 0);
        links.create(0, 2);
        links.create(0, 0);
        for (int i = 0; i < 3; i++) {
            links.delete(1);
            links.delete(2);
            assertThat(ids()).containsExactly(3L, 4L, 5L);
            assertThat(links.create(5, 0)).isEqualTo(2);
            assertThat(links.create(0, 5)).isEqualTo(1);
        }
        assertThat(find())
                .containsExactly(
                        new Link(1, 0, 5), new Link(2, 5, 0), new Link(3, 1, 0), new Link(4, 0, 2), new Link(5, 0, 0));
        assertThat(links.search(0, 0)).isEqualTo(5);
        assertThat(links.search(1, 0)).isEqualTo(3);
    }

    @Test
    void aLinkThatOthersUseIsDeletedAllTheSame() {
        createPoints(2);
        links.create(1, 2);
        links.delete(2);
        links.update(3, 2, 2);
        assertThat(find()).containsExactly(new Link(1, 1, 1), new Link(3, 2, 2));
        assertThat(ids(any, 2, 2)).containsExactly(3L);
    }

    @Test
    void referencesAheadOfTheirLinksSurviveItsCreationAndDeletion() {
        links.create(1, 10);
        links.create(10, 1);
        createPoints(8);
        assertThat(links.exists(10)).isTrue();
        assertThat(ids(any, 10, any)).containsExactlyInAnyOrder(2L, 10L);
        assertThat(ids(any, any, 10)).containsExactlyInAnyOrder(1L, 10L);
        links.delete(1);
        assertThat(ids(any, any, 10)).containsExactly(10L);
        assertThat(ids(any, any, 1)).containsExactly(2L);
        links.delete(10);
        assertThat(ids(any, 10, any)).containsExactly(2L);
        assertThat(links.count()).isEqualTo(8);
    }

    @Test
    void aMissingLinkIsNamed() {
        createPoints(3);
        links.delete(2);
        List<Link> before = find();
        for (long missing : new long[] {
            0, 2, 4, 1L << 20, 1L << 40, any, itself, links.constants().maxValue(), -1L
        }) {
            assertThat(links.exists(missing)).isFalse();
            assertThatThrownBy(() -> links.source(missing)).isInstanceOf(LinkNotFoundException.class);
            assertThatThrownBy(() -> links.target(missing)).isInstanceOf(LinkNotFoundException.class);
            assertThatThrownBy(() -> links.update(missing, 1, 1)).isInstanceOf(LinkNotFoundException.class);
            assertThatThrownBy(() -> links.delete(missing))
                    .isInstanceOf(LinkNotFoundException.class)
                    .hasMessageContaining(Long.toUnsignedString(missing));
        }
        assertThat(find()).isEqualTo(before);
        assertThat(links.create()).isEqualTo(2);
    }

    @Test
    void deletingUnreferencedLinksInAnyOrderLosesNoOther() {
        long seed = 20261130;
        Random random = new Random(seed);
        for (int size = 3; size <= 151; size += 4) {
            ModelLinks model = new ModelLinks(kind.bits());
            for (int i = 1; i <= size; i++) {
                long source = 1L + random.nextInt(i);
                long target = 1L + random.nextInt(i);
                assertThat(links.create(source, target)).isEqualTo(model.create(source, target));
            }
            List<Long> order = new ArrayList<>(ids());
            Collections.shuffle(order, random);
            for (long id : order) {
                if (model.count(any, id) == 0) {
                    links.delete(id);
                    model.delete(id);
                    assertAllAreFound(model, "seed %d, %d links, after deleting %d".formatted(seed, size, id));
                }
            }
            assertThat(find()).isEqualTo(model.find());
            links.deleteAll();
        }
    }

    private void assertAllAreFound(ModelLinks model, String description) {
        for (Link link : model.find()) {
            long id = links.search(link.source(), link.target());
            if (links.source(id) != link.source() || links.target(id) != link.target()) {
                throw new AssertionError(description + ": " + link + " is not found");
            }
        }
    }

    @Test
    void randomCreationAndDeletionGivesTheIdsOfTheModel() {
        long seed = 42;
        Random random = new Random(seed);
        ModelLinks model = new ModelLinks(kind.bits());
        for (int n = 1; n <= 100; n++) {
            for (int i = 0; i < n; i++) {
                List<Link> live = model.find();
                if (live.isEmpty() || random.nextInt(3) > 0) {
                    long end = random.nextInt(n + 1);
                    assertThat(links.create(end, n)).as("seed %d", seed).isEqualTo(model.create(end, n));
                } else {
                    long id = live.get(random.nextInt(live.size())).id();
                    links.delete(id);
                    model.delete(id);
                }
            }
            assertThat(find()).as("seed %d", seed).isEqualTo(model.find());
        }
    }
}
