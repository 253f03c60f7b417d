package io.github.linksplatform.doublets.store;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linksplatform.doublets.store.lmdb.LmdbProvider;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;

/** The options that providers need for the JVMs of their stores. */
class ProviderArgumentsTest {
    @Test
    void thisJavaKnowsThem() throws Exception {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        for (StoreProvider provider : ServiceLoader.load(StoreProvider.class)) {
            command.addAll(provider.jvmArguments(Runtime.version().feature()));
        }
        command.add("-version");
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertThat(process.waitFor()).as(output).isZero();
        assertThat(command).contains("--enable-native-access=ALL-UNNAMED");
    }

    @Test
    void whatOnlyNewerJavaKnowsIsForThatAlone() {
        String option = "--sun-misc-unsafe-memory-access=allow";

        assertThat(new LmdbProvider().jvmArguments(17)).doesNotContain(option);
        assertThat(new LmdbProvider().jvmArguments(25)).contains(option);
    }
}
