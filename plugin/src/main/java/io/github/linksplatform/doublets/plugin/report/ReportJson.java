package io.github.linksplatform.doublets.plugin.report;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.MathContext;

/** How reports are turned into JSON and back: the same bytes on every JDK, machine and locale. */
final class ReportJson {
    // Fifteen digits are what a double always keeps; the sixteenth and later ones differ between JDKs.
    private static final MathContext STABLE = new MathContext(15);

    private static final JsonMapper MAPPER = JsonMapper.builder()
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

    private ReportJson() {}

    static String write(Report report) throws JsonProcessingException {
        return WRITER.writeValueAsString(report) + "\n";
    }

    /** Reads the schema alone, so that a report of a newer shape can be refused by it; null if there is none. */
    static Integer schema(byte[] json) throws IOException {
        JsonNode tree = MAPPER.readTree(json);
        if (tree == null || !tree.isObject()) {
            throw new IOException("it is not a JSON object");
        }
        JsonNode schema = tree.get("schema");
        if (schema == null || schema.isNull()) {
            return null;
        }
        if (!schema.isInt()) {
            throw new IOException("its schema is " + schema + ", not a whole number");
        }
        return schema.intValue();
    }

    static Report read(byte[] json) throws IOException {
        return MAPPER.readValue(json, Report.class);
    }

    /** Writes a number with at most fifteen digits and without an exponent. */
    private static final class PlainDouble extends StdSerializer<Double> {
        private static final long serialVersionUID = 1L;

        PlainDouble() {
            super(Double.class);
        }

        @Override
        public void serialize(Double value, JsonGenerator json, SerializerProvider provider) throws IOException {
            BigDecimal stable = new BigDecimal(value).round(STABLE).stripTrailingZeros();
            json.writeNumber(stable.signum() == 0 ? "0" : stable.toPlainString());
        }
    }
}
