package io.github.linksplatform.doublets.store;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * The Maven coordinates in the resource {@code dependencies.txt} beside a provider, one a line. The build fills in the
 * versions, so that they stand in one place.
 */
public final class Dependencies {
    private static final String RESOURCE = "dependencies.txt";

    private Dependencies() {}

    /**
     * Reads them.
     *
     * @param provider a provider's class
     * @return {@code groupId:artifactId:version}, in the order of the file
     * @throws IllegalStateException if there is no such resource
     */
    public static List<String> of(Class<? extends StoreProvider> provider) {
        try (InputStream resource = provider.getResourceAsStream(RESOURCE)) {
            if (resource == null) {
                throw new IllegalStateException("The resource " + RESOURCE + " beside " + provider.getName()
                        + " is missing; the engine was not packaged whole.");
            }
            return new String(resource.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank())
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
