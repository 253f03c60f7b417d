package io.github.linksplatform.doublets.it.workflow;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** The repository that the runners of a workflow clone and push to. */
final class Origin {
    private Origin() {}

    /** A bare repository with one commit of all files of a directory, which becomes a repository as well. */
    static Path of(Path tree, Path repository) throws IOException, InterruptedException {
        Command.git(tree, "init", "--quiet", "--initial-branch=main");
        Command.git(tree, "add", ".");
        Command.git(
                tree, "-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "--quiet", "--message", "Start");
        Command.git(tree, "clone", "--quiet", "--bare", tree.toString(), repository.toString());
        return repository;
    }

    /** The subjects of the commits on its main branch, the newest first. */
    static List<String> subjects(Path repository) throws IOException, InterruptedException {
        return Command.git(repository, "log", "--format=%s", "main").lines().toList();
    }
}
