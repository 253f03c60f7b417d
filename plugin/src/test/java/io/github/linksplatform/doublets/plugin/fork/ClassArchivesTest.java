package io.github.linksplatform.doublets.plugin.fork;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linksplatform.doublets.store.Category;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClassArchivesTest {
    private static final String MAKE = "-XX:ArchiveClassesAtExit=";

    @TempDir
    private Path directory;

    private final List<List<String>> trainings = new ArrayList<>();
    private ClassArchives archives;

    @BeforeEach
    void open() {
        archives = new ClassArchives(directory);
    }

    private static WorkerProgram program(Path... classPath) {
        return new WorkerProgram("Main", List.of(classPath), List.of());
    }

    private void archive(List<String> flags) throws IOException {
        trainings.add(flags);
        String last = flags.get(flags.size() - 1);
        Files.writeString(Path.of(last.substring(MAKE.length())), "classes");
    }

    @Test
    void areMadeOnceForAProgramAndACategory() throws Exception {
        WorkerProgram program = program(Path.of("a.jar"));

        archives.prepare(List.of("-Xmx1m"), program, Category.LINKS, this::archive);
        archives.prepare(List.of("-Xmx2m"), program, Category.LINKS, this::archive);
        archives.prepare(List.of("-Xmx1m"), program, Category.OBJECTS, this::archive);
        List<String> first = archives.with(List.of("-Xmx1m"), program, Category.LINKS);
        List<String> larger = archives.with(List.of("-Xmx2m"), program, Category.LINKS);
        List<String> objects = archives.with(List.of("-Xmx1m"), program, Category.OBJECTS);

        Path links = directory.resolve("classes-1.jsa");
        assertThat(first).containsExactly("-Xmx1m", "-Xlog:cds=off", "-XX:SharedArchiveFile=" + links);
        assertThat(larger).containsExactly("-Xmx2m", "-Xlog:cds=off", "-XX:SharedArchiveFile=" + links);
        assertThat(objects)
                .containsExactly(
                        "-Xmx1m", "-Xlog:cds=off", "-XX:SharedArchiveFile=" + directory.resolve("classes-2.jsa"));
        assertThat(trainings)
                .containsExactly(
                        List.of("-Xmx1m", MAKE + links), List.of("-Xmx1m", MAKE + directory.resolve("classes-2.jsa")));
        assertThat(archives.recorded(List.of("-Xmx1m"), program, Category.LINKS))
                .containsExactly("-Xmx1m", "-XX:SharedArchiveFile=classes.jsa");
        assertThat(archives.recorded(List.of(), program(Path.of("b.jar")), Category.LINKS))
                .isEmpty();
    }

    @Test
    void areLeftOutWhereAJvmMakesNone() throws Exception {
        WorkerProgram program = program(Path.of("a.jar"));

        for (int i = 0; i < 2; i++) {
            archives.prepare(List.of("-Xmx1m"), program, Category.LINKS, trainings::add);
            assertThat(archives.with(List.of("-Xmx1m"), program, Category.LINKS))
                    .containsExactly("-Xmx1m");
        }

        assertThat(trainings).hasSize(1);
        assertThat(archives.recorded(List.of("-Xmx1m"), program, Category.LINKS))
                .containsExactly("-Xmx1m");
    }

    @Test
    void areNotTriedWithDirectoriesOfClasses() throws Exception {
        WorkerProgram program = program(Path.of("a.jar"), directory);
        archives.prepare(List.of(), program, Category.LINKS, this::archive);

        assertThat(archives.with(List.of(), program, Category.LINKS)).isEmpty();

        assertThat(trainings).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"-Xshare:off", "-XX:SharedArchiveFile=x.jsa", "-javaagent:a.jar", "-agentlib:jdwp"})
    void areLeftToAUserWhoHasSomethingElseInMind(String flag) throws Exception {
        WorkerProgram program = program(Path.of("a.jar"));
        archives.prepare(List.of(flag), program, Category.LINKS, this::archive);

        assertThat(archives.with(List.of(flag), program, Category.LINKS)).containsExactly(flag);

        assertThat(trainings).isEmpty();
    }
}
