package io.github.linksplatform.doublets.sequences;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linksplatform.doublets.Flow;
import io.github.linksplatform.doublets.Link;
import io.github.linksplatform.doublets.Links;
import io.github.linksplatform.doublets.LinksException;
import io.github.linksplatform.doublets.ModelLinks;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class StringsTest {
    private static final long SYMBOL = 1;
    private static final long SEQUENCE = 2;
    private static final int SMALL_STACK = 128 * 1024;

    private final Links links = withMarkers(32);
    private final Strings strings = new StoredStrings(links, SYMBOL, SEQUENCE);

    private static Links withMarkers(int bits) {
        Links links = new ModelLinks(bits);
        for (int i = 0; i < 2; i++) {
            links.create(links.constants().itself(), links.constants().itself());
        }
        return links;
    }

    @Test
    void theLinksOfAStringAreThoseOfOtherImplementations() {
        long link = strings.link("A\0\uD83D\uDE00");

        assertThat(link).isEqualTo(10);
        assertThat(all(links).skip(2))
                .containsExactly(
                        new Link(3, 0xFFFFFFBFL, 1),
                        new Link(4, 0x80000000L, 1),
                        new Link(5, 0xFFFF27C3L, 1),
                        new Link(6, 0xFFFF2200L, 1),
                        new Link(7, 3, 4),
                        new Link(8, 5, 6),
                        new Link(9, 7, 8),
                        new Link(10, 9, 2));
    }

    @Test
    void anOddTailIsCarriedToTheNextLayer() {
        strings.link("abcde");

        assertThat(all(links).skip(7))
                .containsExactly(
                        new Link(8, 3, 4),
                        new Link(9, 5, 6),
                        new Link(10, 8, 9),
                        new Link(11, 10, 7),
                        new Link(12, 11, SEQUENCE));
    }

    static List<String> texts() {
        Random random = new Random(20261130);
        StringBuilder any = new StringBuilder();
        random.ints(3001, 0, 0x10000).forEach(unit -> any.append((char) unit));
        return List.of(
                "",
                "a",
                "\0",
                " ",
                "ab",
                "abc",
                "aaaaaaaaaaaaaaa",
                "abababab",
                "a\uD83D\uDE00b",
                "\u00E9",
                "e\u0301",
                "\uD800",
                "x\uDC00y",
                "\uFFFF",
                "a\uFFFFb\uFFFE".repeat(7),
                "\u0414\u0430 \u2014 ".repeat(300),
                "a".repeat(1 << 12),
                any.toString());
    }

    @ParameterizedTest
    @MethodSource("texts")
    void whatIsWrittenIsReadAndWrittenOnce(String text) {
        long link = strings.link(text);
        long count = links.count();

        assertThat(strings.text(link)).isEqualTo(text);
        assertThat(strings.link(fresh(text))).isEqualTo(link);
        assertThat(new StoredStrings(links, SYMBOL, SEQUENCE).link(text)).isEqualTo(link);
        assertThat(links.count()).isEqualTo(count);
    }

    @ParameterizedTest
    @ValueSource(ints = {32, 64})
    void aCacheChangesNothingInTheStore(int bits) {
        Links plain = withMarkers(bits);
        Links cached = withMarkers(bits);
        Strings without = new StoredStrings(plain, SYMBOL, SEQUENCE);
        Strings with = new CachedStrings(new StoredStrings(cached, SYMBOL, SEQUENCE));

        for (int round = 0; round < 2; round++) {
            for (String text : texts()) {
                assertThat(with.link(fresh(text))).isEqualTo(without.link(text));
            }
        }
        assertThat(all(cached)).containsExactlyElementsOf(all(plain).toList());
        assertThat(texts())
                .allSatisfy(text -> assertThat(with.text(with.link(text))).isEqualTo(text));
    }

    @Test
    void aCacheReadsStringsThatItDidNotWrite() {
        long link = strings.link("before");
        Strings cached = new CachedStrings(strings);

        assertThat(cached.text(link)).isEqualTo("before").isSameAs(cached.text(link));
        assertThat(cached.link("before")).isEqualTo(link);
    }

    @Test
    void differentStringsAreDifferentLinks() {
        assertThat(Stream.of("", " ", "\u00E9", "e\u0301", "e", "\0", "a\0", "\0a")
                        .map(strings::link))
                .doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aMillionUnitsNeedNoDeepStack(boolean equalUnits) throws Exception {
        char[] units = new char[1_000_000];
        if (equalUnits) {
            Arrays.fill(units, 'x');
        } else {
            Random random = new Random(7);
            for (int i = 0; i < units.length; i++) {
                units[i] = (char) (' ' + random.nextInt(95));
            }
        }
        String text = new String(units);

        assertThat(onSmallStack(() -> strings.text(strings.link(text)))).isEqualTo(text);
    }

    @Test
    void aTreeMayBeAsDeepAsItHasLeaves() throws Exception {
        String start = strings.text(strings.link("ab"));
        long top = links.source(strings.link(start));
        for (int i = 0; i < 2047; i++) {
            top = links.create(top, links.source(strings.link(i % 2 == 0 ? "a" : "b")));
        }
        long leftDeep = links.create(top, SEQUENCE);

        assertThat(onSmallStack(() -> strings.text(leftDeep))).hasSize(2049).isEqualTo("ab".repeat(1024) + "a");
    }

    @Test
    void treesOfOtherShapesAreReadFromLeftToRight() {
        long a = links.source(strings.link("a"));
        long b = links.source(strings.link("b"));
        long top = a;
        for (int i = 0; i < 100; i++) {
            top = i % 3 == 0 ? links.create(top, b) : links.create(b, top);
        }
        String expected = "b".repeat(66) + "a" + "b".repeat(34);

        assertThat(strings.text(links.create(top, SEQUENCE))).isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aStringThatContainsItselfIsRefused(boolean bySource) {
        long a = links.source(strings.link("a"));
        long outer = links.create();
        long inner = bySource ? links.create(outer, a) : links.create(a, outer);
        links.update(outer, inner, a);
        long string = links.create(outer, SEQUENCE);

        assertThatThrownBy(() -> strings.text(string))
                .isInstanceOf(LinksException.class)
                .hasMessageMatching(
                        "The string of link \\d+ cannot be read: it contains itself, by way of link \\d+\\.");
    }

    @Test
    void whatIsNoStringIsRefused() {
        long pair = links.source(strings.link("ab"));

        assertThatThrownBy(() -> strings.text(pair))
                .isInstanceOf(LinksException.class)
                .hasMessage("The link " + pair + " is not a string: a string is a link to the marker 2.");
        assertThatThrownBy(() -> strings.text(99)).isInstanceOf(LinksException.class);
    }

    @Test
    void aStringWithAMissingPartIsRefused() {
        long string = strings.link("ab");
        long pair = links.source(string);
        links.delete(pair);

        assertThatThrownBy(() -> strings.text(string))
                .isInstanceOf(LinksException.class)
                .hasMessage(
                        "The string of link " + pair + " cannot be read: " + pair + ", a part of it, is not a link.");
    }

    private static String fresh(String text) {
        return new String(text.toCharArray());
    }

    private static Stream<Link> all(Links links) {
        Stream.Builder<Link> all = Stream.builder();
        links.each((id, source, target) -> {
            all.add(new Link(id, source, target));
            return Flow.CONTINUE;
        });
        return all.build();
    }

    private static String onSmallStack(Supplier<String> action) throws InterruptedException {
        AtomicReference<String> result = new AtomicReference<>();
        AtomicReference<Throwable> failure = new AtomicReference<>();
        Thread thread = new Thread(null, () -> result.set(action.get()), "small stack", SMALL_STACK);
        thread.setUncaughtExceptionHandler((t, e) -> failure.set(e));
        thread.start();
        thread.join();
        assertThat(failure.get()).isNull();
        return result.get();
    }
}
