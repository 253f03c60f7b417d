package io.github.linksplatform.doublets.plugin.mojo;

import io.github.linksplatform.doublets.plugin.plan.InvalidConfigurationException;
import java.time.Duration;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads what a user says of forks. */
final class ForkParameters {
    private static final Pattern SECONDS = Pattern.compile("[1-9][0-9]{0,6}");

    private ForkParameters() {}

    /** When a fork counts as hanging; empty if it is not said. */
    static Optional<Duration> timeout(String value) throws InvalidConfigurationException {
        if (value == null) {
            return Optional.empty();
        }
        if (!SECONDS.matcher(value.strip()).matches()) {
            throw new InvalidConfigurationException(
                    "timeout",
                    value,
                    "is no number of seconds",
                    "give whole seconds from 1 to 9999999, or leave it out for a time by the size of the table");
        }
        return Optional.of(Duration.ofSeconds(Long.parseLong(value.strip())));
    }
}
