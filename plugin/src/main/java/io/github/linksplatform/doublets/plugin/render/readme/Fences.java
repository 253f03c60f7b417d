package io.github.linksplatform.doublets.plugin.render.readme;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Follows fenced code blocks line by line, as CommonMark 0.31 (4.5) defines them. */
final class Fences {
    private static final Pattern OPENING = Pattern.compile(" {0,3}(`{3,}[^`]*|~{3,}.*)");
    private static final Pattern CLOSING = Pattern.compile(" {0,3}(`{3,}|~{3,})[ \t]*");

    private char fence;
    private int length;

    /** Takes the next line, without its line end; true if it is part of a fenced block. */
    boolean next(String line) {
        if (length == 0) {
            Matcher opening = OPENING.matcher(line);
            if (!opening.matches()) {
                return false;
            }
            fence = opening.group(1).charAt(0);
            length = run(opening.group(1), fence);
            return true;
        }
        Matcher closing = CLOSING.matcher(line);
        if (closing.matches() && run(closing.group(1), fence) >= length) {
            length = 0;
        }
        return true;
    }

    private static int run(String text, char c) {
        int count = 0;
        while (count < text.length() && text.charAt(count) == c) {
            count++;
        }
        return count;
    }
}
