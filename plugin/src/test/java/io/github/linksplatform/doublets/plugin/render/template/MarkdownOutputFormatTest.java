package io.github.linksplatform.doublets.plugin.render.template;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MarkdownOutputFormatTest {
    @TempDir
    Path directory;

    private static String escaped(String text) {
        return MarkdownOutputFormat.INSTANCE.escapePlainText(text);
    }

    @Test
    void whatMeansSomethingInMarkdownIsEscaped() {
        assertThat(escaped("a|b *c* _d_ [e] ~f~ $g$ `h` \\i"))
                .isEqualTo("a\\|b \\*c\\* \\_d\\_ \\[e\\] \\~f\\~ \\$g\\$ \\`h\\` \\\\i");
        assertThat(escaped("<b>&amp;</b>")).isEqualTo("&lt;b&gt;&amp;amp;&lt;/b&gt;");
        assertThat(escaped("a\nb\r\nc\rd")).isEqualTo("a<br>b<br>c<br>d");
        assertThat(escaped("4.01× faster (≈ same) — 32.0 MiB")).isEqualTo("4.01× faster (≈ same) — 32.0 MiB");
    }

    @Test
    void everyTextComesBackAndStaysInItsCell() {
        Random random = new Random(20261130);
        String alphabet = "ab |\\*_[]~$`<>&;\r\nµ×";
        for (int round = 0; round < 20_000; round++) {
            StringBuilder text = new StringBuilder();
            for (int i = random.nextInt(12); i > 0; i--) {
                text.append(alphabet.charAt(random.nextInt(alphabet.length())));
            }
            String markdown = escaped(text.toString());
            assertThat(markdown).doesNotContain("\n", "\r");
            assertThat(markdown.replaceAll("\\\\.", "")).doesNotContain("|", "*", "_", "`");
            assertThat(shown(markdown)).as(markdown).isEqualTo(text.toString().replaceAll("\r\n|\r", "\n"));
        }
    }

    /** What a reader of Markdown shows: backslash escapes, entities and line breaks taken back. */
    private static String shown(String markdown) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < markdown.length(); i++) {
            char c = markdown.charAt(i);
            if (c == '\\') {
                text.append(markdown.charAt(++i));
            } else if (c == '&') {
                int end = markdown.indexOf(';', i);
                text.append(Map.of("amp", '&', "lt", '<', "gt", '>').get(markdown.substring(i + 1, end)));
                i = end;
            } else if (markdown.startsWith("<br>", i)) {
                text.append('\n');
                i += 3;
            } else {
                text.append(c);
            }
        }
        return text.toString();
    }

    @Test
    void valuesInTemplatesAreEscapedByTheNameOfTheTemplate() throws IOException {
        Files.writeString(directory.resolve("a.md.ftl"), "${x} ${x?no_esc}");
        Files.writeString(directory.resolve("a.ftlx"), "${x} ${x?no_esc}");
        Templates templates = new Templates(Optional.of(directory));

        assertThat(templates.render("a.md.ftl", Map.of("x", "<_"))).isEqualTo("&lt;\\_ <_");
        assertThat(templates.render("a.ftlx", Map.of("x", "<_"))).isEqualTo("&lt;_ <_");
    }

    @Test
    void numbersInTemplatesHaveNoGroups() throws IOException {
        Files.writeString(directory.resolve("a.md.ftl"), "${n} ${d} #{n}");
        Templates templates = new Templates(Optional.of(directory));

        assertThat(templates.render("a.md.ftl", Map.of("n", 1_000_000, "d", 1234.5)))
                .isEqualTo("1000000 1234.5 #{n}");
    }
}
