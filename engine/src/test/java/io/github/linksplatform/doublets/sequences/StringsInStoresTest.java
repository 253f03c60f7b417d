package io.github.linksplatform.doublets.sequences;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linksplatform.doublets.Links;
import io.github.linksplatform.doublets.ModelLinks;
import io.github.linksplatform.doublets.split.SplitLinks;
import io.github.linksplatform.doublets.united.UnitedLinks;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Strings in every layout, which each read many links at once in a way of its own. */
class StringsInStoresTest {
    static List<Links> stores() {
        return Stream.of(32, 64)
                .flatMap(bits ->
                        Stream.of(SplitLinks.inMemory(bits), UnitedLinks.inMemory(bits), (Links) new ModelLinks(bits)))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("stores")
    void everyTextIsReadAndFound(Links links) {
        for (int i = 0; i < 2; i++) {
            links.create(links.constants().itself(), links.constants().itself());
        }
        Strings strings = new StoredStrings(links, 1, 2);
        for (String text : StringsTest.texts()) {
            long link = strings.link(text);
            long count = links.count();

            assertThat(strings.text(link)).isEqualTo(text);
            assertThat(strings.link(text)).isEqualTo(link);
            assertThat(links.count()).isEqualTo(count);
        }
    }

    @ParameterizedTest
    @MethodSource("stores")
    void endsAreReadManyAtOnce(Links links) {
        long first = links.create(0, 7);
        long second = links.create(first, links.constants().maxValue());
        long[] ends = {second, first, -1, -1, -1};

        assertThat(links.readEnds(ends, 2)).isTrue();
        assertThat(ends).containsExactly(first, links.constants().maxValue(), 0, 7, -1);
    }

    @ParameterizedTest
    @MethodSource("stores")
    void whatIsNoLinkIsToldApartWhereItCanBe(Links links) {
        long link = links.create(1, 1);
        for (long other :
                new long[] {links.constants().maxValue(), links.constants().maxInternal() + 1, 1L << 30}) {
            assertThat(links.readEnds(new long[] {link, other, 0, 0}, 2)).isFalse();
        }
    }
}
