package io.github.linksplatform.doublets.plugin.fork;

import io.github.linksplatform.doublets.plugin.plan.InvalidConfigurationException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The Java that forks run on.
 *
 * @param executable the program
 * @param feature its version, such as 17
 * @param description name and version, such as "OpenJDK 64-Bit Server VM 17.0.15+6"
 */
public record JavaInstallation(Path executable, int feature, String description) {
    /** The oldest version that forks run on. */
    public static final int OLDEST = 17;

    private static final long PROBE_SECONDS = 60;

    /** A line of -XshowSettings:properties: other output, such as a banner, does not look like it. */
    private static final Pattern PROPERTY = Pattern.compile(" {4}([a-z.]+) = (.*)");

    /**
     * The Java that this code runs on.
     *
     * @return the installation
     */
    public static JavaInstallation current() {
        return new JavaInstallation(
                program(Path.of(System.getProperty("java.home"))),
                Runtime.version().feature(),
                System.getProperty("java.vm.name") + " " + System.getProperty("java.vm.version"));
    }

    /**
     * Asks a Java what it is.
     *
     * @param jvm the program, or the directory of its installation
     * @param refusal what to say of one that cannot be used, by what is wrong with it, as the end of "… which "
     * @return the installation
     * @throws InvalidConfigurationException if there is none, if it does not run, or if it is too old
     * @throws InterruptedException if this thread is interrupted
     */
    public static JavaInstallation of(Path jvm, Function<String, InvalidConfigurationException> refusal)
            throws InvalidConfigurationException, InterruptedException {
        Path executable = Files.isDirectory(jvm) ? program(jvm) : jvm;
        if (!Files.isExecutable(executable)) {
            throw refusal.apply("names no program that can be run");
        }
        Map<String, String> properties = properties(executable, refusal);
        int feature = feature(properties.getOrDefault("java.specification.version", ""));
        if (feature == 0) {
            throw refusal.apply("is no Java");
        }
        if (feature < OLDEST) {
            throw refusal.apply("is Java " + feature + ", too old");
        }
        return new JavaInstallation(
                executable, feature, properties.get("java.vm.name") + " " + properties.get("java.vm.version"));
    }

    private static Map<String, String> properties(
            Path executable, Function<String, InvalidConfigurationException> refusal)
            throws InvalidConfigurationException, InterruptedException {
        try {
            ProcessBuilder builder = new ProcessBuilder(executable.toString(), "-XshowSettings:properties", "-version");
            ChildEnvironment.clean(builder.environment());
            Path output = Files.createTempFile("doublets-java", ".txt");
            try {
                Process process = builder.redirectErrorStream(true)
                        .redirectOutput(output.toFile())
                        .start();
                if (!process.waitFor(PROBE_SECONDS, TimeUnit.SECONDS)) {
                    process.destroyForcibly();
                    throw refusal.apply("does not answer");
                }
                Map<String, String> properties = new HashMap<>();
                new String(Files.readAllBytes(output), StandardCharsets.ISO_8859_1)
                        .lines()
                        .map(PROPERTY::matcher)
                        .filter(Matcher::matches)
                        .forEach(line -> properties.put(line.group(1), line.group(2)));
                return properties;
            } finally {
                Files.deleteIfExists(output);
            }
        } catch (IOException e) {
            throw refusal.apply("cannot be run (" + e.getMessage() + ")");
        }
    }

    private static int feature(String specification) {
        try {
            return specification.startsWith("1.")
                    ? Integer.parseInt(specification.substring(2))
                    : Integer.parseInt(specification);
        } catch (NumberFormatException e) {
            return 0;
        }
    }

    private static Path program(Path home) {
        boolean windows = System.getProperty("os.name").startsWith("Windows");
        return home.resolve("bin").resolve(windows ? "java.exe" : "java");
    }
}
