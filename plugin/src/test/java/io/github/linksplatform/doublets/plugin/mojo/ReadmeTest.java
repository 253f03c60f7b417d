package io.github.linksplatform.doublets.plugin.mojo;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * The goals and parameters in the README are those of the plugin's descriptor. To write them there after a change, run
 * the test with {@code -Ddoublets.updateReadme=true}.
 */
class ReadmeTest {
    private static final Path README = Path.of("../README.md");
    private static final Path DESCRIPTOR = Path.of("target/classes/META-INF/maven/plugin.xml");
    private static final String PREFIX = "doublets.";

    @Test
    void goalsAndParametersAreThoseOfTheDescriptor() throws Exception {
        PluginDescriptorFile descriptor = PluginDescriptorFile.read(DESCRIPTOR);
        String readme = Files.readString(README);
        String expected = replace(replace(readme, "goals", goals(descriptor)), "parameters", parameters(descriptor));

        if (Boolean.getBoolean("doublets.updateReadme")) {
            Files.writeString(README, expected);
            return;
        }
        assertThat(readme)
                .as("README.md beside the descriptor; run this test with -Ddoublets.updateReadme=true to update it")
                .isEqualTo(expected);
    }

    @Test
    void everyParameterHasADescriptionAVersionAndThePropertyOfItsName() throws Exception {
        PluginDescriptorFile.read(DESCRIPTOR).goals().forEach((goal, content) -> {
            assertThat(content.description()).as(goal).isNotEmpty();
            if (!goal.equals("help")) {
                content.parameters().forEach((name, parameter) -> {
                    assertThat(parameter.description()).as(goal + " " + name).isNotEmpty();
                    assertThat(parameter.since()).as(goal + " " + name).isNotEmpty();
                    assertThat(parameter.property())
                            .as(goal + " " + name)
                            .satisfiesAnyOf(
                                    // A map cannot be given on the command line.
                                    property -> assertThat(property).isEmpty(),
                                    property -> assertThat(property.replaceAll("\\.", ""))
                                            .isEqualToIgnoringCase(PREFIX.replace(".", "") + name));
                });
            }
        });
    }

    private static List<String> goals(PluginDescriptorFile descriptor) {
        List<String> lines = new ArrayList<>(List.of("| goal | what it does |", "|---|---|"));
        new TreeMap<>(descriptor.goals())
                .forEach((name, goal) -> lines.add("| `doublets:" + name + "` | " + cell(goal.description()) + " |"));
        return lines;
    }

    private static List<String> parameters(PluginDescriptorFile descriptor) {
        Map<String, PluginDescriptorFile.Parameter> all = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        Map<String, List<String>> goals = new TreeMap<>();
        descriptor.goals().forEach((goal, content) -> {
            if (!goal.equals("help")) {
                content.parameters().forEach((name, parameter) -> {
                    all.putIfAbsent(name, parameter);
                    goals.computeIfAbsent(name, key -> new ArrayList<>()).add("`" + goal + "`");
                });
            }
        });
        List<String> lines = new ArrayList<>(
                List.of("| parameter | property | default | goals | meaning |", "|---|---|---|---|---|"));
        all.forEach((name, parameter) -> lines.add("| `" + name + "` | "
                + code(parameter.property()) + " | " + code(parameter.defaultValue()) + " | "
                + goals.get(name).stream().sorted().collect(Collectors.joining(", ")) + " | "
                + cell(parameter.description()) + " |"));
        return lines;
    }

    private static String code(String text) {
        return text.isEmpty() ? "" : "`" + text + "`";
    }

    private static String cell(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace("|", "\\|");
    }

    /** Puts lines between the markers of a name. */
    private static String replace(String text, String name, List<String> lines) {
        String begin = "<!-- " + name + ":begin -->\n";
        String end = "<!-- " + name + ":end -->\n";
        int from = text.indexOf(begin) + begin.length();
        int to = text.indexOf(end);
        assertThat(text).contains(begin, end);
        return text.substring(0, from) + String.join("\n", lines) + "\n" + text.substring(to);
    }
}
