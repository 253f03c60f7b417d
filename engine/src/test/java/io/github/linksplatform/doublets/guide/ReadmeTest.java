package io.github.linksplatform.doublets.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The examples of the user guide compile, run and do what it says. */
class ReadmeTest {
    private static final Path README = Path.of("README.md");
    private static final Pattern EXAMPLE = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);

    @TempDir
    Path directory;

    @Test
    void theExamplesRun() throws Exception {
        List<String> examples = new ArrayList<>();
        Matcher matcher = EXAMPLE.matcher(Files.readString(README));
        while (matcher.find()) {
            examples.add(matcher.group(1));
        }
        assertThat(examples).hasSize(2);
        assertThat(run("Example", examples.get(0))).isEqualTo(lines("1: 1 -> 1", "3: 1 -> 2"));
        assertThat(run("Fragment", asClass(examples.get(1))))
                .isEqualTo(lines(
                        "created (1: 1 → 1)",
                        "created (2: 2 → 2)",
                        "created (3: 1 → 2)",
                        "deleted (3: 1 → 2)",
                        "deleted (1: 1 → 1)"));
    }

    private static String lines(String... lines) {
        return String.join(System.lineSeparator(), lines) + System.lineSeparator();
    }

    private static String asClass(String statements) {
        return """
                import io.github.linksplatform.doublets.Links;
                import io.github.linksplatform.doublets.decorators.DecoratedLinks;
                import io.github.linksplatform.doublets.united.UnitedLinks;

                public class Fragment {
                    public static void main(String[] arguments) {
                        %s
                    }
                }
                """.formatted(statements);
    }

    private String run(String name, String source) throws IOException, InterruptedException {
        Path file = Files.writeString(directory.resolve(name + ".java"), source);
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter messages = new StringWriter();
        String classPath = System.getProperty("java.class.path");
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
            List<String> options = List.of("-d", directory.toString(), "-cp", classPath, "-Xlint:all", "-proc:none");
            Boolean compiled = compiler.getTask(messages, files, null, options, null, files.getJavaFileObjects(file))
                    .call();
            assertThat(compiled).as(messages.toString()).isTrue();
        }
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Dstdout.encoding=UTF-8",
                        "-Dfile.encoding=UTF-8",
                        "-cp",
                        directory + System.getProperty("path.separator") + classPath,
                        name)
                .directory(directory.toFile())
                .redirectErrorStream(true)
                .start();
        ByteArrayOutputStream output = new ByteArrayOutputStream();
        try (InputStream in = process.getInputStream()) {
            in.transferTo(output);
        }
        assertThat(process.waitFor())
                .as(output.toString(StandardCharsets.UTF_8))
                .isZero();
        return output.toString(StandardCharsets.UTF_8);
    }
}
