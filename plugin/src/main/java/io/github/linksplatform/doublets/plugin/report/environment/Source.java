package io.github.linksplatform.doublets.plugin.report.environment;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * Where the measured code and the run can be looked up.
 *
 * @param runUrl the address of the CI run; null outside of one
 * @param commit the commit that is checked out; null where there is none
 */
public record Source(String runUrl, String commit) {
    private static final long PATIENCE_SECONDS = 10;

    /**
     * Asks the environment of GitHub Actions, and git.
     *
     * @param directory a directory of the project
     * @param environment environment variables
     * @return what they say
     * @throws InterruptedException if this thread is interrupted
     */
    public static Source of(Path directory, Map<String, String> environment) throws InterruptedException {
        String sha = environment.get("GITHUB_SHA");
        return new Source(runUrl(environment), sha == null || sha.isBlank() ? head(directory) : sha);
    }

    private static String runUrl(Map<String, String> environment) {
        String server = environment.get("GITHUB_SERVER_URL");
        String repository = environment.get("GITHUB_REPOSITORY");
        String run = environment.get("GITHUB_RUN_ID");
        return server == null || repository == null || run == null
                ? null
                : server + "/" + repository + "/actions/runs/" + run;
    }

    private static String head(Path directory) throws InterruptedException {
        try {
            Path output = Files.createTempFile("doublets-git", ".txt");
            try {
                Process process = new ProcessBuilder("git", "rev-parse", "--verify", "HEAD")
                        .directory(directory.toFile())
                        .redirectError(ProcessBuilder.Redirect.DISCARD)
                        .redirectOutput(output.toFile())
                        .start();
                if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                    process.destroyForcibly();
                    return null;
                }
                String head = new String(Files.readAllBytes(output), StandardCharsets.US_ASCII).strip();
                return process.exitValue() == 0 && !head.isEmpty() ? head : null;
            } finally {
                Files.deleteIfExists(output);
            }
        } catch (IOException e) {
            // There is no git, or no directory: nothing to look up.
            return null;
        }
    }
}
