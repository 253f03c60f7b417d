package io.github.linksplatform.doublets.plugin.report.environment;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SourceTest {
    @TempDir
    private Path directory;

    @Test
    void aRunOfGitHubActionsNamesItselfAndItsCommit() throws Exception {
        Source source = Source.of(
                directory,
                Map.of(
                        "GITHUB_SERVER_URL", "https://github.com",
                        "GITHUB_REPOSITORY", "owner/name",
                        "GITHUB_RUN_ID", "17",
                        "GITHUB_SHA", "7e6d53396ef3fc2580814e691a755e6a0c643b5a"));

        assertThat(source.runUrl()).isEqualTo("https://github.com/owner/name/actions/runs/17");
        assertThat(source.commit()).isEqualTo("7e6d53396ef3fc2580814e691a755e6a0c643b5a");
    }

    @Test
    void outsideOfARunAndARepositoryNothingIsSaid() throws Exception {
        assertThat(Source.of(directory, Map.of())).isEqualTo(new Source(null, null));
        assertThat(Source.of(directory.resolve("missing"), Map.of())).isEqualTo(new Source(null, null));
    }
}
