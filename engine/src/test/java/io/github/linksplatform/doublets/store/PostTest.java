package io.github.linksplatform.doublets.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PostTest {
    @ParameterizedTest
    @ValueSource(strings = {"", " ", "\0", "\u00E9", "e\u0301", "a\uD83D\uDE00b", "\uD83D\uDE00\uD83D\uDE00"})
    void everyStringOfWholeCharactersIsValid(String text) {
        assertThat(new Post(text, text, 0).title()).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({"x\uD800y, D800, 1", "\uDC00, DC00, 0", "\uD83D\uDE00\uD83D, D83D, 2", "\uDE00\uD83D, DE00, 0"})
    void anUnpairedSurrogateIsRefused(String text, String unit, int index) {
        String reason = " of a post has the unpaired surrogate U+" + unit + " at index " + index
                + ", which is no character and which some stores would replace; remove it.";

        assertThatThrownBy(() -> new Post(text, "", 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("The title" + reason);
        assertThatThrownBy(() -> new Post("", text, 0)).hasMessage("The content" + reason);
    }

    @Test
    void nullIsNotEmpty() {
        assertThatThrownBy(() -> new Post(null, "", 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("The title of a post is null; valid is any string, also an empty one.");
        assertThatThrownBy(() -> new Post("", null, 0)).hasMessageStartingWith("The content of a post is null;");
    }

    @ParameterizedTest
    @ValueSource(longs = {-1, -2208988800L, Long.MIN_VALUE})
    void aDateBefore1970IsRefused(long date) {
        assertThatThrownBy(() -> new Post("", "", date))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("The publication date of a post is " + date
                        + "; valid are seconds since 1970-01-01T00:00:00Z, from 0 on.");
    }

    @Test
    void theLastDateDependsOnTheIdWidth() {
        Post last32 = new Post("", "", Integer.MAX_VALUE);
        Post year9999 = new Post("", "", 253402214400L);

        assertThatCode(() -> last32.requireDateWithin(32)).doesNotThrowAnyException();
        assertThatCode(() -> year9999.requireDateWithin(64)).doesNotThrowAnyException();
        assertThatThrownBy(() -> year9999.requireDateWithin(32))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("The publication date of a post is 253402214400; with ids of 32 bits valid are 0 to"
                        + " 2147483647 seconds since 1970-01-01T00:00:00Z.");
    }
}
