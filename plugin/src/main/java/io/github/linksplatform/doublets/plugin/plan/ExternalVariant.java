package io.github.linksplatform.doublets.plugin.plan;

import io.github.linksplatform.doublets.store.Category;
import io.github.linksplatform.doublets.store.Durability;
import io.github.linksplatform.doublets.store.Variant;
import io.github.linksplatform.doublets.store.Variant.Role;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A store that a program in any language measures by itself: it reads a job file and writes a result file.
 *
 * @param name the name of its rows
 * @param command the program and its arguments, which the path of the job follows
 * @param durability what its committed records survive, as its author says
 * @param categories what it keeps
 */
public record ExternalVariant(String name, List<String> command, Durability durability, Set<Category> categories) {
    /** The parameter that names such programs. */
    public static final String PARAMETER = "externalVariants";

    private static final Pattern SEPARATORS = Pattern.compile("[,+\\s]+");

    /** Copies the command and the categories. */
    public ExternalVariant {
        command = List.copyOf(command);
        categories = Set.copyOf(categories);
    }

    /**
     * Reads what a user wrote.
     *
     * @param name the name
     * @param command the command line
     * @param durability "volatile", "process_crash" or "power_cut"
     * @param categories "links", "objects" or both, separated by commas or plus signs; null for both
     * @return the program
     * @throws InvalidConfigurationException if a part is missing or not valid
     */
    public static ExternalVariant of(String name, String command, String durability, String categories)
            throws InvalidConfigurationException {
        if (isMissing(name) || isMissing(command) || isMissing(durability)) {
            throw new InvalidConfigurationException(
                    PARAMETER,
                    name,
                    "lacks a name, a command or a durability",
                    "give an <externalVariant> with <name>, <command> and <durability>");
        }
        Set<Category> kept = categories(PARAMETER, name, categories);
        ExternalVariant variant =
                new ExternalVariant(name.strip(), CommandLine.words(command), durability(name, durability), kept);
        try {
            variant.variants();
        } catch (IllegalArgumentException e) {
            throw new InvalidConfigurationException(
                    PARAMETER,
                    name,
                    "is no name of a variant",
                    "give words of English letters and digits joined by underscores, such as Mine_Memory");
        }
        return variant;
    }

    /**
     * Its rows. Their ratios are taken against SQLite in memory if it is volatile, else against SQLite in a file.
     *
     * @return one variant a category
     */
    public List<Variant> variants() {
        Optional<String> baseline = Optional.of(durability == Durability.VOLATILE ? "SQLite_Memory" : "SQLite_File");
        return Arrays.stream(Category.values())
                .filter(categories::contains)
                .map(category -> new Variant(name, category, durability, baseline, Role.DEFAULT))
                .toList();
    }

    private static boolean isMissing(String text) {
        return text == null || text.isBlank();
    }

    private static Durability durability(String name, String text) throws InvalidConfigurationException {
        for (Durability durability : Durability.values()) {
            if (durability.name().toLowerCase(Locale.ROOT).equals(text.strip())) {
                return durability;
            }
        }
        throw new InvalidConfigurationException(
                PARAMETER,
                name,
                "has the durability '" + text.strip() + "'",
                "give "
                        + Arrays.stream(Durability.values())
                                .map(durability -> durability.name().toLowerCase(Locale.ROOT) + " for one that "
                                        + (durability == Durability.VOLATILE
                                                ? "survives nothing"
                                                : durability.description()))
                                .collect(Collectors.joining(", ")));
    }

    /**
     * Reads what a program keeps.
     *
     * @param parameter the parameter that says it
     * @param value what names the program in a message
     * @param text "links", "objects" or both, separated by commas or plus signs; null for both
     * @return at least one category
     * @throws InvalidConfigurationException if there is another word
     */
    public static Set<Category> categories(String parameter, String value, String text)
            throws InvalidConfigurationException {
        Set<Category> kept = EnumSet.noneOf(Category.class);
        for (String word : SEPARATORS.split(isMissing(text) ? "links,objects" : text.strip(), -1)) {
            try {
                kept.add(Category.of(word));
            } catch (IllegalArgumentException e) {
                throw new InvalidConfigurationException(
                        parameter, value, "has the category '" + word + "'", "give links, objects or both");
            }
        }
        return kept;
    }
}
