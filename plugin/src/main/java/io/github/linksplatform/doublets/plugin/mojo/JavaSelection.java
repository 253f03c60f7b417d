package io.github.linksplatform.doublets.plugin.mojo;

import io.github.linksplatform.doublets.plugin.fork.JavaInstallation;
import io.github.linksplatform.doublets.plugin.plan.InvalidConfigurationException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.maven.toolchain.Toolchain;

/**
 * Which Java the forks run on, by what a user says of it.
 *
 * @param jvm a program or the directory of a JDK, or null; it comes first
 * @param requirements what is required of a JDK of toolchains.xml, or null
 */
record JavaSelection(Path jvm, Map<String, String> requirements) {
    private static final String TOOLCHAIN = "jdkToolchain";
    private static final String TOOL = "java";

    /**
     * The Java, which has been asked what it is.
     *
     * @param toolchains gives the JDKs of toolchains.xml that meet requirements
     */
    JavaInstallation choose(Function<Map<String, String>, List<Toolchain>> toolchains)
            throws InvalidConfigurationException, InterruptedException {
        if (jvm != null) {
            return JavaInstallation.of(
                    jvm,
                    problem -> new InvalidConfigurationException(
                            "jvm",
                            jvm.toString(),
                            problem,
                            "give the path of a java program or of a JDK, version " + JavaInstallation.OLDEST
                                    + " or newer, or leave it out to use the Java that runs Maven"));
        }
        if (requirements == null || requirements.isEmpty()) {
            return JavaInstallation.current();
        }
        Path program = programs(toolchains.apply(requirements))
                .findFirst()
                .map(Path::of)
                .orElseThrow(() -> refused("no JDK of toolchains.xml meets", toolchains));
        return JavaInstallation.of(
                program, problem -> refused("selects " + program + ", which " + problem, toolchains));
    }

    private static Stream<String> programs(List<Toolchain> toolchains) {
        return toolchains.stream().map(toolchain -> toolchain.findTool(TOOL)).filter(Objects::nonNull);
    }

    private InvalidConfigurationException refused(
            String problem, Function<Map<String, String>, List<Toolchain>> toolchains) {
        String required = requirements.entrySet().stream()
                .map(entry -> "<" + entry.getKey() + ">" + entry.getValue() + "</" + entry.getKey() + ">")
                .collect(Collectors.joining());
        String known = programs(toolchains.apply(Map.of())).collect(Collectors.joining(", "));
        return InvalidConfigurationException.ofElement(
                TOOLCHAIN,
                required,
                problem,
                "require what a JDK there provides ("
                        + Optional.of(known).filter(text -> !text.isEmpty()).orElse("it has none")
                        + "), add one of version " + JavaInstallation.OLDEST
                        + " or newer to it, or name a Java by its path with -Ddoublets.jvm, which comes first");
    }
}
