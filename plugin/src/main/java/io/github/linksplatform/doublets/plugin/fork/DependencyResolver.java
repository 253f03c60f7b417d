package io.github.linksplatform.doublets.plugin.fork;

import java.nio.file.Path;
import java.util.List;

/** Finds the files of Maven artifacts. */
@FunctionalInterface
public interface DependencyResolver {
    /**
     * Finds artifacts and what they depend on at run time.
     *
     * @param coordinates {@code groupId:artifactId:version} each, with what is not to come with it after it, as in
     *     {@code g:a:v -groupId:artifactId}; may be empty
     * @return the files, in class path order
     * @throws UnresolvedDependencyException if one cannot be found or downloaded
     */
    List<Path> resolve(List<String> coordinates) throws UnresolvedDependencyException;

    /**
     * What came with a jar that the user added to the plugin's dependencies.
     *
     * @param jar the file of a dependency of the plugin
     * @return the files of what it depends on, in class path order; none if it is no such dependency
     */
    default List<Path> companions(Path jar) {
        return List.of();
    }
}
