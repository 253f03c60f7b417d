package io.github.linksplatform.doublets.store;

import java.util.List;
import java.util.Optional;

/**
 * A library that keeps links or posts, in one or more variants. Found by {@link java.util.ServiceLoader}.
 *
 * <p>Loading a provider and asking for its variants must not need the library itself: the plugin does so to know the
 * valid names, and resolves {@link #dependencies()} only when one of them is selected. Each repetition opens one store
 * of one provider in a JVM of its own, whose class path is the engine, the provider's own jar with what it depends on
 * where the jar is a dependency of the plugin, and those dependencies.
 */
public interface StoreProvider {
    /**
     * The provider's name, for messages.
     *
     * @return for example "sqlite-jdbc"
     */
    String name();

    /**
     * The stores that can be opened.
     *
     * @return one variant a store and category, in the order of table rows
     */
    List<Variant> variants();

    /**
     * What the JVM of a store needs on its class path beside the engine and the provider's own jar.
     *
     * @return Maven coordinates {@code groupId:artifactId:version}; what they depend on is resolved too, but for what is
     *     excluded after a coordinate, as in {@code g:a:v -groupId:artifactId} with {@code *} for any artifact
     */
    default List<String> dependencies() {
        return List.of();
    }

    /**
     * A program that runs the server that the stores need, for users who have none.
     *
     * @return the program, or empty if the stores need no server or have no such program
     */
    default Optional<ServerProgram> server() {
        return Optional.empty();
    }

    /**
     * What the JVM of a store needs on its command line.
     *
     * @param javaVersion the feature version of that JVM, 17 or higher, which need not be the one that this is called in;
     *     a JVM that does not know one of the arguments does not start
     * @return JVM arguments
     */
    default List<String> jvmArguments(int javaVersion) {
        return List.of();
    }

    /**
     * Opens a new, empty store of links.
     *
     * @param settings what to open, and where
     * @return the store
     * @throws Exception if the library fails
     */
    default LinkStore openLinks(StoreSettings settings) throws Exception {
        throw new IllegalArgumentException(name() + " keeps no links.");
    }

    /**
     * Opens a new, empty store of posts.
     *
     * @param settings what to open, and where
     * @return the store
     * @throws Exception if the library fails
     */
    default PostStore openPosts(StoreSettings settings) throws Exception {
        throw new IllegalArgumentException(name() + " keeps no posts.");
    }
}
