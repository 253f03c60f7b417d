package io.github.linksplatform.doublets.plugin.plan;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** Reads the words and numbers of one parameter. */
final class Values {
    /** The largest table: beyond it a run takes days and its checks have not been tried. */
    static final long MAX_SIZE = 1_000_000_000;

    private static final Pattern COMMA = Pattern.compile(",");
    private static final Pattern WHOLE_NUMBER = Pattern.compile("0|[1-9][0-9]{0,17}");
    private static final Pattern DECIMAL_NUMBER = Pattern.compile("[0-9]{1,6}(\\.[0-9]{1,6})?");

    private final String parameter;
    private final String value;

    private Values(String parameter, String value) {
        this.parameter = parameter;
        this.value = value;
    }

    /** The value of a parameter, or its default where there is no value. */
    static Values of(String parameter, String value, String defaultValue) {
        return new Values(parameter, value == null ? defaultValue : value);
    }

    /** The words between commas, none of them twice. */
    List<String> words(String advice) throws InvalidConfigurationException {
        Set<String> words = new LinkedHashSet<>();
        for (String part : COMMA.split(value, -1)) {
            String word = part.strip();
            if (word.isEmpty()) {
                throw invalid(value.isBlank() ? "is empty" : "has an empty place between commas", advice);
            }
            if (!words.add(word)) {
                throw invalid("names '" + word + "' twice", advice);
            }
        }
        return new ArrayList<>(words);
    }

    /** Sizes of tables; none for the word "none". */
    List<Long> sizes() throws InvalidConfigurationException {
        String advice = "give whole numbers from 1 to " + MAX_SIZE
                + " in digits alone, separated by commas, or none, such as -Ddoublets." + parameter + "=1000,100000";
        List<String> words = words(advice);
        if (words.equals(List.of("none"))) {
            return List.of();
        }
        List<Long> sizes = new ArrayList<>();
        for (String word : words) {
            if (!WHOLE_NUMBER.matcher(word).matches()) {
                throw invalid(describe("no size", word), advice);
            }
            long size = Long.parseLong(word);
            if (size < 1 || size > MAX_SIZE) {
                throw invalid(describe("out of range", word), advice);
            }
            sizes.add(size);
        }
        return sizes;
    }

    /** Id widths: 32, 64 or both. */
    List<Integer> idBits() throws InvalidConfigurationException {
        String advice = "give 32, 64 or both, such as -Ddoublets." + parameter + "=32,64";
        List<Integer> widths = new ArrayList<>();
        for (String word : words(advice)) {
            if (!word.equals("32") && !word.equals("64")) {
                throw invalid(describe("no id width", word), advice);
            }
            widths.add(Integer.valueOf(word));
        }
        return widths;
    }

    /** A whole number of a range. */
    long wholeNumber(long min, long max) throws InvalidConfigurationException {
        String advice = "give a whole number from " + min + " to " + max + " in digits alone";
        String word = value.strip();
        if (!WHOLE_NUMBER.matcher(word).matches()) {
            throw invalid("is not such a number", advice);
        }
        long number = Long.parseLong(word);
        if (number < min || number > max) {
            throw invalid("is out of range", advice);
        }
        return number;
    }

    /** Any long, also a negative one. */
    long seed() throws InvalidConfigurationException {
        try {
            return Long.parseLong(value.strip());
        } catch (NumberFormatException e) {
            throw invalid(
                    "is not a seed", "give a whole number of at most 18 digits, or leave it out for a random one");
        }
    }

    /** A number of seconds, perhaps with a fraction. */
    double seconds(double min, double max) throws InvalidConfigurationException {
        String word = value.strip();
        String advice = "give seconds from " + plain(min) + " to " + plain(max) + ", such as 2 or 0.5";
        if (!DECIMAL_NUMBER.matcher(word).matches()) {
            throw invalid("is not a number of seconds", advice);
        }
        double seconds = Double.parseDouble(word);
        if (seconds < min || seconds > max) {
            throw invalid("is out of range", advice);
        }
        return seconds;
    }

    /** The exception for this parameter and value. */
    InvalidConfigurationException invalid(String problem, String advice) {
        return new InvalidConfigurationException(parameter, value, problem, advice);
    }

    /** The value, without blanks around it. */
    String text() {
        return value.strip();
    }

    private String describe(String problem, String word) {
        return word.equals(value) ? "is " + problem : "holds '" + word + "', " + problem;
    }

    private static String plain(double number) {
        return BigDecimal.valueOf(number).stripTrailingZeros().toPlainString();
    }
}
