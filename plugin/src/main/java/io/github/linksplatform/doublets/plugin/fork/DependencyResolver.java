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
}
