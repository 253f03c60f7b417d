package io.github.linksplatform.doublets.store.hibernate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlatformTest {
    @ParameterizedTest
    @CsvSource({
        "Linux, amd64, linux-amd64",
        "Linux, aarch64, linux-arm64v8",
        "Mac OS X, x86_64, darwin-amd64",
        "Mac OS X, aarch64, darwin-arm64v8",
        "Windows 11, amd64, windows-amd64",
        "Linux, ppc64le, linux-ppc64le"
    })
    void isNamedAsTheArtifactsAre(String system, String processor, String name) {
        assertThat(Platform.of(system, processor)).isEqualTo(name);
    }

    @Test
    void isPartOfWhatTheServerNeeds() {
        assertThat(new PostgresHibernateProvider().server().orElseThrow().dependencies())
                .hasSize(3)
                .allSatisfy(coordinate ->
                        assertThat(coordinate).matches("[a-z.]+:[a-z0-9-]+:\\d+(\\.\\d+)+( -[a-z.]+:\\*)?"));
    }
}
