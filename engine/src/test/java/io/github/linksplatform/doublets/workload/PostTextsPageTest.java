package io.github.linksplatform.doublets.workload;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** What other languages read in the documentation is what is measured here. */
class PostTextsPageTest {
    @Test
    void theFileHasTheTexts() throws IOException {
        assertThat(Files.readAllLines(Path.of("../docs/worker-contract/post-texts.txt")))
                .isEqualTo(PostTexts.ALL);
    }
}
