package io.github.linksplatform.doublets.it.workflow;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;

/**
 * Maven as the other integration tests run it: the plugin is the one that this build has made, which stands in the local
 * repository of those tests, and what it needs comes from the repository of the build that runs them. It measures as
 * briefly as can be, since nobody reads these figures.
 */
final class MavenProgram {
    /** The local repository of the integration tests. */
    static final Path LOCAL_REPOSITORY =
            Repository.root().resolve("it/target/local-repo").toAbsolutePath();

    private MavenProgram() {}

    /** Whether it can run: without it no step of a workflow can. */
    static boolean isThere() {
        return Command.exists("bash")
                && Command.exists("git")
                && Command.exists("mvn")
                && Files.isDirectory(LOCAL_REPOSITORY);
    }

    /** Writes a program named mvn into a new directory; each variant is measured so often. */
    static Path create(Path directory, int repetitions) throws IOException {
        Files.createDirectories(directory);
        Path settings = directory.resolve("settings.xml");
        Files.writeString(
                settings,
                Files.readString(Repository.root().resolve("it/src/it/settings.xml"))
                        .replace(
                                "@localRepositoryUrl@",
                                Path.of(System.getProperty("outer.repository"))
                                        .toUri()
                                        .toString()));
        Path program = Files.writeString(directory.resolve("mvn"), """
                #!/usr/bin/env bash
                exec '%s' --settings '%s' '-Dmaven.repo.local=%s' "$@" -Ddoublets.repetitions=%d \
                  -Ddoublets.warmup.minSeconds=0 -Ddoublets.warmup.maxSeconds=0
                """.formatted(
                        Command.find("mvn").orElseThrow(), settings, LOCAL_REPOSITORY, repetitions));
        return Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
}
