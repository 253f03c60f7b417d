package io.github.linksplatform.doublets.plugin.render.words;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;

/** The texts of a page in one language. Does not depend on the locale of the machine. */
public final class Wording {
    /** English, the language of every page that names no other. */
    public static final Wording ENGLISH = new Wording("en", PluralRule.ENGLISH);

    /** Russian. */
    public static final Wording RUSSIAN = new Wording("ru", PluralRule.RUSSIAN);

    private final String language;
    private final PluralRule plurals;
    private final Properties texts;

    private Wording(String language, PluralRule plurals) {
        this.language = language;
        this.plurals = plurals;
        this.texts = load("words_" + language + ".properties");
    }

    /**
     * The wording of a page.
     *
     * @param page a file; "README.ru.md" and whatever else ends in ".ru.md" is Russian
     * @return the wording
     */
    public static Wording of(Path page) {
        return page.getFileName().toString().endsWith(".ru.md") ? RUSSIAN : ENGLISH;
    }

    private static Properties load(String name) {
        Properties texts = new Properties();
        try (Reader reader = new InputStreamReader(
                Objects.requireNonNull(Wording.class.getResourceAsStream(name), name), StandardCharsets.UTF_8)) {
            texts.load(reader);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return texts;
    }

    /**
     * The code of the language.
     *
     * @return "en" or "ru"
     */
    public String language() {
        return language;
    }

    /**
     * What names of files in this language have before their extension.
     *
     * @return for example ".ru"; empty for English
     */
    public String fileSuffix() {
        return this == ENGLISH ? "" : "." + language;
    }

    /**
     * A text.
     *
     * @param key its key
     * @param values what stands for {0}, {1}, …
     * @return the text
     * @throws IllegalArgumentException if there is no such text
     */
    public String text(String key, Object... values) {
        return find(key, values)
                .orElseThrow(() -> new IllegalArgumentException("There is no text '" + key + "' in " + language + "."));
    }

    /**
     * A text that may be missing.
     *
     * @param key its key
     * @param values what stands for {0}, {1}, …
     * @return the text, or empty
     */
    public Optional<String> find(String key, Object... values) {
        String pattern = texts.getProperty(key);
        if (pattern == null) {
            return Optional.empty();
        }
        StringBuilder text = new StringBuilder();
        int at = 0;
        for (int open = pattern.indexOf('{'); open >= 0; open = pattern.indexOf('{', at)) {
            int close = pattern.indexOf('}', open);
            text.append(pattern, at, open).append(values[Integer.parseInt(pattern, open + 1, close, 10)]);
            at = close + 1;
        }
        return Optional.of(text.append(pattern, at, pattern.length()).toString());
    }

    /**
     * A text that depends on a number. Its forms are the texts of the key with ".one", ".few", ".many" or ".other".
     *
     * @param key the key
     * @param number the number, which stands for {0} with its thousands set apart
     * @param values what stands for {1}, {2}, …
     * @return the text
     */
    public String plural(String key, long number, Object... values) {
        Object[] all = new Object[values.length + 1];
        all[0] = new Numbers(this).integer(number);
        System.arraycopy(values, 0, all, 1, values.length);
        return text(key + "." + plurals.form(number), all);
    }

    /**
     * A text that depends on a number which may have decimals.
     *
     * @param key the key; its forms are looked for as in {@link #plural}, and ".other" stands for a missing one
     * @param number the number, which is not among the values
     * @param values what stands for {0}, {1}, …
     * @return the text
     */
    public String pluralOf(String key, BigDecimal number, Object... values) {
        return find(key + "." + plurals.form(number), values).orElseGet(() -> text(key + ".other", values));
    }
}
