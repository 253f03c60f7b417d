package io.github.linksplatform.doublets.united;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linksplatform.doublets.Fixture;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Files that the Rust implementation wrote. */
class UnitedFixturesTest {
    @TempDir
    Path directory;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "united-u32-1created",
                "united-u32-2updated",
                "united-u32-3deleted",
                "united-u32-3deleted-unused",
                "united-u32-4recreated",
                "united-u32-4recreated-unused",
                "united-u64-1created",
                "united-u64-2updated"
            })
    void openAnswerAndStaySound(String name) throws IOException {
        Fixture fixture = new Fixture(name);
        Path file = fixture.unpack(".links", directory);
        try (UnitedLinks links = UnitedLinks.openFile(file, fixture.bits())) {
            fixture.assertHeldBy(links);
            assertThat(links.verify()).isEmpty();
        }
        try (UnitedLinks links = UnitedLinks.openFile(file, fixture.bits())) {
            fixture.assertHeldBy(links);
            Fixture.change(links, 7);
            assertThat(links.verify()).isEmpty();
            links.rebuildIndexes();
            assertThat(links.verify()).isEmpty();
        }
    }
}
