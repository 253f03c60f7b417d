package io.github.linksplatform.doublets.decorators;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linksplatform.doublets.Link;
import io.github.linksplatform.doublets.LinkNotFoundException;
import io.github.linksplatform.doublets.Links;
import io.github.linksplatform.doublets.LinksException;
import io.github.linksplatform.doublets.StoreContract;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/** What a source or target may name: null ends, links that are created, links that have to exist. */
@ParameterizedClass
@MethodSource("io.github.linksplatform.doublets.StoreKind#oneOfEach")
class ReferencesTest extends StoreContract {
    @Test
    void nullIsTheLinkItself() {
        Links points = new NullToItselfResolver(links);
        points.create();
        points.create(0, 1);
        points.create(1, 0);
        points.create(1, 2);
        points.update(4, 0, 1);
        assertThat(find()).containsExactly(new Link(1, 1, 1), new Link(2, 2, 1), new Link(3, 1, 3), new Link(4, 4, 1));
    }

    @Test
    void missingEndsAreCreatedAndTheOthersAreFreeAgain() {
        Links whole = new MissingDependencyCreator(links, 100);
        createPoints(1);
        assertThat(whole.create(5, 3)).isEqualTo(2);
        assertThat(find()).containsExactly(new Link(1, 1, 1), new Link(2, 5, 3), new Link(3, 0, 0), new Link(5, 0, 0));
        whole.update(2, 4, 1);
        assertThat(find())
                .containsExactly(
                        new Link(1, 1, 1), new Link(2, 4, 1), new Link(3, 0, 0), new Link(4, 0, 0), new Link(5, 0, 0));
        assertThat(links.create()).isEqualTo(6);
    }

    @Test
    void idsAreFreeInTheOrderInWhichTheyWere() {
        Links whole = new MissingDependencyCreator(links, 100);
        createPoints(6);
        links.delete(2);
        links.delete(5);
        links.delete(4);
        assertThat(whole.create(2, 1)).isEqualTo(4);
        assertThat(links.create()).isEqualTo(5);
    }

    @Test
    void aLinkOnTheWayThatIsReferredToStays() {
        links.create(3, 3);
        Links whole =
                DecoratedLinks.over(links).cascadeDeletions().createMissing(100).build();
        whole.create(5, 1);
        assertThat(find()).containsExactly(new Link(1, 3, 3), new Link(2, 5, 1), new Link(3, 0, 0), new Link(5, 0, 0));
    }

    @Test
    void nothingIsCreatedForNullItselfAndExternalEnds() {
        Links whole = new MissingDependencyCreator(links, 100);
        long external = links.constants().maxValue();
        whole.create();
        whole.create(itself, external);
        whole.create(external, 1);
        assertThat(links.count()).isEqualTo(3);
    }

    @Test
    void missingEndsThatCannotBeCreatedAreRefusedBeforeAnythingIs() {
        Links whole = new MissingDependencyCreator(links, 100);
        createPoints(2);
        assertThatThrownBy(() -> whole.create(3, 103))
                .isInstanceOf(LinksException.class)
                .hasMessageContaining("103")
                .hasMessageContaining("at most 100");
        assertThatThrownBy(() -> whole.create(3, any))
                .isInstanceOf(LinksException.class)
                .hasMessageContaining("reserved");
        assertThatThrownBy(() -> whole.update(7, 3, 3)).isInstanceOf(LinkNotFoundException.class);
        if (kind.bits() == 32) {
            assertThatThrownBy(() -> whole.create(3, 1L << 32)).isInstanceOf(LinksException.class);
            assertThatThrownBy(() -> whole.update(1, 1L << 32, 3)).isInstanceOf(LinksException.class);
        }
        assertThat(ids()).containsExactly(1L, 2L);
        assertThatThrownBy(() -> new MissingDependencyCreator(links, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("0");
        assertThat(whole.create(102, 102)).isEqualTo(3);
    }

    @Test
    void endsThatDoNotExistAreRefused() {
        Links sound = new InnerReferenceValidator(links);
        long external = links.constants().maxValue();
        createPoints(2);
        assertThatThrownBy(() -> sound.create(3, 1))
                .isInstanceOf(LinksException.class)
                .hasMessageContaining("The source 3");
        assertThatThrownBy(() -> sound.create(1, any))
                .isInstanceOf(LinksException.class)
                .hasMessageContaining("The target " + any);
        assertThatThrownBy(() -> sound.update(1, 1, 3)).isInstanceOf(LinksException.class);
        assertThatThrownBy(() -> sound.update(3, 1, 1)).isInstanceOf(LinkNotFoundException.class);
        assertThat(links.count()).isEqualTo(2);
        assertThat(sound.create(1, 2)).isEqualTo(3);
        assertThat(sound.create()).isEqualTo(4);
        assertThat(sound.create(itself, external)).isEqualTo(5);
        sound.update(4, 5, 0);
        assertThat(link(4)).isEqualTo(new Link(4, 5, 0));
    }
}
