package io.github.linksplatform.doublets.plugin.render.words;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/** Figures as a reader sees them, in the language of the page and never in that of the machine. */
public final class Numbers {
    private static final MathContext THREE_DIGITS = new MathContext(3, RoundingMode.HALF_EVEN);
    private static final String[] TIME_UNITS = {"ns", "us", "ms", "s"};
    private static final BigDecimal THOUSAND = BigDecimal.valueOf(1000);
    private static final BigDecimal MEBIBYTE = BigDecimal.valueOf(1 << 20);

    private final Wording wording;

    /**
     * Numbers of a language.
     *
     * @param wording the language
     */
    public Numbers(Wording wording) {
        this.wording = wording;
    }

    /**
     * A time with three significant digits, rounded before its unit is chosen: 999.6 ns is 1 µs.
     *
     * @param ns in ns, finite and at least 0
     * @return for example "13.1 µs"
     */
    public String time(double ns) {
        BigDecimal value = new BigDecimal(ns).round(THREE_DIGITS);
        int unit = 0;
        while (unit < TIME_UNITS.length - 1 && value.compareTo(THOUSAND) >= 0) {
            value = value.movePointLeft(3);
            unit++;
        }
        return plain(value) + " " + wording.text("unit." + TIME_UNITS[unit]);
    }

    /**
     * A ratio with three significant digits.
     *
     * @param ratio finite and at least 0
     * @return for example 4.01 or 18
     */
    public static BigDecimal rounded(double ratio) {
        return new BigDecimal(ratio).round(THREE_DIGITS);
    }

    /**
     * A number with all its digits but trailing zeros.
     *
     * @param value any
     * @return for example "4.01" or "18"
     */
    public String plain(BigDecimal value) {
        BigDecimal stripped = value.signum() == 0 ? BigDecimal.ZERO : value.stripTrailingZeros();
        return localized(stripped.toPlainString());
    }

    /**
     * A size in MiB with one decimal.
     *
     * @param bytes at least 0
     * @return for example "32.0 MiB"
     */
    public String mebibytes(long bytes) {
        BigDecimal value = BigDecimal.valueOf(bytes).divide(MEBIBYTE, 1, RoundingMode.HALF_EVEN);
        return localized(value.toPlainString()) + " " + wording.text("unit.MiB");
    }

    /**
     * A share in percent with at most two significant digits.
     *
     * @param share 0.021 is 2.1%
     * @return for example "2.1%"
     */
    public String percent(double share) {
        BigDecimal value = new BigDecimal(share).movePointRight(2);
        BigDecimal rounded = value.abs().compareTo(BigDecimal.TEN) >= 0
                ? value.setScale(0, RoundingMode.HALF_EVEN)
                : value.round(new MathContext(2, RoundingMode.HALF_EVEN));
        return wording.text("unit.percent", plain(rounded));
    }

    /**
     * A decimal number with at most two decimals.
     *
     * @param value finite
     * @return for example "1.25"
     */
    public String decimal(double value) {
        return plain(new BigDecimal(value).setScale(2, RoundingMode.HALF_EVEN));
    }

    /**
     * A whole number, its thousands set apart.
     *
     * @param number any
     * @return for example "1,000,000"
     */
    public String integer(long number) {
        String digits = Long.toString(number);
        int first = number < 0 ? 1 : 0;
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < digits.length(); i++) {
            if (i > first && (digits.length() - i) % 3 == 0) {
                text.append(wording.text("number.group"));
            }
            text.append(digits.charAt(i));
        }
        return text.toString();
    }

    private String localized(String number) {
        return number.replace(".", wording.text("number.decimal"));
    }
}
