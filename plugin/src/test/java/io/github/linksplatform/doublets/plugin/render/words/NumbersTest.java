package io.github.linksplatform.doublets.plugin.render.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NumbersTest {
    private static final Numbers ENGLISH = new Numbers(Wording.ENGLISH);
    private static final Numbers RUSSIAN = new Numbers(Wording.RUSSIAN);

    @ParameterizedTest
    @CsvSource({
        "0, 0 ns",
        "0.001234, 0.00123 ns",
        "4.3, 4.3 ns",
        "427.4, 427 ns",
        "999.4, 999 ns",
        "999.6, 1 µs",
        "1000, 1 µs",
        "13149, 13.1 µs",
        "999600, 1 ms",
        "5200000, 5.2 ms",
        "999600000, 1 s",
        "1234000000000, 1230 s"
    })
    void timesHaveThreeDigitsRoundedBeforeTheUnitIsChosen(double ns, String text) {
        assertThat(ENGLISH.time(ns)).isEqualTo(text);
    }

    @Test
    void ratiosHaveThreeDigitsAndNoTrailingZeros() {
        assertThat(ENGLISH.plain(Numbers.rounded(18.04))).isEqualTo("18");
        assertThat(ENGLISH.plain(Numbers.rounded(4.006))).isEqualTo("4.01");
        assertThat(ENGLISH.plain(Numbers.rounded(1234.5))).isEqualTo("1230");
        assertThat(RUSSIAN.plain(Numbers.rounded(4.006))).isEqualTo("4,01");
    }

    @Test
    void sizesHaveOneDecimal() {
        assertThat(ENGLISH.mebibytes(0)).isEqualTo("0.0 MiB");
        assertThat(ENGLISH.mebibytes(33_554_432)).isEqualTo("32.0 MiB");
        assertThat(ENGLISH.mebibytes(50_540_544)).isEqualTo("48.2 MiB");
        assertThat(RUSSIAN.mebibytes(50_540_544)).isEqualTo("48,2 МиБ");
    }

    @Test
    void wholeNumbersHaveTheirThousandsSetApart() {
        assertThat(ENGLISH.integer(999)).isEqualTo("999");
        assertThat(ENGLISH.integer(1_000_000)).isEqualTo("1,000,000");
        assertThat(ENGLISH.integer(-123456)).isEqualTo("-123,456");
        assertThat(RUSSIAN.integer(10_000)).isEqualTo("10\u00a0000");
    }

    @Test
    void sharesAreInPercent() {
        assertThat(ENGLISH.percent(0.02149)).isEqualTo("2.1%");
        assertThat(ENGLISH.percent(0.9)).isEqualTo("90%");
        assertThat(ENGLISH.percent(0)).isEqualTo("0%");
        assertThat(RUSSIAN.percent(0.0219)).isEqualTo("2,2\u00a0%");
    }

    @ParameterizedTest
    @CsvSource({
        "1, 1 связь",
        "2, 2 связи",
        "4, 4 связи",
        "5, 5 связей",
        "11, 11 связей",
        "14, 14 связей",
        "21, 21 связь",
        "112, 112 связей",
        "122, 122 связи",
        "100000, 100\u00a0000 связей"
    })
    void russianPluralsFollowTheNumber(long number, String text) {
        assertThat(Wording.RUSSIAN.plural("size.links", number)).isEqualTo(text);
    }

    @Test
    void englishPluralsFollowTheNumber() {
        assertThat(Wording.ENGLISH.plural("size.links", 1)).isEqualTo("1 link");
        assertThat(Wording.ENGLISH.plural("size.links", 2)).isEqualTo("2 links");
    }

    @ParameterizedTest
    @CsvSource({"4.01, раза", "18, раз", "2, раза", "21, раз", "102, раза"})
    void russianRatiosFollowTheNumber(BigDecimal ratio, String word) {
        assertThat(Wording.RUSSIAN.pluralOf("cell.faster", ratio, "1 нс", "x"))
                .isEqualTo("1 нс (в x " + word + " быстрее)");
    }
}
