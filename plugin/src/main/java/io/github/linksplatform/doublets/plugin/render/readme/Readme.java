package io.github.linksplatform.doublets.plugin.render.readme;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A README with sections between {@code <!-- doublets:begin ID -->} and {@code <!-- doublets:end ID -->}, each marker
 * alone on its line; the id may be left out at the end. Markers in fenced code are text. Everything outside sections
 * keeps its bytes.
 */
public final class Readme {
    private static final Pattern MARKER =
            Pattern.compile(" {0,3}<!--[ \t]*doublets:(begin|end)(?:[ \t]+([^\\s>]+?))?[ \t]*-->[ \t]*");

    /** What was meant as a marker: a line that starts like one. */
    private static final Pattern LIKE_MARKER = Pattern.compile(" {0,3}<!--[ \t]*doublets[: \t].*");

    private final String text;
    private final Map<String, Section> sections = new LinkedHashMap<>();
    private final List<String> faults = new ArrayList<>();
    private Section open;

    /** Where a section's content lies in the text, and how its marker's line ends. */
    private static final class Section {
        private final String id;
        private final int line;
        private final int start;
        private final String lineEnd;
        private int end;

        Section(String id, int line, int start, String lineEnd) {
            this.id = id;
            this.line = line;
            this.start = start;
            this.lineEnd = lineEnd;
        }
    }

    private Readme(String text) {
        this.text = text;
    }

    /**
     * Reads a README.
     *
     * @param name its name, for the faults
     * @param content its bytes
     * @param known whether there are sections of an id, whether or not there is something to show in them now
     * @return the README
     * @throws ReadmeException with everything that is wrong with its structure, or if it is not UTF-8
     */
    public static Readme parse(String name, byte[] content, Predicate<String> known) {
        Readme readme = new Readme(decode(name, content));
        readme.scan(known);
        if (!readme.faults.isEmpty()) {
            throw new ReadmeException(
                    readme.faults.stream().map(fault -> name + ", " + fault).toList());
        }
        return readme;
    }

    private static String decode(String name, byte[] content) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .onMalformedInput(CodingErrorAction.REPORT)
                    .onUnmappableCharacter(CodingErrorAction.REPORT)
                    .decode(ByteBuffer.wrap(content))
                    .toString();
        } catch (CharacterCodingException e) {
            throw new ReadmeException(
                    List.of(name + " is not UTF-8; convert it, so that no character is lost when it is written."));
        }
    }

    /**
     * The ids of the sections, in their order.
     *
     * @return the ids
     */
    public Set<String> ids() {
        return sections.keySet();
    }

    /**
     * The bytes of the README with new sections.
     *
     * @param contents texts by id, their lines ended by LF; a section of another id stays as it is
     * @return the bytes
     */
    public byte[] with(Map<String, String> contents) {
        StringBuilder result = new StringBuilder();
        int at = 0;
        for (Section section : sections.values()) {
            String content = contents.get(section.id);
            if (content != null) {
                String block = "\n" + content.strip() + "\n\n";
                result.append(text, at, section.start).append(block.replace("\n", section.lineEnd));
                at = section.end;
            }
        }
        return result.append(text, at, text.length()).toString().getBytes(StandardCharsets.UTF_8);
    }

    private void scan(Predicate<String> known) {
        Fences fences = new Fences();
        // A byte order mark belongs to the bytes that stay, but not to the first line.
        int start = text.startsWith("\uFEFF") ? 1 : 0;
        for (int line = 1; start < text.length(); line++) {
            int end = endOfLine(start);
            int next = afterLineEnd(end);
            String content = text.substring(start, end);
            if (!fences.next(content)) {
                Matcher marker = MARKER.matcher(content);
                if (marker.matches()) {
                    String lineEnd = next > end ? text.substring(end, next) : "\n";
                    marker(marker.group(1), marker.group(2), line, start, next, lineEnd, known);
                } else if (LIKE_MARKER.matcher(content).matches()) {
                    fault(
                            line,
                            "'" + content.strip() + "' is not a marker; valid are <!-- doublets:begin ID --> and "
                                    + "<!-- doublets:end ID -->, alone on a line");
                }
            }
            start = next;
        }
        if (open != null) {
            fault(open.line, "the section '" + open.id + "' has no end; add <!-- doublets:end " + open.id + " -->");
        }
    }

    private void marker(
            String kind, String id, int line, int start, int next, String lineEnd, Predicate<String> known) {
        if (kind.equals("begin")) {
            begin(id, line, next, lineEnd, known);
        } else {
            end(id, line, start);
        }
    }

    private void begin(String id, int line, int next, String lineEnd, Predicate<String> known) {
        if (id == null) {
            fault(line, "the begin marker has no id; write <!-- doublets:begin ID --> with one of " + Sections.VALID);
        } else if (!known.test(id)) {
            fault(line, "the id '" + id + "' is not known; valid are " + Sections.VALID);
        } else if (sections.containsKey(id)) {
            fault(
                    line,
                    "the section '" + id + "' begins a second time, after line " + sections.get(id).line
                            + "; remove one of the two");
        }
        if (open != null) {
            fault(
                    line,
                    "the section '" + id + "' begins inside '" + open.id + "' of line " + open.line
                            + "; end that one first, sections do not nest");
        }
        open = new Section(id, line, next, lineEnd);
        if (id != null) {
            sections.putIfAbsent(id, open);
        }
    }

    private void end(String id, int line, int start) {
        if (open == null) {
            fault(
                    line,
                    "the end marker has no begin before it; add <!-- doublets:begin " + (id == null ? "ID" : id)
                            + " -->, or remove it");
            return;
        }
        if (id != null && !id.equals(open.id)) {
            fault(
                    line,
                    "the end marker names '" + id + "', but the section open since line " + open.line + " is '"
                            + open.id + "'");
        }
        open.end = start;
        open = null;
    }

    private void fault(int line, String what) {
        faults.add("line " + line + ": " + what + ".");
    }

    private int endOfLine(int start) {
        int end = start;
        while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
            end++;
        }
        return end;
    }

    private int afterLineEnd(int end) {
        if (end >= text.length()) {
            return end;
        }
        return text.startsWith("\r\n", end) ? end + 2 : end + 1;
    }

    @Override
    public String toString() {
        return sections.keySet().stream().collect(Collectors.joining(", ", "Readme[", "]"));
    }
}
