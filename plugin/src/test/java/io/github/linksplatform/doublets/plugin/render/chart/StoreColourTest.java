package io.github.linksplatform.doublets.plugin.render.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class StoreColourTest {
    private static final String LIGHT_GROUND = "#ffffff";
    private static final String DARK_GROUND = "#0d1117";

    @ParameterizedTest
    @EnumSource
    void everyColourIsSeenOnItsGround(StoreColour colour) {
        assertThat(contrast(colour.light(), LIGHT_GROUND)).isGreaterThanOrEqualTo(3);
        assertThat(contrast(colour.dark(), DARK_GROUND)).isGreaterThanOrEqualTo(3);
    }

    @Test
    void everyColourHasAKeyOfItsOwn() {
        assertThat(Arrays.stream(StoreColour.values()).map(StoreColour::key)).doesNotHaveDuplicates();
    }

    @Test
    void storesOfAFamilyShareAHue() {
        assertThat(StoreColour.of("SQLite_Memory")).isEqualTo(StoreColour.SQLITE_MEMORY);
        assertThat(StoreColour.of("SQLite_WAL")).isEqualTo(StoreColour.SQLITE_FILE);
        assertThat(StoreColour.of("Doublets_United_NonVolatile_Cached")).isEqualTo(StoreColour.UNITED_FILE);
        assertThat(StoreColour.of("Doublets_Split_Volatile")).isEqualTo(StoreColour.SPLIT_MEMORY);
        assertThat(StoreColour.of("AndroidXSQLite_File")).isEqualTo(StoreColour.OTHER_FILE);
        assertThat(StoreColour.of("SystemDataSQLite_Memory")).isEqualTo(StoreColour.OTHER_MEMORY);
        assertThat(StoreColour.of("SQLiteHibernate_Memory")).isEqualTo(StoreColour.MAPPED_MEMORY);
        assertThat(StoreColour.of("PostgreSQL_EFCore")).isEqualTo(StoreColour.MAPPED_FILE);
    }

    /** The contrast ratio of WCAG 2.2, from relative luminances. */
    private static double contrast(String first, String second) {
        double a = luminance(first);
        double b = luminance(second);
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }

    private static double luminance(String colour) {
        return 0.2126 * channel(colour, 1) + 0.7152 * channel(colour, 3) + 0.0722 * channel(colour, 5);
    }

    private static double channel(String colour, int at) {
        double value = Integer.parseInt(colour.substring(at, at + 2), 16) / 255.0;
        return value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
    }
}
