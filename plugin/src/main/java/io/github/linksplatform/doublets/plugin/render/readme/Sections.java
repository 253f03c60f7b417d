package io.github.linksplatform.doublets.plugin.render.readme;

import java.util.Set;
import java.util.regex.Pattern;

/** The ids that a section of a README can have. */
public final class Sections {
    /** All tables. */
    public static final String RESULTS = "results";
    /** The tables of links. */
    public static final String LINKS = "links";
    /** The tables of objects. */
    public static final String OBJECTS = "objects";
    /** What a committed record survives, by store. */
    public static final String DURABILITY = "durability";
    /** The versions and settings of each row, as its store said them. */
    public static final String SETTINGS = "settings";
    /** Counts over all tables. */
    public static final String CONCLUSIONS = "conclusions";

    /** The valid ids in words. */
    static final String VALID =
            "results, links, objects, durability, settings, conclusions, or one table such as links-java-64-100000";

    private static final Set<String> NAMES = Set.of(RESULTS, LINKS, OBJECTS, DURABILITY, SETTINGS, CONCLUSIONS);
    private static final Pattern TABLE = Pattern.compile("(links|objects)-[a-z0-9_]+-(32|64)-[1-9][0-9]*");

    private Sections() {}

    /**
     * Whether there can be a section of an id.
     *
     * @param id the id
     * @return true if it is one of the names, or has the form of a table's
     */
    public static boolean known(String id) {
        return NAMES.contains(id) || TABLE.matcher(id).matches();
    }

    /**
     * The two lines that make a section.
     *
     * @param id its id
     * @return the lines to paste
     */
    public static String lines(String id) {
        return "<!-- doublets:begin " + id + " -->\n<!-- doublets:end " + id + " -->";
    }
}
