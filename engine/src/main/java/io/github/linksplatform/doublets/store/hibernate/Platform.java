package io.github.linksplatform.doublets.store.hibernate;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** What this machine is, in the names of the artifacts that hold programs of PostgreSQL. */
final class Platform {
    private static final Path ALPINE = Path.of("/etc/alpine-release");

    private Platform() {}

    static String here() {
        String name = of(System.getProperty("os.name"), System.getProperty("os.arch"));
        return Files.exists(ALPINE) ? name + "-alpine" : name;
    }

    /**
     * Names a platform. One for which there is no artifact gets a name too: that the artifact cannot be resolved is then
     * said with its coordinates.
     */
    static String of(String system, String processor) {
        String lower = system.toLowerCase(Locale.ROOT);
        String family = lower.startsWith("windows") ? "windows" : lower.startsWith("mac") ? "darwin" : "linux";
        return family
                + switch (processor) {
                    case "amd64", "x86_64" -> "-amd64";
                    case "aarch64" -> "-arm64v8";
                    default -> "-" + processor;
                };
    }
}
