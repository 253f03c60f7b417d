package io.github.linksplatform.doublets.store.doublets;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The version of this engine, which the build writes into a resource. */
final class EngineVersion {
    private static final String RESOURCE = "version.txt";

    private EngineVersion() {}

    static String get() {
        try (InputStream resource = EngineVersion.class.getResourceAsStream(RESOURCE)) {
            if (resource == null) {
                throw new IllegalStateException(
                        "The resource " + RESOURCE + " is missing; the engine was not packaged whole.");
            }
            return new String(resource.readAllBytes(), StandardCharsets.UTF_8).strip();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
