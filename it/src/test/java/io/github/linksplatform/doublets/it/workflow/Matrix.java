package io.github.linksplatform.doublets.it.workflow;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The combinations of a job's matrix. What GitHub also knows and no workflow of ours uses, "exclude", is refused. */
final class Matrix {
    private Matrix() {}

    /**
     * One combination for each choice of a value of every axis, the last axis changing first, or what "include" lists
     * where there are no axes; one without anything if there is no matrix.
     */
    static List<Map<String, Object>> combinations(Map<String, Object> matrix) {
        Map<String, Object> axes = new LinkedHashMap<>(matrix);
        Object include = axes.remove("include");
        if (axes.containsKey("exclude") || (include != null && !axes.isEmpty())) {
            throw new IllegalArgumentException("cannot combine the matrix " + matrix);
        }
        if (include != null) {
            return ((List<?>) include).stream().map(Workflow::map).toList();
        }
        List<Map<String, Object>> combinations = List.of(Map.of());
        for (Map.Entry<String, Object> axis : axes.entrySet()) {
            List<Map<String, Object>> longer = new ArrayList<>();
            for (Map<String, Object> combination : combinations) {
                for (Object value : (List<?>) axis.getValue()) {
                    Map<String, Object> with = new LinkedHashMap<>(combination);
                    with.put(axis.getKey(), value);
                    longer.add(with);
                }
            }
            combinations = longer;
        }
        return combinations;
    }
}
