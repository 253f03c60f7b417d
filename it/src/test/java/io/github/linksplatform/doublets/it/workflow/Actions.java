package io.github.linksplatform.doublets.it.workflow;

import io.github.linksplatform.doublets.it.workflow.Workflow.Step;
import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * What the actions that our workflows use do on this machine.
 *
 * @param origin what is checked out
 * @param artifacts where artifacts are kept, each in a directory of its name
 */
record Actions(Path origin, Path artifacts) {
    void run(Step step, Path checkout, UnaryOperator<String> evaluate) throws IOException, InterruptedException {
        String action = step.uses().substring(0, step.uses().indexOf('@'));
        switch (action) {
            case "actions/checkout" ->
                Command.output(checkout, Map.of(), "git", "clone", "--quiet", origin.toString(), ".");
            case "actions/setup-java" -> {
                // This machine has one.
            }
            case "actions/attest-build-provenance" -> requireSubject(step, checkout);
            case "actions/upload-artifact" -> upload(step, checkout, evaluate);
            case "actions/download-artifact" -> download(step, checkout);
            default -> throw new IllegalArgumentException("nothing is known to stand for the action " + action);
        }
    }

    /** There is nobody here to attest to anything; what is attested must be there. */
    private static void requireSubject(Step step, Path checkout) throws IOException {
        PathMatcher subject =
                FileSystems.getDefault().getPathMatcher("glob:" + step.with().get("subject-path"));
        try (Stream<Path> files = Files.walk(checkout)) {
            if (files.map(checkout::relativize).noneMatch(subject::matches)) {
                throw new IllegalArgumentException(
                        "nothing is at " + step.with().get("subject-path") + " to attest to");
            }
        }
    }

    /** A single directory gives its content, several paths keep where they lie. */
    private void upload(Step step, Path checkout, UnaryOperator<String> evaluate) throws IOException {
        Path artifact = artifacts.resolve(evaluate.apply(step.with().get("name").toString()));
        List<String> paths = step.with().get("path").toString().lines().toList();
        for (String path : paths) {
            Path source = checkout.resolve(path);
            Path target = paths.size() == 1 ? artifact : artifact.resolve(path);
            if (Files.isDirectory(source)) {
                copy(source, target);
            } else if (Files.exists(source)) {
                Files.createDirectories(target.getParent());
                Files.copy(source, target, StandardCopyOption.REPLACE_EXISTING);
            }
        }
    }

    private void download(Step step, Path checkout) throws IOException {
        if (!Boolean.TRUE.equals(step.with().get("merge-multiple"))) {
            throw new IllegalArgumentException("only artifacts that are merged can be downloaded here");
        }
        PathMatcher pattern =
                FileSystems.getDefault().getPathMatcher("glob:" + step.with().get("pattern"));
        Files.createDirectories(artifacts);
        try (Stream<Path> all = Files.list(artifacts)) {
            for (Path artifact :
                    all.filter(path -> pattern.matches(path.getFileName())).toList()) {
                copy(artifact, checkout.resolve(step.with().get("path").toString()));
            }
        }
    }

    /** Copies all files of a directory into another, over what is there. */
    static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path target = to.resolve(from.relativize(file));
                Files.createDirectories(target.getParent());
                Files.copy(file, target, StandardCopyOption.REPLACE_EXISTING);
            }
        }
    }
}
