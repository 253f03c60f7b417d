package io.github.linksplatform.doublets.plugin.render.words;

import java.math.BigDecimal;

/** Which form of a word a number takes; the rules of the Unicode CLDR. */
enum PluralRule {
    /** One, and all others. */
    ENGLISH {
        @Override
        String form(long number) {
            return number == 1 ? "one" : "other";
        }
    },
    /** 1, 21, 31 …; 2 to 4, 22 to 24 …; all others. */
    RUSSIAN {
        @Override
        String form(long number) {
            long ten = number % 10;
            long hundred = number % 100;
            if (ten == 1 && hundred != 11) {
                return "one";
            }
            return ten >= 2 && ten <= 4 && (hundred < 12 || hundred > 14) ? "few" : "many";
        }
    };

    abstract String form(long number);

    /** The form for a number that may have decimals. */
    String form(BigDecimal number) {
        return number.stripTrailingZeros().scale() > 0 ? "other" : form(number.longValueExact());
    }
}
