package io.github.linksplatform.doublets;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** What index trees get wrong first: equal pairs, equal keys, self-references, meshes. */
@ParameterizedClass
@EnumSource(StoreKind.class)
class IndexContractTest extends StoreContract {
    @Test
    void everyOneOfEqualLinksIsFoundUpdatedAndDeleted() {
        createPoints(2);
        for (int i = 0; i < 5; i++) {
            links.create(1, 2);
            links.create(2, 2);
        }
        assertThat(ids(any, 1, 2)).containsExactlyInAnyOrder(3L, 5L, 7L, 9L, 11L);
        assertThat(ids(any, 2, 2)).containsExactlyInAnyOrder(2L, 4L, 6L, 8L, 10L, 12L);
        assertThat(links.search(1, 2)).isIn(3L, 5L, 7L, 9L, 11L);
        links.update(7, 2, 2);
        assertThat(ids(any, 1, 2)).containsExactlyInAnyOrder(3L, 5L, 9L, 11L);
        assertThat(ids(any, 2, 2)).containsExactlyInAnyOrder(2L, 4L, 6L, 7L, 8L, 10L, 12L);
        for (long id : new long[] {9, 3, 11, 5}) {
            links.delete(id);
            assertThat(ids(any, 1, 2)).doesNotContain(id);
        }
        assertThat(links.search(1, 2)).isZero();
        for (long id : new long[] {8, 2, 12, 4, 10, 6}) {
            assertThat(links.search(2, 2)).isNotZero();
            links.delete(id);
            assertThat(ids(any, 2, 2)).doesNotContain(id);
        }
        assertThat(find()).containsExactly(new Link(1, 1, 1), new Link(7, 2, 2));
    }

    @Test
    void manyEqualLinksAreDeletedInAnyOrder() {
        long seed = 7;
        Random random = new Random(seed);
        createPoints(3);
        List<Long> equal = new ArrayList<>();
        for (int i = 0; i < 300; i++) {
            equal.add(links.create(3, 1));
            links.create(3, 1 + random.nextInt(3));
        }
        Collections.shuffle(equal, random);
        long others = links.count(any, 3, 1) - equal.size();
        for (int i = 0; i < equal.size(); i++) {
            links.delete(equal.get(i));
            assertThat(links.countBySource(3)).as("seed %d", seed).isEqualTo(601 - 1 - i);
            assertThat(links.count(any, 3, 1)).as("seed %d", seed).isEqualTo(others + equal.size() - 1 - i);
        }
    }

    @Test
    void aHubLosesHalfOfItsLinks() {
        createPoints(101);
        for (long i = 2; i <= 101; i++) {
            links.create(1, i);
        }
        for (long i = 2; i <= 101; i += 2) {
            links.delete(links.search(1, i));
        }
        List<Long> targets = new ArrayList<>();
        links.eachBySource(1, (id, source, target) -> {
            targets.add(target);
            return Flow.CONTINUE;
        });
        assertThat(targets).hasSize(51).contains(1L, 3L, 101L).doesNotContain(2L, 100L);
        for (long i = 2; i <= 101; i++) {
            assertThat(links.search(1, i) != 0).isEqualTo(i % 2 == 1);
        }
    }

    @Test
    void targetsInReverseOrderAreAllFound() {
        createPoints(51);
        for (long i = 51; i >= 2; i--) {
            links.create(1, i);
        }
        for (long i = 2; i <= 51; i++) {
            assertThat(find(any, 1, i)).containsExactly(new Link(103 - i, 1, i));
        }
        assertThat(links.countBySource(1)).isEqualTo(51);
    }

    @Test
    void aMeshOfTenPointsIsFoundWhole() {
        createPoints(10);
        for (long source = 1; source <= 10; source++) {
            for (long target = 1; target <= 10; target++) {
                if (source != target) {
                    links.create(source, target);
                }
            }
        }
        assertThat(links.count()).isEqualTo(100);
        for (long source = 1; source <= 10; source++) {
            assertThat(links.countBySource(source)).isEqualTo(10);
            assertThat(links.countByTarget(source)).isEqualTo(10);
            for (long target = 1; target <= 10; target++) {
                assertThat(ids(any, source, target)).hasSize(1);
            }
        }
        for (long id = 1; id <= 10; id++) {
            links.delete(id);
            assertThat(links.countBySource(id)).isEqualTo(9);
        }
    }

    @Test
    void aSelfReferenceComesAndGoes() {
        createPoints(2);
        links.update(1, 2, 1);
        assertThat(ids(any, any, 1)).containsExactly(1L);
        links.update(1, 0, 0);
        assertThat(links.count(any, any, 1)).isZero();
        assertThat(links.count(any, 2, any)).isEqualTo(1);
    }

    @Test
    void linksThatReferToEachOtherAndThemselvesAreDeleted() {
        links.create(1, 1);
        links.create(1, 2);
        links.update(1, 1, 1);
        links.update(2, 2, 1);
        assertThat(ids(any, 1)).containsExactly(1L, 1L, 2L);
        links.delete(1);
        assertThat(ids(any, 1)).containsExactly(2L);
        links.delete(2);
        assertThat(links.count()).isZero();
        assertThat(find(any, 1)).isEmpty();
    }

    @Test
    void aSelfReferenceIsFoundOnceAQueryWhicheverWayItWasMade() {
        links.create();
        links.create(itself, itself);
        links.update(1, 1, 1);
        for (long id = 1; id <= 2; id++) {
            assertThat(ids(any, id, any)).containsExactly(id);
            assertThat(ids(any, any, id)).containsExactly(id);
            assertThat(ids(any, id, id)).containsExactly(id);
            assertThat(ids(id, id)).containsExactly(id);
            assertThat(ids(any, id)).containsExactly(id, id);
        }
        // Equal to a link that exists: allowed, and both are found.
        links.update(2, 1, 1);
        assertThat(ids(any, 1, 1)).containsExactlyInAnyOrder(1L, 2L);
        assertThat(ids(any, 2)).isEmpty();
    }
}
