package io.github.linksplatform.doublets.store;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * The Maven coordinates in a resource beside a provider, one a line. The build fills in the versions, so that they stand
 * in one place.
 */
public final class Dependencies {
    private Dependencies() {}

    /**
     * Reads those in {@code dependencies.txt}.
     *
     * @param provider a provider's class
     * @return {@code groupId:artifactId:version}, in the order of the file
     * @throws IllegalStateException if there is no such resource
     */
    public static List<String> of(Class<? extends StoreProvider> provider) {
        return of(provider, "dependencies.txt");
    }

    /**
     * Reads those of one of several providers in a package.
     *
     * @param provider a provider's class
     * @param name the resource's name
     * @return {@code groupId:artifactId:version}, in the order of the file
     * @throws IllegalStateException if there is no such resource
     */
    public static List<String> of(Class<? extends StoreProvider> provider, String name) {
        try (InputStream resource = provider.getResourceAsStream(name)) {
            if (resource == null) {
                throw new IllegalStateException("The resource " + name + " beside " + provider.getName()
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
