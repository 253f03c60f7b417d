package io.github.linksplatform.doublets.plugin.fork;

import java.util.List;
import java.util.Map;

/** The environment variables of a fork. */
public final class ChildEnvironment {
    /** With these anything could be added to the command line of a JVM, unseen by a reader of the report. */
    private static final List<String> REMOVED = List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS");

    private ChildEnvironment() {}

    /**
     * Removes the variables that change a JVM behind its command line.
     *
     * @param environment the variables of a process that is to be started
     */
    static void clean(Map<String, String> environment) {
        environment.keySet().removeAll(REMOVED);
    }

    /**
     * The variables of this process that forks do not get.
     *
     * @return their names
     */
    public static List<String> removed() {
        return REMOVED.stream().filter(name -> System.getenv(name) != null).toList();
    }
}
