package io.github.linksplatform.doublets.plugin.mojo;

import io.github.linksplatform.doublets.plugin.fork.DependencyResolver;
import io.github.linksplatform.doublets.plugin.fork.UnresolvedDependencyException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.apache.maven.artifact.Artifact;
import org.eclipse.aether.RepositorySystem;
import org.eclipse.aether.RepositorySystemSession;
import org.eclipse.aether.artifact.DefaultArtifact;
import org.eclipse.aether.collection.CollectRequest;
import org.eclipse.aether.graph.Dependency;
import org.eclipse.aether.graph.Exclusion;
import org.eclipse.aether.repository.RemoteRepository;
import org.eclipse.aether.resolution.ArtifactResult;
import org.eclipse.aether.resolution.DependencyRequest;
import org.eclipse.aether.resolution.DependencyResolutionException;

/** Finds artifacts among those that Maven resolved for the plugin itself, else in the repositories of plugins. */
final class MavenDependencyResolver implements DependencyResolver {
    private static final String RUNTIME = "runtime";
    private static final String ANY = "*";

    private final List<Artifact> own;
    private final RepositorySystem system;
    private final RepositorySystemSession session;
    private final List<RemoteRepository> repositories;

    MavenDependencyResolver(
            List<Artifact> own,
            RepositorySystem system,
            RepositorySystemSession session,
            List<RemoteRepository> repositories) {
        this.own = own;
        this.system = system;
        this.session = session;
        this.repositories = repositories;
    }

    @Override
    public List<Path> resolve(List<String> coordinates) throws UnresolvedDependencyException {
        Set<Path> files = new LinkedHashSet<>();
        List<String> missing = new ArrayList<>();
        for (String coordinate : coordinates) {
            List<Path> found = among(coordinate);
            if (found.isEmpty()) {
                missing.add(coordinate);
            }
            files.addAll(found);
        }
        if (!missing.isEmpty()) {
            files.addAll(download(missing));
        }
        return List.copyOf(files);
    }

    @Override
    public List<Path> companions(Path jar) {
        return own.stream()
                .filter(artifact -> artifact.getFile() != null
                        && artifact.getFile()
                                .toPath()
                                .toAbsolutePath()
                                .normalize()
                                .equals(jar.toAbsolutePath().normalize()))
                .findFirst()
                .map(artifact -> among(coordinate(artifact)))
                .orElse(List.of());
    }

    /** The files of one of the plugin's own dependencies and of what came with it; none if it is no such dependency. */
    private List<Path> among(String coordinate) {
        boolean direct = own.stream().anyMatch(artifact -> coordinate.equals(coordinate(artifact)));
        if (!direct) {
            return List.of();
        }
        return own.stream()
                .filter(artifact -> artifact.getFile() != null)
                .filter(artifact -> coordinate.equals(coordinate(artifact)) || cameWith(artifact, coordinate))
                .map(artifact -> artifact.getFile().toPath())
                .toList();
    }

    private static boolean cameWith(Artifact artifact, String coordinate) {
        List<String> trail = artifact.getDependencyTrail();
        String[] parts = coordinate.split(":", -1);
        return trail != null
                && trail.stream()
                        .anyMatch(step ->
                                step.startsWith(parts[0] + ":" + parts[1] + ":") && step.endsWith(":" + parts[2]));
    }

    private static String coordinate(Artifact artifact) {
        return artifact.getGroupId() + ":" + artifact.getArtifactId() + ":" + artifact.getVersion();
    }

    /** A coordinate, and what is not to come with it: "g:a:v -g:a". */
    private static Dependency dependency(String coordinate) {
        String[] words = coordinate.split(" -", -1);
        List<Exclusion> exclusions = new ArrayList<>();
        for (int i = 1; i < words.length; i++) {
            String[] parts = words[i].split(":", -1);
            exclusions.add(new Exclusion(parts[0], parts[1], ANY, ANY));
        }
        return new Dependency(new DefaultArtifact(words[0]), RUNTIME).setExclusions(exclusions);
    }

    private List<Path> download(List<String> coordinates) throws UnresolvedDependencyException {
        CollectRequest request = new CollectRequest();
        request.setRepositories(repositories);
        for (String coordinate : coordinates) {
            request.addDependency(dependency(coordinate));
        }
        try {
            return system
                    .resolveDependencies(session, new DependencyRequest(request, null))
                    .getArtifactResults()
                    .stream()
                    .map(ArtifactResult::getArtifact)
                    .map(artifact -> artifact.getFile().toPath())
                    .toList();
        } catch (DependencyResolutionException e) {
            throw new UnresolvedDependencyException(
                    "The selected variants need " + String.join(", ", coordinates) + ", which cannot be "
                            + (session.isOffline()
                                    ? "found in the local repository while Maven is offline; run once without -o"
                                    : "resolved (" + e.getMessage() + "); check the plugin repositories")
                            + ", or select other variants with doublets.variants.",
                    e);
        }
    }
}
