package io.github.linksplatform.doublets.sequences;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linksplatform.doublets.LinksConstants;
import io.github.linksplatform.doublets.LinksException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RawNumbersTest {
    @ParameterizedTest
    @CsvSource({
        "32, 65, FFFFFFBF",
        "32, 0, 80000000",
        "32, 1, FFFFFFFF",
        "32, 2147483647, 80000001",
        "64, 65, FFFFFFFFFFFFFFBF",
        "64, 0, 8000000000000000",
        "64, 9223372036854775807, 8000000000000001"
    })
    void aNumberIsStoredAsItsComplement(int bits, long number, String reference) {
        RawNumbers numbers = new RawNumbers(LinksConstants.of(bits));
        long expected = Long.parseUnsignedLong(reference, 16);

        assertThat(numbers.toReference(number)).isEqualTo(expected);
        assertThat(numbers.toNumber(expected)).isEqualTo(number);
        assertThat(numbers.constants().isExternal(expected)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(longs = {-1, Long.MIN_VALUE, 1L << 31})
    void whatDoesNotFitIsRefused(long number) {
        RawNumbers numbers = new RawNumbers(LinksConstants.of(32));

        assertThatThrownBy(() -> numbers.toReference(number))
                .isInstanceOf(LinksException.class)
                .hasMessage("The number " + number
                        + " cannot be stored: a store with ids of 32 bits keeps the numbers 0 to 2147483647.");
    }

    @Test
    void aLinkIsNoNumber() {
        RawNumbers numbers = new RawNumbers(LinksConstants.of(64));

        assertThatThrownBy(() -> numbers.toNumber(7))
                .isInstanceOf(LinksException.class)
                .hasMessage("The value 7 is not a number: a number is a reference above 9223372036854775807.");
    }

    @Test
    void numbersNeedExternalReferences() {
        LinksConstants without = new LinksConstants(32, false);

        assertThatThrownBy(() -> new RawNumbers(without)).isInstanceOf(IllegalArgumentException.class);
    }
}
