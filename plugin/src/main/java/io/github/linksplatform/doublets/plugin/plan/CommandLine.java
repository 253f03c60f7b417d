package io.github.linksplatform.doublets.plugin.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A command line as a user writes it. */
public final class CommandLine {
    private static final Pattern WORD = Pattern.compile("(?:\"[^\"]*\"|'[^']*'|[^\\s\"'])+");
    private static final Pattern QUOTED = Pattern.compile("\"([^\"]*)\"|'([^']*)'");

    private CommandLine() {}

    /**
     * Splits at white space; quotes, single or double, keep white space together. There are no escapes, so that a path
     * of Windows is what it is.
     *
     * @param text the line
     * @return its words, none if it is blank
     */
    public static List<String> words(String text) {
        List<String> words = new ArrayList<>();
        Matcher word = WORD.matcher(text);
        while (word.find()) {
            words.add(QUOTED.matcher(word.group())
                    .replaceAll(quoted ->
                            Matcher.quoteReplacement(quoted.group(1) != null ? quoted.group(1) : quoted.group(2))));
        }
        return words;
    }
}
