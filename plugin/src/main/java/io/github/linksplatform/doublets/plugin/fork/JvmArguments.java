package io.github.linksplatform.doublets.plugin.fork;

import io.github.linksplatform.doublets.plugin.plan.CommandLine;
import io.github.linksplatform.doublets.plugin.plan.InvalidConfigurationException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Arguments that a user adds to the command line of every fork.
 *
 * @param arguments the arguments in their order
 */
public record JvmArguments(List<String> arguments) {
    private static final String PARAMETER = "jvmArgs";

    /** A property that nobody replaced: of Maven, or of Surefire's late replacement. */
    private static final Pattern PLACEHOLDER = Pattern.compile("[$@]\\{[^}]*\\}");

    private static final Pattern COLLECTOR = Pattern.compile("-XX:\\+Use\\w*GC");

    /** They would replace what the fork is. */
    private static final Set<String> REFUSED =
            Set.of("-cp", "-classpath", "--class-path", "-jar", "-m", "--module", "-version", "--version");

    /** Copies the arguments. */
    public JvmArguments {
        arguments = List.copyOf(arguments);
    }

    /**
     * Reads arguments that are separated by white space; quotes, single or double, keep white space together.
     *
     * @param text the arguments; null, empty and blank mean none
     * @return the arguments
     * @throws InvalidConfigurationException if there is an unresolved property, or an argument that cannot be one
     */
    public static JvmArguments parse(String text) throws InvalidConfigurationException {
        if (text == null || text.isBlank()) {
            return new JvmArguments(List.of());
        }
        Matcher placeholder = PLACEHOLDER.matcher(text);
        if (placeholder.find()) {
            throw new InvalidConfigurationException(
                    PARAMETER,
                    text,
                    "holds " + placeholder.group() + ", a property that is not set",
                    "set the property, or take it out of " + PARAMETER);
        }
        List<String> arguments = CommandLine.words(text);
        for (String argument : arguments) {
            if (REFUSED.contains(argument) || argument.startsWith("@")) {
                throw new InvalidConfigurationException(
                        PARAMETER,
                        text,
                        "holds " + argument + ", which would start another program than a worker",
                        "give options of the JVM alone, such as -Xmx2g");
            }
        }
        if (!arguments.get(0).startsWith("-")) {
            throw new InvalidConfigurationException(
                    PARAMETER,
                    text,
                    "begins with " + arguments.get(0) + ", which is no option of a JVM",
                    "begin every option with a hyphen, such as -Xmx2g");
        }
        return new JvmArguments(arguments);
    }

    /** The fixed heap: the given one, unless the user's arguments say another. */
    List<String> heap(long bytes) {
        Optional<String> max = value("-Xmx");
        Optional<String> min = value("-Xms");
        if (max.isEmpty() && min.isEmpty()) {
            long mib = bytes >> 20;
            return List.of("-Xms" + mib + "m", "-Xmx" + mib + "m");
        }
        if (max.isEmpty()) {
            return List.of("-Xmx" + min.orElseThrow());
        }
        return min.isEmpty() ? List.of("-Xms" + max.orElseThrow()) : List.of();
    }

    /** Whether the user chose a garbage collector. */
    boolean chooseCollector() {
        return arguments.stream()
                .anyMatch(argument -> COLLECTOR.matcher(argument).matches());
    }

    private Optional<String> value(String option) {
        return arguments.stream()
                .filter(argument -> argument.startsWith(option))
                .map(argument -> argument.substring(option.length()))
                .reduce((first, last) -> last);
    }
}
