package io.github.linksplatform.doublets.it.workflow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The script that checks what is to be published, on bundles made by hand. */
class BundleCheckTest {
    private static final String DIRECTORY = "io/github/linksplatform/";
    private static final String POM = """
            <project>
              <modelVersion>4.0.0</modelVersion><groupId>g</groupId><artifactId>a</artifactId><version>1.2</version>
              <name>n</name><description>d</description><url>u</url>
              <licenses><license/></licenses><license>l</license><developers><developer>d</developer></developers>
              <scm x="y"><connection>c</connection><developerConnection>c</developerConnection></scm>
            </project>
            """;

    @TempDir
    private Path directory;

    private final Map<String, byte[]> files = new TreeMap<>();

    @BeforeEach
    void makeABundleWithoutFault() throws Exception {
        assumeThat(Command.exists("bash") && Command.exists("sha512sum"))
                .as("bash and the programs that compute checksums are on the path; they are not on every system")
                .isTrue();
        for (String component : new String[] {"doublets-engine", "doublets-maven-plugin"}) {
            put(component, ".pom", POM.getBytes(StandardCharsets.UTF_8));
            put(component, ".jar", zip(Map.of("a/B.class", new byte[4])));
            put(component, "-sources.jar", zip(Map.of("a/B.java", new byte[4])));
            put(component, "-javadoc.jar", zip(Map.of("index.html", new byte[4])));
            put(component, "-cyclonedx.json", new byte[] {'{', '}'});
        }
    }

    @Test
    void acceptsWhatIsComplete() throws Exception {
        assertThat(check("unsigned").output()).contains("has all that Maven Central requires");
    }

    @Test
    void listsEveryFault() throws Exception {
        String engine = DIRECTORY + "doublets-engine/1.2/doublets-engine-1.2";
        put("doublets-engine", ".pom", POM.replace("<url>", "<link>").getBytes(StandardCharsets.UTF_8));
        put("doublets-engine", "-sources.jar", zip(Map.of("a/B.class", new byte[4])));
        files.put(engine + ".jar.sha1", "0".repeat(40).getBytes(StandardCharsets.UTF_8));
        files.remove(engine + "-cyclonedx.json");
        files.remove(engine + "-javadoc.jar.md5");
        files.put(DIRECTORY + "doublets-it/1.2/doublets-it-1.2.pom", new byte[0]);

        Command check = check("unsigned");

        assertThat(check.exitCode()).isEqualTo(1);
        assertThat(check.output())
                .contains(engine + ".pom has no <url>")
                .contains(engine + "-sources.jar has nothing like")
                .contains(engine + ".jar is not what its sha1 says")
                .contains(engine + "-cyclonedx.json is missing")
                .contains(engine + "-javadoc.jar has no md5")
                .contains("doublets-it-1.2.pom is not to be published")
                .contains("6 faults");
    }

    @Test
    void missesEverySignature() throws Exception {
        assertThat(check("signed").output()).contains("has no signature").contains("10 faults");
    }

    private Command check(String signatures) throws IOException, InterruptedException {
        // The script takes a path from the root of the repository.
        Path bundle = Files.write(directory.resolve("bundle.zip"), zip(files));
        return Command.run(
                Repository.root(),
                Map.of(),
                ".github/scripts/check-bundle.sh",
                Repository.root().relativize(bundle).toString(),
                "1.2",
                signatures);
    }

    private void put(String component, String ending, byte[] content) throws Exception {
        String name = DIRECTORY + component + "/1.2/" + component + "-1.2" + ending;
        files.put(name, content);
        for (String[] sum : new String[][] {{"MD5", ".md5"}, {"SHA-1", ".sha1"}}) {
            byte[] digest = MessageDigest.getInstance(sum[0]).digest(content);
            files.put(name + sum[1], HexFormat.of().formatHex(digest).getBytes(StandardCharsets.UTF_8));
        }
    }

    private static byte[] zip(Map<String, byte[]> entries) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
                zip.putNextEntry(new ZipEntry(entry.getKey()));
                zip.write(entry.getValue());
            }
        }
        return bytes.toByteArray();
    }
}
