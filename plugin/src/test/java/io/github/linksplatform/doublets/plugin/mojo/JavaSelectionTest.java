package io.github.linksplatform.doublets.plugin.mojo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linksplatform.doublets.plugin.fork.JavaInstallation;
import io.github.linksplatform.doublets.plugin.plan.InvalidConfigurationException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.maven.toolchain.Toolchain;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JavaSelectionTest {
    private static final Map<String, String> WANTED = Map.of("version", "[21,22)");

    /** The JDKs of toolchains.xml by the version that they provide. */
    private final Map<String, Toolchain> toolchains = new LinkedHashMap<>();

    private List<Toolchain> meeting(Map<String, String> requirements) {
        return toolchains.entrySet().stream()
                .filter(entry -> requirements.isEmpty() || requirements.containsValue(entry.getKey()))
                .map(Map.Entry::getValue)
                .toList();
    }

    private JavaInstallation choose(Path jvm, Map<String, String> requirements) throws Exception {
        return new JavaSelection(jvm, requirements).choose(this::meeting);
    }

    @Test
    void withoutAWishItIsTheOneThatRuns() throws Exception {
        assertThat(choose(null, null)).isEqualTo(JavaInstallation.current());
        assertThat(choose(null, Map.of())).isEqualTo(JavaInstallation.current());
    }

    @Test
    void theFirstToolchainThatMeetsTheRequirementsAndHasAJava() throws Exception {
        String here = JavaInstallation.current().executable().toString();
        toolchains.put("17", new Jdk("elsewhere"));
        toolchains.put("[21,22)", new Jdk(here));

        assertThat(choose(null, WANTED)).isEqualTo(JavaInstallation.current());
        toolchains.put("[21,22)", new Jdk(null));
        assertThatThrownBy(() -> choose(null, WANTED)).isInstanceOf(InvalidConfigurationException.class);
    }

    @Test
    void aToolchainThatThereIsNotIsRefusedWithThoseThatThereAre() {
        toolchains.put("17", new Jdk("one"));
        toolchains.put("25", new Jdk("two"));
        toolchains.put("11", new Jdk(null));

        assertThatThrownBy(() -> choose(null, WANTED))
                .hasMessage(
                        "Parameter <jdkToolchain> of the POM has the value '<version>[21,22)</version>', which no JDK"
                                + " of toolchains.xml meets: require what a JDK there provides (one, two), add one of version 17"
                                + " or newer to it, or name a Java by its path with -Ddoublets.jvm, which comes first.");
        toolchains.clear();
        assertThatThrownBy(() -> choose(null, WANTED)).hasMessageContaining("provides (it has none), add");
    }

    @Test
    void whatIsWrongWithASelectedJavaIsSaidOfTheParameterThatSelectedIt(@TempDir Path directory) {
        Path none = directory.resolve("none");
        toolchains.put("[21,22)", new Jdk(none.toString()));

        assertThatThrownBy(() -> choose(null, WANTED))
                .hasMessageStartingWith(
                        "Parameter <jdkToolchain> of the POM has the value '<version>[21,22)</version>',"
                                + " which selects " + none + ", which names no program that can be run: ");
        assertThatThrownBy(() -> choose(none, WANTED))
                .hasMessage(
                        "Parameter jvm (-Ddoublets.jvm) has the value '" + none + "', which names no program that can"
                                + " be run: give the path of a java program or of a JDK, version 17 or newer, or leave it out to"
                                + " use the Java that runs Maven.");
    }

    /**
     * A JDK of toolchains.xml.
     *
     * @param program its Java, or null if it has none
     */
    private record Jdk(String program) implements Toolchain {
        @Override
        public String getType() {
            return "jdk";
        }

        @Override
        public String findTool(String tool) {
            return program;
        }
    }
}
