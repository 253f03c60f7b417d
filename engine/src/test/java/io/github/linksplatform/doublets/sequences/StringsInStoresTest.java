package io.github.linksplatform.doublets.sequences;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linksplatform.doublets.Flow;
import io.github.linksplatform.doublets.Links;
import io.github.linksplatform.doublets.LinksException;
import io.github.linksplatform.doublets.ModelLinks;
import io.github.linksplatform.doublets.split.SplitLinks;
import io.github.linksplatform.doublets.united.UnitedLinks;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
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

    /** Texts that begin alike, of few units, so that there are many candidates, and pairs of pairs that are equal. */
    @ParameterizedTest
    @MethodSource("stores")
    void nothingIsMadeTwice(Links links) {
        for (int i = 0; i < 2; i++) {
            links.create(links.constants().itself(), links.constants().itself());
        }
        Strings strings = new StoredStrings(links, 1, 2);
        Random random = new Random(20261201);
        Map<String, Long> written = new HashMap<>();
        List<String> texts = new ArrayList<>(List.of("a"));
        for (int i = 0; i < 2_000; i++) {
            String other = texts.get(random.nextInt(texts.size()));
            StringBuilder text = new StringBuilder(other.substring(0, random.nextInt(other.length() + 1)));
            for (int more = 1 + random.nextInt(random.nextInt(10) == 0 ? 200 : 20); more > 0; more--) {
                text.append((char) ('a' + random.nextInt(3)));
            }
            texts.add(text.toString());
            long link = strings.link(text.toString());
            assertThat(written.getOrDefault(text.toString(), link)).isEqualTo(link);
            written.put(text.toString(), link);
        }
        written.forEach((text, link) -> assertThat(strings.text(link)).isEqualTo(text));
        Set<List<Long>> pairs = new HashSet<>();
        links.each((id, source, target) -> {
            assertThat(pairs.add(List.of(source, target)))
                    .as("%d -> %d once", source, target)
                    .isTrue();
            return Flow.CONTINUE;
        });
    }

    /** More links than the table of symbols has room for come before the symbols. */
    @ParameterizedTest
    @MethodSource("stores")
    void symbolsMayBeAnyLinks(Links links) {
        for (int i = 0; i < 70_000; i++) {
            links.create(links.constants().itself(), links.constants().itself());
        }
        Strings strings = new StoredStrings(links, 1, 2);
        for (String text : List.of("abcdefghijklmnopqrstuvwxyz", "ab", "a".repeat(100))) {
            long link = strings.link(text);
            long count = links.count();

            assertThat(strings.text(link)).isEqualTo(text);
            assertThat(strings.link(text)).isEqualTo(link);
            assertThat(new StoredStrings(links, 1, 2).link(text)).isEqualTo(link);
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

    @ParameterizedTest
    @MethodSource("stores")
    void aLayerIsReadAsCharacters(Links links) {
        char[] characters = "-abcdefg".toCharArray();
        long[] symbols = new long[7];
        Arrays.setAll(symbols, i -> links.create(0, 0));
        for (int layers = 1; layers <= 7; layers++) {
            Random random = new Random(layers);
            List<Long> nodes = new ArrayList<>();
            StringBuilder text = new StringBuilder("?");
            for (int i = 0; i < 1 << layers; i++) {
                int symbol = random.nextInt(symbols.length);
                nodes.add(symbols[symbol]);
                text.append(characters[symbol + 1]);
            }
            while (nodes.size() > 1) {
                List<Long> above = new ArrayList<>();
                for (int i = 0; i < nodes.size(); i += 2) {
                    above.add(links.create(nodes.get(i), nodes.get(i + 1)));
                }
                nodes = above;
            }
            int count = 1 << layers;
            long[] layer = new long[count];
            char[] out = new char[1 + count];
            out[0] = '?';

            assertThat(links.readLayer(nodes.get(0), layers, layer)).isTrue();
            assertThat(links.toCharacters(layer, count, characters, out, 1)).isTrue();
            assertThat(new String(out)).isEqualTo(text.toString());

            assertThat(links.readLayer(nodes.get(0), layers, layer)).isTrue();
            assertThat(links.toCharacters(layer, count, Arrays.copyOf(characters, 1), out, 0))
                    .as("no link has a character")
                    .isFalse();
        }
    }

    @ParameterizedTest
    @MethodSource("stores")
    void aLayerBelowWhatIsNoLinkIsNotRead(Links links) {
        long link = links.create(links.constants().itself(), links.constants().itself());
        for (long other :
                new long[] {links.constants().maxValue(), links.constants().maxInternal() + 1, 1L << 30}) {
            assertThat(links.readLayer(other, 1, new long[2])).isFalse();
            assertThat(links.readLayer(links.create(other, link), 2, new long[4]))
                    .isFalse();
            assertThat(links.readLayer(links.create(link, links.create(link, other)), 3, new long[8]))
                    .isFalse();
        }
    }

    @ParameterizedTest
    @MethodSource("stores")
    void theHeightOfATreeIsToldByItsLeftSide(Links links) {
        char[] characters = {'-', '-', 'b', '-'};
        long none = links.create(links.constants().itself(), 0);
        long symbol = links.create(0, 0);
        long pair = links.create(symbol, none);
        long tree = links.create(pair, 0);

        assertThat(links.stepsToCharacter(symbol, characters, '-', 3)).isZero();
        assertThat(links.stepsToCharacter(pair, characters, '-', 3)).isOne();
        assertThat(links.stepsToCharacter(tree, characters, '-', 3)).isEqualTo(2);
        assertThat(links.stepsToCharacter(tree, characters, '-', 2)).isEqualTo(2);
        assertThat(links.stepsToCharacter(tree, characters, '-', 1)).isEqualTo(-1);
        assertThat(links.stepsToCharacter(none, characters, '-', 3)).isEqualTo(-1);
        assertThat(links.stepsToCharacter(links.constants().maxValue(), characters, '-', 3))
                .isEqualTo(-1);
    }

    /** Values whose lowest bits are those of a link, and which a store might take for it. */
    @ParameterizedTest
    @MethodSource("stores")
    void noOtherValueIsTakenForALink(Links links) {
        for (int i = 0; i < 2; i++) {
            links.create(links.constants().itself(), links.constants().itself());
        }
        Strings strings = new StoredStrings(links, 1, 2);
        long top = links.source(strings.link("abcdefghijklmnopqrst"));
        for (int bit = 20; bit < Long.numberOfTrailingZeros(links.constants().maxValue() + 1); bit++) {
            long other = top | 1L << bit;
            for (long part : new long[] {other, links.create(other, top), links.create(top, other)}) {
                long string = links.create(part, 2);
                assertThatThrownBy(() -> strings.text(string))
                        .isInstanceOf(LinksException.class)
                        .hasMessageContaining(Long.toUnsignedString(other) + ", a part of it, is not a link");
            }
        }
    }
}
