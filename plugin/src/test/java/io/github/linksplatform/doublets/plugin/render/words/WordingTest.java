package io.github.linksplatform.doublets.plugin.render.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class WordingTest {
    private static Set<String> keys(String language) throws IOException {
        Properties texts = new Properties();
        try (Reader reader = new InputStreamReader(
                Wording.class.getResourceAsStream("words_" + language + ".properties"), StandardCharsets.UTF_8)) {
            texts.load(reader);
        }
        return texts.stringPropertyNames().stream()
                .map(key -> key.replaceAll("\\.(one|few|many|other)$", ".(number)"))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void everyTextIsThereInEveryLanguage() throws IOException {
        assertThat(keys("ru")).isEqualTo(keys("en"));
    }

    @Test
    void theLanguageIsThatOfTheFileName() {
        assertThat(Wording.of(Path.of("docs/README.ru.md"))).isSameAs(Wording.RUSSIAN);
        assertThat(Wording.of(Path.of("README.md"))).isSameAs(Wording.ENGLISH);
        assertThat(Wording.of(Path.of("ru.md"))).isSameAs(Wording.ENGLISH);
    }

    @Test
    void aMissingTextIsNamed() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Wording.ENGLISH.text("no.such.key"))
                .withMessageContaining("no.such.key");
    }
}
