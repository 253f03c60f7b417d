package io.github.linksplatform.doublets.plugin.plan;

import java.util.concurrent.TimeUnit;

/**
 * How long a table may take by its estimate.
 *
 * @param minutes whole minutes, 0 for no limit
 */
public record MinutesLimit(long minutes) {
    private static final long LONGEST = 100_000;

    /**
     * Reads a limit.
     *
     * @param text whole minutes from 0 to 100000
     * @return the limit
     * @throws InvalidConfigurationException if the text is no such number
     */
    public static MinutesLimit parse(String text) throws InvalidConfigurationException {
        return new MinutesLimit(Values.of("maxMinutes", text, "0").wholeNumber(0, LONGEST));
    }

    /**
     * Whether something may take so long.
     *
     * @param seconds the estimate
     * @return whether it is within the limit, as everything is if there is none
     */
    public boolean allows(long seconds) {
        return minutes == 0 || seconds <= TimeUnit.MINUTES.toSeconds(minutes);
    }
}
