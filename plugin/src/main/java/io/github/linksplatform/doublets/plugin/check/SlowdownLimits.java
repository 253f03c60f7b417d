package io.github.linksplatform.doublets.plugin.check;

import io.github.linksplatform.doublets.plugin.plan.InvalidConfigurationException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;

/** How much slower an operation may become. */
public final class SlowdownLimits {
    private static final String PARAMETER = "maxSlowdown";
    private static final Pattern COMMA = Pattern.compile(",");
    private static final Pattern PERCENT = Pattern.compile("[0-9]{1,5}(\\.[0-9]{1,3})?%?");
    private static final String ADVICE =
            "give percent, first the general limit and then others by operation, by variant or by both, such as"
                    + " 10,create=25,SQLite_File=50,SQLite_File/create=100";

    private final double general;
    private final Map<String, Double> special;

    private SlowdownLimits(double general, Map<String, Double> special) {
        this.general = general;
        this.special = special;
    }

    /**
     * Reads limits.
     *
     * @param text percent, then more of the form "operation=percent", "variant=percent" or "variant/operation=percent"
     * @return the limits
     * @throws InvalidConfigurationException if the text has another form
     */
    public static SlowdownLimits parse(String text) throws InvalidConfigurationException {
        Double general = null;
        Map<String, Double> special = new LinkedHashMap<>();
        for (String part : COMMA.split(text, -1)) {
            int equals = part.indexOf('=');
            double limit = percent(text, part.substring(equals + 1).strip());
            if (equals >= 0) {
                special.put(part.substring(0, equals).strip(), limit);
            } else if (general == null) {
                general = limit;
            } else {
                throw new InvalidConfigurationException(PARAMETER, text, "has two general limits", ADVICE);
            }
        }
        if (general == null) {
            throw new InvalidConfigurationException(PARAMETER, text, "has no general limit", ADVICE);
        }
        return new SlowdownLimits(general, special);
    }

    /**
     * The limit of an operation of a variant: that of both, else of the variant, else of the operation, else the general
     * one.
     *
     * @param variant the variant
     * @param operation the operation
     * @return a share: 0.1 is 10%
     */
    public double of(String variant, String operation) {
        Double limit = special.get(variant + "/" + operation);
        if (limit == null) {
            limit = special.get(variant);
        }
        if (limit == null) {
            limit = special.get(operation);
        }
        return limit == null ? general : limit;
    }

    private static double percent(String text, String number) throws InvalidConfigurationException {
        if (!PERCENT.matcher(number).matches()) {
            throw new InvalidConfigurationException(PARAMETER, text, "holds '" + number + "', no percent", ADVICE);
        }
        return Double.parseDouble(number.replace("%", "")) / 100;
    }
}
