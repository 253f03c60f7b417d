package io.github.linksplatform.doublets.plugin.fork;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** Whether a result has the keys of the contract, with values of the right types. Keys that are not known are allowed. */
final class ResultShape {
    /** What a value may be. */
    @SuppressWarnings("ImmutableEnumChecker") // The predicates have no state.
    private enum Type {
        WHOLE("a whole number", JsonNode::isIntegralNumber),
        NUMBER("a number", JsonNode::isNumber),
        TEXT("a text", JsonNode::isTextual),
        CHECKSUM(
                "a text of an unsigned decimal number",
                node -> node.isTextual() && node.textValue().matches("[0-9]{1,20}")),
        OBJECT("an object", JsonNode::isObject),
        TEXTS("an object of texts", node -> {
            boolean[] texts = {node.isObject()};
            node.forEach(value -> texts[0] &= value.isTextual());
            return texts[0];
        }),
        ARRAY("an array", JsonNode::isArray);

        private final String words;
        private final Predicate<JsonNode> matches;

        Type(String words, Predicate<JsonNode> matches) {
            this.words = words;
            this.matches = matches;
        }
    }

    private static final Map<String, Type> REQUIRED = new LinkedHashMap<>();
    private static final Map<String, Type> OPTIONAL = new LinkedHashMap<>();
    private static final Map<String, Type> OPERATION_REQUIRED = new LinkedHashMap<>();
    private static final Map<String, Type> OPERATION_OPTIONAL = new LinkedHashMap<>();

    static {
        REQUIRED.put("schema", Type.WHOLE);
        REQUIRED.put("variant", Type.TEXT);
        REQUIRED.put("repetition", Type.WHOLE);
        REQUIRED.put("operations", Type.ARRAY);
        OPTIONAL.put("failure", Type.OBJECT);
        OPTIONAL.put("file_bytes", Type.WHOLE);
        OPTIONAL.put("file_allocated_bytes", Type.WHOLE);
        OPTIONAL.put("server_bytes", Type.WHOLE);
        OPTIONAL.put("empty_resident_bytes", Type.WHOLE);
        OPTIONAL.put("resident_bytes", Type.WHOLE);
        OPTIONAL.put("peak_resident_bytes", Type.WHOLE);
        OPTIONAL.put("warm_up", Type.OBJECT);
        OPTIONAL.put("settings", Type.TEXTS);
        OPTIONAL.put("versions", Type.TEXTS);
        OPTIONAL.put("jvm", Type.TEXT);
        OPERATION_REQUIRED.put("name", Type.TEXT);
        OPERATION_REQUIRED.put("ns", Type.NUMBER);
        OPERATION_REQUIRED.put("passes", Type.WHOLE);
        OPERATION_REQUIRED.put("count", Type.WHOLE);
        OPERATION_REQUIRED.put("checksum", Type.CHECKSUM);
        OPERATION_OPTIONAL.put("cpu_ns", Type.NUMBER);
        OPERATION_OPTIONAL.put("allocated_bytes", Type.NUMBER);
        OPERATION_OPTIONAL.put("gc_ms", Type.WHOLE);
    }

    private ResultShape() {}

    /** What is wrong, one sentence each. */
    static List<String> faults(JsonNode result) {
        List<String> faults = new ArrayList<>();
        if (!result.isObject()) {
            return List.of("the result is no JSON object");
        }
        check("", result, REQUIRED, OPTIONAL, faults);
        for (JsonNode operation : result.path("operations")) {
            check(
                    "operation " + operation.path("name").asText("without a name") + ": ",
                    operation,
                    OPERATION_REQUIRED,
                    OPERATION_OPTIONAL,
                    faults);
        }
        return faults;
    }

    private static void check(
            String where,
            JsonNode object,
            Map<String, Type> required,
            Map<String, Type> optional,
            List<String> faults) {
        required.forEach((key, type) -> {
            JsonNode value = object.path(key);
            if (!type.matches.test(value)) {
                faults.add(where + "the result's " + key + " is " + shown(value) + " where " + type.words
                        + " is required");
            }
        });
        optional.forEach((key, type) -> {
            JsonNode value = object.path(key);
            if (!value.isMissingNode() && !value.isNull() && !type.matches.test(value)) {
                faults.add(where + "the result's " + key + " is " + shown(value) + " where " + type.words
                        + " or null is allowed");
            }
        });
    }

    private static String shown(JsonNode value) {
        return value.isMissingNode() ? "missing" : value.toString();
    }
}
