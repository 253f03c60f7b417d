package io.github.linksplatform.doublets.plugin.report;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.MathContext;

/** JSON that is the same bytes on every JDK, machine and locale. */
public final class StableJson {
    // Fifteen digits are what a double always keeps; the sixteenth and later ones differ between JDKs.
    private static final MathContext STABLE = new MathContext(15);

    /** Reads and writes; keys are component names in snake case, null is left out, keys of others are tolerated. */
    static final JsonMapper MAPPER = JsonMapper.builder()
            .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
            .defaultPropertyInclusion(
                    JsonInclude.Value.construct(JsonInclude.Include.NON_NULL, JsonInclude.Include.NON_NULL))
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .disable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION)
            .addModule(new SimpleModule().addSerializer(Double.class, new PlainDouble()))
            .addModule(new SimpleModule().addSerializer(double.class, new PlainDouble()))
            .build();

    private static final ObjectWriter WRITER = MAPPER.writer(new DefaultPrettyPrinter()
            .withObjectIndenter(new DefaultIndenter("  ", "\n"))
            .withSeparators(
                    DefaultPrettyPrinter.DEFAULT_SEPARATORS.withObjectFieldValueSpacing(Separators.Spacing.AFTER)));

    private StableJson() {}

    /**
     * Writes a value.
     *
     * @param value a record, a map, a list or what they hold
     * @return JSON on lines of their own, ended by LF
     */
    public static String write(Object value) {
        try {
            return WRITER.writeValueAsString(value) + "\n";
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("A value cannot be written as JSON: " + e.getOriginalMessage(), e);
        }
    }

    /**
     * A number with at most fifteen digits and without an exponent.
     *
     * @param value finite
     * @return its text
     */
    public static String number(double value) {
        BigDecimal stable = new BigDecimal(value).round(STABLE).stripTrailingZeros();
        return stable.signum() == 0 ? "0" : stable.toPlainString();
    }

    /** Writes a number as {@link #number} does. */
    private static final class PlainDouble extends StdSerializer<Double> {
        private static final long serialVersionUID = 1L;

        PlainDouble() {
            super(Double.class);
        }

        @Override
        public void serialize(Double value, JsonGenerator json, SerializerProvider provider) throws IOException {
            json.writeNumber(number(value));
        }
    }
}
