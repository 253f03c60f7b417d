package io.github.linksplatform.doublets.plugin.fork;

import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What all forks of a run have in common.
 *
 * @param java what they run on
 * @param arguments what the user adds to their command line
 * @param timeout when a fork counts as hanging; empty for a time by its job
 * @param logs where their output goes, one file each
 * @param properties settings for providers; may hold secrets
 */
public record ForkSettings(
        JavaInstallation java,
        JvmArguments arguments,
        Optional<Duration> timeout,
        Path logs,
        Map<String, String> properties) {
    /** Copies the properties. */
    public ForkSettings {
        properties = Map.copyOf(properties);
    }

    /**
     * The same with more settings for providers.
     *
     * @param more settings; those that there are already are replaced
     * @return the settings with them
     */
    public ForkSettings withProperties(Map<String, String> more) {
        Map<String, String> all = new HashMap<>(properties);
        all.putAll(more);
        return new ForkSettings(java, arguments, timeout, logs, all);
    }

    /** Leaves the properties out: they may hold a password. */
    @Override
    public String toString() {
        return "ForkSettings[java=" + java + ", arguments=" + arguments + ", timeout=" + timeout + ", logs=" + logs
                + "]";
    }
}
