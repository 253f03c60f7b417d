package io.github.linksplatform.doublets.plugin.render.readme;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ReadmeTest {
    private static final Map<String, String> NEW = Map.of("links", "new\ntext\n", "results", "all");

    private static String updated(String text) {
        byte[] once = parse(text).with(NEW);
        assertThat(Readme.parse("README.md", once, Sections::known).with(NEW))
                .as("a second run changes nothing")
                .isEqualTo(once);
        return new String(once, StandardCharsets.UTF_8);
    }

    private static Readme parse(String text) {
        return Readme.parse("README.md", text.getBytes(StandardCharsets.UTF_8), Sections::known);
    }

    private static List<String> faults(String... lines) {
        try {
            parse(String.join("\n", lines));
            return List.of();
        } catch (ReadmeException e) {
            return e.getMessage().lines().toList();
        }
    }

    @Test
    void onlyWhatLiesBetweenMarkersIsReplaced() {
        assertThat(updated("a  \n<!-- doublets:begin links -->\nold\n<!-- doublets:end links -->\n\tz"))
                .isEqualTo("a  \n<!-- doublets:begin links -->\n\nnew\ntext\n\n<!-- doublets:end links -->\n\tz");
    }

    @Test
    void theIdMayBeLeftOutAtTheEndAndSpacesMayVary() {
        assertThat(updated("  <!--doublets:begin\tlinks-->  \n   <!--  doublets:end  -->"))
                .isEqualTo("  <!--doublets:begin\tlinks-->  \n\nnew\ntext\n\n   <!--  doublets:end  -->");
    }

    @Test
    void lineEndsAreThoseOfTheBeginMarker() {
        String crlf = "a\n<!-- doublets:begin links -->\r\n<!-- doublets:end -->\nb\r";

        assertThat(updated(crlf)).isEqualTo(crlf.replace("\r\n", "\r\n\r\nnew\r\ntext\r\n\r\n"));
    }

    @Test
    void aByteOrderMarkStays() {
        assertThat(updated("\uFEFF<!-- doublets:begin links -->\n<!-- doublets:end -->"))
                .startsWith("\uFEFF<!-- doublets:begin links -->\n\nnew");
    }

    @Test
    void aSectionWithNothingToShowStays() {
        String text = """
                <!-- doublets:begin objects -->
                old
                <!-- doublets:end -->
                <!-- doublets:begin links-rust-32-1000000 -->
                <!-- doublets:end -->
                """;

        assertThat(updated(text)).isEqualTo(text);
    }

    @Test
    void markersInFencedCodeAreText() {
        String fenced = """
                ```
                <!-- doublets:begin links -->
                ~~~
                <!-- doublets:end links -->
                ```
                ~~~~ md
                <!-- doublets:begin nonsense -->
                ~~~
                ```
                <!-- doublets:end -->
                ~~~~
                In a line: `<!-- doublets:begin links -->`
                    <!-- doublets:begin links -->
                """;
        String pair = "<!-- doublets:begin links -->\nold\n<!-- doublets:end links -->\n";

        assertThat(updated(fenced + pair + fenced)).isEqualTo(fenced + pair.replace("old", "\nnew\ntext\n") + fenced);
    }

    @Test
    void anInlineSpanOfThreeBackticksIsNoFence() {
        assertThat(updated("``` a ``` b\n<!-- doublets:begin links -->\n<!-- doublets:end -->"))
                .contains("new");
    }

    @Test
    void everyFaultIsListedWithItsLine() {
        List<String> faults = faults(
                "text",
                "<!-- doublets:end links -->",
                "<!-- doublets:begin -->",
                "<!-- doublets:end -->",
                "<!-- doublets:begin lnks -->",
                "<!-- doublets:end -->",
                "<!-- doublets:begn links -->",
                "<!-- doublets:begin links --> here",
                "<!-- doublets:begin links -->",
                "<!-- doublets:end objects -->",
                "<!-- doublets:begin links -->",
                "<!-- doublets:begin results -->",
                "<!-- doublets:end -->",
                "<!-- doublets:begin objects -->");

        assertThat(faults.stream().map(line -> line.replaceAll(";.*", "")))
                .containsExactly(
                        "README.md, line 2: the end marker has no begin before it",
                        "README.md, line 3: the begin marker has no id",
                        "README.md, line 5: the id 'lnks' is not known",
                        "README.md, line 7: '<!-- doublets:begn links -->' is not a marker",
                        "README.md, line 8: '<!-- doublets:begin links --> here' is not a marker",
                        "README.md, line 10: the end marker names 'objects', but the section open since line 9"
                                + " is 'links'.",
                        "README.md, line 11: the section 'links' begins a second time, after line 9",
                        "README.md, line 12: the section 'results' begins inside 'links' of line 11",
                        "README.md, line 14: the section 'objects' has no end");
    }

    @Test
    void oneFaultAlone() {
        assertThat(faults("<!-- doublets:begin links -->"))
                .singleElement()
                .asString()
                .contains("line 1", "no end");
        assertThat(faults("<!-- doublets:end links -->"))
                .singleElement()
                .asString()
                .contains("line 1", "no begin");
        assertThat(faults("<!-- doublets:end links -->", "<!-- doublets:begin links -->"))
                .satisfiesExactly(
                        first -> assertThat(first).contains("line 1", "no begin"),
                        second -> assertThat(second).contains("line 2", "no end"));
    }

    @Test
    void textThatIsNotUtf8IsRefused() {
        byte[] latin1 = "caf\u00e9 <!-- doublets:begin links -->".getBytes(StandardCharsets.ISO_8859_1);

        assertThatExceptionOfType(ReadmeException.class)
                .isThrownBy(() -> Readme.parse("README.md", latin1, Sections::known))
                .withMessageContaining("README.md is not UTF-8");
    }

    @Test
    void idsOfTablesAreKnownWhateverTheirSize() {
        assertThat(Sections.known("objects-csharp-64-1000000")).isTrue();
        assertThat(Sections.known("objects-csharp-16-1000000")).isFalse();
        assertThat(Sections.known("links-java-64-0100")).isFalse();
    }
}
