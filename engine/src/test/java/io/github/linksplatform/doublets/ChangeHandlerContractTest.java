package io.github.linksplatform.doublets;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** What the handler of a write sees, and what its answer does. */
@ParameterizedClass
@EnumSource(StoreKind.class)
class ChangeHandlerContractTest extends StoreContract {
    @Test
    void anUpdateShowsTheTrueStatesBeforeAndAfter() {
        createPoints(2);
        assertThat(links.update(1, 2, 1, this::see)).isEqualTo(Flow.CONTINUE);
        assertThat(links.update(1, 0, 7, this::see)).isEqualTo(Flow.CONTINUE);
        assertThat(links.update(1, itself, itself, this::see)).isEqualTo(Flow.CONTINUE);
        assertThat(changes)
                .containsExactly(
                        new Change(new Link(1, 1, 1), new Link(1, 2, 1)),
                        new Change(new Link(1, 2, 1), new Link(1, 0, 7)),
                        new Change(new Link(1, 0, 7), new Link(1, 1, 1)));
    }

    @Test
    void aDeletionShowsTheTrueStateBeforeAndNoneAfter() {
        createPoints(2);
        links.create(1, 2);
        assertThat(links.delete(3, this::see)).isEqualTo(Flow.CONTINUE);
        assertThat(links.delete(1, this::see)).isEqualTo(Flow.CONTINUE);
        assertThat(changes)
                .containsExactly(
                        new Change(new Link(3, 1, 2), new Link(0, 0, 0)),
                        new Change(new Link(1, 1, 1), new Link(0, 0, 0)));
    }

    @Test
    void theChangeIsMadeWhenTheHandlerIsCalled() {
        createPoints(2);
        links.update(1, 2, 2, (id, source, target, newId, newSource, newTarget) -> {
            assertThat(link(1)).isEqualTo(new Link(1, 2, 2));
            return Flow.CONTINUE;
        });
        links.delete(1, (id, source, target, newId, newSource, newTarget) -> {
            assertThat(links.exists(1)).isFalse();
            return Flow.CONTINUE;
        });
    }

    @Test
    void aStopIsReportedAndChangesNoLess() {
        createPoints(2);
        ChangeHandler stop = (id, source, target, newId, newSource, newTarget) -> Flow.BREAK;
        assertThat(links.update(1, 2, 1, stop)).isEqualTo(Flow.BREAK);
        assertThat(links.delete(2, stop)).isEqualTo(Flow.BREAK);
        assertThat(find()).containsExactly(new Link(1, 2, 1));
    }

    @Test
    void aHandlerIsOptional() {
        createPoints(2);
        assertThat(links.update(1, 2, 1, null)).isEqualTo(Flow.CONTINUE);
        assertThat(links.delete(2, null)).isEqualTo(Flow.CONTINUE);
        assertThat(find()).containsExactly(new Link(1, 2, 1));
    }
}
