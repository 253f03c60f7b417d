package io.github.linksplatform.doublets.it.workflow;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What others copy names the version of this commit. */
class DocumentedVersionTest {
    private static final Pattern VERSION = Pattern.compile("(?m)^  <version>(.*)</version>$");
    private static final Pattern NAMED =
            Pattern.compile("doublets-maven-plugin(?::|</artifactId>\\s*<version>)([0-9][^:<\\s]*)");

    @ParameterizedTest
    @ValueSource(
            strings = {"README.md", "README.ru.md", "it/examples/consumer/pom.xml", "it/examples/no-pom/README.md"})
    void itIsThatOfThePoms(String file) throws IOException {
        Path root = Repository.root();
        List<String> named = NAMED.matcher(Files.readString(root.resolve(file)))
                .results()
                .map(match -> match.group(1))
                .toList();
        String version = VERSION.matcher(Files.readString(root.resolve("pom.xml")))
                .results()
                .findFirst()
                .orElseThrow()
                .group(1);

        assertThat(named).isNotEmpty().containsOnly(version);
    }
}
