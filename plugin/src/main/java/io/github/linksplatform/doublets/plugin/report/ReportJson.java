package io.github.linksplatform.doublets.plugin.report;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;

/** How reports are read from JSON. */
final class ReportJson {
    private ReportJson() {}

    /** Reads the schema alone, so that a report of a newer shape can be refused by it; null if there is none. */
    static Integer schema(byte[] json) throws IOException {
        JsonNode tree = StableJson.MAPPER.readTree(json);
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
        return StableJson.MAPPER.readValue(json, Report.class);
    }
}
